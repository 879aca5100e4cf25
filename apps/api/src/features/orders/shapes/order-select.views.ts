/** The one read of orders for every kind of viewer: the row with the names and offers around it. */
import { offerIn } from '#database/state-lists.ts'
import { inState } from '#database/order-states.ts'
import type { OfferState } from '@arriero/domain/orders/offers'
import { sql, type RawBuilder } from 'kysely'
import type { Paper } from '@arriero/domain/papers/credentials'
import { isCarrierRole, type Actor, type Role } from '@arriero/domain/people/roles'
import type { SettingKey } from '@arriero/domain/house/settings'
import { pdfSuffix } from '#features/files/pdf-suffix.views.ts'
import { carrierStanding, ownPapersOf, type CarrierStanding } from '../assignment/carrier-standing.views.ts'
import { fleetKindsOf, type FleetKind } from '../assignment/fleet-kinds.views.ts'
import type { OrderRow } from '../order-row.ts'

/** From where to where, of an `o` of orders. */
export const travel = sql`o.origin_name || ' – ' || o.destination_name`

/** All of a row that some viewer's shape or rule asks for; not the drawn way nor the words of the search, which are long. */
const ownColumns = [
  'id',
  'status',
  'client_id',
  'carrier_id',
  'driver_id',
  'vehicle_id',
  'type_load_id',
  'vehicle_type_id',
  'origin_name',
  'origin_code',
  'origin_latitude',
  'origin_longitude',
  'origin_exact',
  'destination_name',
  'destination_code',
  'destination_latitude',
  'destination_longitude',
  'destination_exact',
  'distance_km',
  'distance_method',
  'reservation_at',
  'planned_end_at',
  'promised_at',
  'promised',
  'high',
  'weight',
  'width',
  'volume',
  'bottom',
  'pieces',
  'description',
  'image_ids',
  'delivery_code',
  'delivery_code_tries',
  'client_price',
  'suggested_pesos',
  'floor_pesos',
  'reference',
  'profit_bp',
  'vat_bp',
  'insurance_bp',
  'insurer_share_bp',
  'vat_base',
  'carrier_pesos',
  'platform_pesos',
  'net_pesos',
  'vat_pesos',
  'client_pesos',
  'declared_pesos',
  'premium_pesos',
  'premium_cost_pesos',
  'premium_vat_pesos',
  'policy_link',
  'total_pesos',
  'pay_status',
  'pay_transaction',
  'order_pay',
  'paid_at',
  'payment_lost_at',
  'pay_until',
  'taken_at',
  'on_the_way_at',
  'is_in_position',
  'in_position_at',
  'loading_start_at',
  'trip_start_at',
  'arrived_at',
  'unloading_start_at',
  'finish_at',
  'support_document_id',
  'delivery_image_ids',
  'cancelled_at',
  'cancel_cause',
  'cancel_reason',
  'approved_at',
  'reminded_at',
  'proposed_at',
  'standby_state',
  'client_stars',
  'carrier_stars',
  'created_at',
] as const satisfies readonly (keyof OrderRow)[]

export type OfferJson = {
  id: string
  carrier_id: string
  state: OfferState
  is_offer: boolean
  description: string | null
  counter_description: string | null
  carrier_pesos: number
  net_pesos: number
  vat_pesos: number
  vat_base: string
  vat_bp: number
  client_pesos: number
  counter_carrier_pesos: number | null
  counter_client_pesos: number | null
  carrier_rounds: number
  client_rounds: number
  expires_at: string
  created_at: string
  name: string
  role: Role
  image_id: string | null
  score_sum: number
  score_count: number
  finished_count: number
  released_count: number
  base_place_code: string | null
  papers: Paper[]
  /** Whether the offer's carrier is active now. */
  is_active: boolean
  /** Only of an open order: the kinds of vehicle its carrier has. */
  fleet: FleetKind[]
}

type Person<P extends string> = Record<`${P}_name`, string> &
  Record<`${P}_image_id`, string | null> &
  Record<`${P}_cell_phone` | `${P}_identification`, string> &
  Record<`${P}_score_sum` | `${P}_score_count`, number>

type MaybePerson<P extends string> = { [K in keyof Person<P>]: Person<P>[K] | null }

export type OrderView = Pick<OrderRow, (typeof ownColumns)[number]> &
  Person<'client'> & { client_email: string } & MaybePerson<'carrier'> &
  MaybePerson<'driver'> & {
    type_load_name: string
    vehicle_type_name: string
    /** Its id, with `.pdf` behind it where it is one. */
    support_document_name: string | null
    license_plate: string | null
    trailer_plate: string | null
    vehicle_image_ids: string[] | null
    vehicle_own_type_name: string | null
    /** Who of the staff reminded the carrier last. */
    reminded_by_name: string | null
    /** Who of them asked those who offered last. */
    proposed_by_name: string | null
    paying_until: Date | null
    /** Of the last place its phone told on the way. */
    eta_at: Date | null
    /** The reader himself, where a carrier reads. */
    reader: CarrierStanding | null
    /** Whether a carrier reads what the client pays; null where nobody ever set it. */
    shows_client_total: unknown
    offers: OfferJson[]
  }

const person = (alias: string) =>
  sql.raw(
    ['name', 'image_id', 'cell_phone', 'identification', 'score_sum', 'score_count']
      .map((column) => `${alias}.${column} as ${alias}_${column}`)
      .join(', '),
  )

const own = sql.raw(ownColumns.map((column) => `o.${column}`).join(', '))

/** A carrier reads only his own offers; the client and administrators read all that still mean something. */
const offersFor = (actor: Actor) => {
  const isStaffOrClient = actor.role !== 'enterprise' && actor.role !== 'driver'
  const whose = isStaffOrClient
    ? sql`f.state in ${offerIn.read}`
    : sql`f.carrier_id = ${actor.id} and f.state <> 'replaced'`
  return sql`(select coalesce(json_agg(json_build_object(
      'id', f.id, 'carrier_id', f.carrier_id, 'state', f.state, 'is_offer', f.is_offer, 'description', f.description,
      'counter_description', f.counter_description,
      'carrier_pesos', f.carrier_pesos, 'net_pesos', f.net_pesos, 'vat_pesos', f.vat_pesos, 'vat_base', f.vat_base, 'vat_bp', f.vat_bp,
      'client_pesos', f.client_pesos,
      'counter_carrier_pesos', f.counter_carrier_pesos, 'counter_client_pesos', f.counter_client_pesos,
      'carrier_rounds', f.carrier_rounds, 'client_rounds', f.client_rounds,
      'expires_at', f.expires_at, 'created_at', f.created_at,
      'name', u.name, 'role', u.role, 'image_id', u.image_id, 'score_sum', u.score_sum, 'score_count', u.score_count,
      'finished_count', u.finished_count, 'released_count', u.released_count, 'base_place_code', u.base_place_code,
      'is_active', u.is_active,
      'fleet', case when o.status = ${inState.pending} then ${fleetKindsOf(sql`f.carrier_id`)} else '[]'::json end,
      'papers', ${ownPapersOf(sql`f.carrier_id`)}) order by f.created_at desc, f.id desc), '[]'::json)
    from offers f join users u on u.id = f.carrier_id where f.order_id = o.id and ${whose})`
}

/** Of no row of the query around it: read once for all of them. */
const readerOf = (actor: Actor) =>
  isCarrierRole(actor.role)
    ? sql`(select ${carrierStanding} from users u where u.id = ${actor.id})`
    : sql`null`

const showsClientTotal = sql`(select value from settings where key = ${'showsClientTotalToCarrier' satisfies SettingKey})`

/** At most one attempt is open for a service itself. */
export const payingUntil = sql`(select a.expires_at from payment_attempts a where a.order_id = o.id and a.is_open and a.charge = 'service')`

/** Of the last place its phone told on the way. */
export const etaAt = sql`case when o.status = ${inState.running} then (select eta_at from last_positions where order_id = o.id) end`

/** Read beside the row and not joined: each table more to join doubles what PostgreSQL thinks about before it reads. */
export const nameIn = (catalogue: 'type_loads' | 'vehicle_types', id: RawBuilder<unknown>) =>
  sql`(select name from ${sql.ref(catalogue)} where id = ${id})`

/** What is the same for everybody: the row and the names around it. */
export const plainColumns = sql`${own}, ${person('client')}, client.email as client_email, ${person('carrier')}, ${person('driver')},
    ${nameIn('type_loads', sql`o.type_load_id`)} as type_load_name,
    ${nameIn('vehicle_types', sql`o.vehicle_type_id`)} as vehicle_type_name,
    ${payingUntil} as paying_until,
    ${etaAt} as eta_at,
    (select name from users where id = o.reminded_by) as reminded_by_name,
    (select name from users where id = o.proposed_by) as proposed_by_name,
    o.support_document_id || ${pdfSuffix(sql`o.support_document_id`)} as support_document_name,
    v.license_plate, v.trailer_plate, v.image_ids as vehicle_image_ids,
    ${nameIn('vehicle_types', sql`v.vehicle_type_id`)} as vehicle_own_type_name`

/** Everything a view of an order may need, as this actor may read it. */
export const orderColumns = (actor: Actor): RawBuilder<OrderView> =>
  sql<OrderView>`${plainColumns}, ${readerOf(actor)} as reader,
    ${showsClientTotal} as shows_client_total, ${offersFor(actor)} as offers`

/** The rows of `orders` that `source` names `o`, with who is part of them; no join drops or doubles a row. */
export const orderFromOf = (source: RawBuilder<unknown>) => sql`${source}
  join users client on client.id = o.client_id
  left join users carrier on carrier.id = o.carrier_id
  left join users driver on driver.id = o.driver_id
  left join vehicles v on v.id = o.vehicle_id`

export const allOrders = sql`orders o`
export const orderFrom = orderFromOf(allOrders)
