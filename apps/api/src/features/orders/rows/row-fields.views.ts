/** What the row of each kind of viewer is read from: less than the whole service, since a list reads fifty. */
import { inState } from '#database/order-states.ts'
import { instant, type Fields } from '#database/fields.ts'
import type { Fragment } from '#database/keyset.ts'
import { offerIn } from '#database/state-lists.ts'
import type { OrderRowFor } from '@arriero/contract/orders/order-rows'
import type { OfferState } from '@arriero/domain/orders/offers'
import type { Actor } from '@arriero/domain/people/roles'
import { sql } from 'kysely'
import type { RateColumns } from '#features/rates/rates.store.ts'
import type { OrderRow } from '../order-row.ts'
import { etaAt, nameIn, payingUntil } from '../shapes/order-select.views.ts'

/** What a service on the road is expected from, as JSON has it; null where nothing can be late. */
export type ExpectingJson = {
  status: number
  is_in_position: boolean
  promised: OrderRow['promised']
  planned_end_at: string
} & Record<'on_the_way_at' | 'trip_start_at' | 'promised_at' | 'eta_at', string | null>

/** What of the wire is reckoned. */
type Reckoned = 'viewer' | 'acts' | 'lateMinutes' | 'pay' | 'offers'
type Expecting = { expecting: ExpectingJson | null }

const ends = { origin: { name: sql`o.origin_name` }, destination: { name: sql`o.destination_name` } }
const every = {
  _id: sql`o.id`,
  status: sql`o.status`,
  createdAt: instant(sql`o.created_at`),
  reservationDate: instant(sql`o.reservation_at`),
  ...ends,
}
const typeLoad = { name: nameIn('type_loads', sql`o.type_load_id`) }
const typeVehicle = { name: nameIn('vehicle_types', sql`o.vehicle_type_id`) }
const isInsurance = sql`o.premium_pesos is not null`
const vehicle = { licensePlate: sql`v.license_plate` }
/** The picture by its id. */
const owner = { name: sql`client.name`, image: sql`client.image_id` }
const isPaid = sql`o.paid_at is not null`
const hasSupportDocument = sql`o.support_document_id is not null`

const expecting = sql`case when o.status in ${inState.underWay} and o.paid_at is not null and o.arrived_at is null
  then json_build_object('status', o.status, 'is_in_position', o.is_in_position, 'promised', o.promised,
    'planned_end_at', o.planned_end_at, 'on_the_way_at', o.on_the_way_at, 'trip_start_at', o.trip_start_at,
    'promised_at', o.promised_at, 'eta_at', ${etaAt}) end`

const driven = {
  inPosition: sql`o.is_in_position`,
  onTheWayAt: instant(sql`o.on_the_way_at`),
  loadingStartAt: instant(sql`o.loading_start_at`),
  inFinish: sql`o.arrived_at is not null`,
  unloadingStartAt: instant(sql`o.unloading_start_at`),
  hasSupportDocument,
}

export type ClientRead = Expecting & {
  wire: Omit<OrderRowFor<'client'>, Reckoned>
  payStatus: string | null
  offers: OrderRowFor<'client'>['offers'] | null
  isPaid: boolean
  isPaymentLost: boolean
  isApproved: boolean
  /** Of the attempt open at the gateway. */
  payingUntil: string | null
}

const clientFields: Fields<ClientRead> = {
  wire: {
    ...every,
    typeLoad,
    typeVehicle,
    vehicle,
    isInsurance,
    clientPrice: sql`o.client_price`,
    total: sql`o.total_pesos`,
    // What was lost on the road may be paid as long as the service stands.
    payUntil: instant(sql`case when o.payment_lost_at is null then o.pay_until end`),
    standby: sql`o.standby_state`,
    inPosition: driven.inPosition,
    inFinish: driven.inFinish,
    finishStartAt: instant(sql`o.finish_at`),
    hasSupportDocument,
    calification: sql`o.client_stars`,
    cancelation: {
      description: sql`case when o.cancelled_at is not null then coalesce(o.cancel_reason, '') end`,
      cause: sql`coalesce(o.cancel_cause, '')`,
    },
  },
  payStatus: sql`o.pay_status`,
  expecting,
  offers: sql`case when o.status = ${inState.pending} then (select json_agg(json_build_object(
      '_id', f.id, 'state', f.state, 'expiresAt', ${instant(sql`f.expires_at`)}) order by f.created_at desc, f.id desc)
    from offers f where f.order_id = o.id and f.state in ${offerIn.read}) end`,
  isPaid,
  isPaymentLost: sql`o.payment_lost_at is not null`,
  isApproved: sql`o.approved_at is not null`,
  payingUntil: sql`case when o.status = ${inState.assigned} then ${payingUntil} end`,
}

export type CarrierRead = Expecting & {
  wire: Omit<OrderRowFor<'carrier'>, Reckoned>
  payStatus: string | null
  isPaid: boolean
  isRatedByCarrier: boolean
}

const carrierFields: Fields<CarrierRead> = {
  wire: {
    ...every,
    typeLoad,
    vehicle,
    client: owner,
    /** The carrier until a driver is assigned, then that driver. */
    driver: { name: sql`coalesce(driver.name, carrier.name)` },
    assignedDriverId: sql`o.driver_id`,
    distanceKm: sql`o.distance_km`,
    weight: sql`o.weight`,
    isInsurance,
    earnings: sql`o.carrier_pesos`,
    ...driven,
  },
  payStatus: sql`o.pay_status`,
  expecting,
  isPaid,
  isRatedByCarrier: sql`o.carrier_stars is not null`,
}

export type OperatorRead = { wire: Omit<OrderRowFor<'operator'>, Reckoned> }

const operatorFields: Fields<OperatorRead> = {
  wire: {
    _id: every._id,
    status: every.status,
    reservationDate: every.reservationDate,
    ...ends,
    typeLoad,
    vehicle,
    weight: sql`o.weight`,
    ...driven,
    isPaid,
  },
}

/** The reader's own, as JSON has it. */
type OwnOffer = {
  _id: string
  state: OfferState
  createdAt: string
  expiresAt: string
  value: number
  counterEarnings: number | null
  rounds: number
}

export type OpenRead = {
  wire: Omit<OrderRowFor<'open'>, Reckoned | 'earnings'>
  typeLoadId: string
  vehicleTypeId: string
  /** What he would earn is reckoned from the price and its frozen rates. */
  priced: (RateColumns & { client_price: number }) | null
  offers: OwnOffer[] | null
}

const openFields = ({ id }: Actor): Fields<OpenRead> => ({
  wire: {
    ...every,
    typeLoad,
    typeVehicle,
    client: owner,
    distanceKm: sql`o.distance_km`,
    weight: sql`o.weight`,
    isInsurance,
  },
  typeLoadId: sql`o.type_load_id`,
  vehicleTypeId: sql`o.vehicle_type_id`,
  priced: {
    client_price: sql`o.client_price`,
    profit_bp: sql`o.profit_bp`,
    vat_bp: sql`o.vat_bp`,
    insurance_bp: sql`o.insurance_bp`,
    insurer_share_bp: sql`o.insurer_share_bp`,
    vat_base: sql`o.vat_base`,
  },
  offers: sql`(select json_agg(json_build_object('_id', f.id, 'state', f.state, 'createdAt', ${instant(sql`f.created_at`)},
      'expiresAt', ${instant(sql`f.expires_at`)}, 'value', f.carrier_pesos, 'counterEarnings', f.counter_carrier_pesos,
      'rounds', f.carrier_rounds) order by f.created_at desc, f.id desc)
    from offers f where f.order_id = o.id and f.carrier_id = ${id} and f.state <> 'replaced')`,
})

export type AdminRead = Expecting & { wire: Omit<OrderRowFor<'admin'>, Reckoned> }

const adminFields: Fields<AdminRead> = {
  wire: {
    ...every,
    vehicle,
    client: owner,
    carrier: { name: sql`carrier.name`, cellPhone: sql`carrier.cell_phone` },
    distanceKm: sql`o.distance_km`,
    isInsurance,
    clientPrice: sql`o.client_price`,
    total: sql`o.total_pesos`,
  },
  expecting,
}

const client = sql`join users client on client.id = o.client_id`
const carrier = sql`left join users carrier on carrier.id = o.carrier_id`
const plated = sql`left join vehicles v on v.id = o.vehicle_id`

/** Of the rows of `orders` that `source` names `o`; no join drops or doubles a row. */
export type RowSource<Read> = { fields: Fields<Read> | ((actor: Actor) => Fields<Read>); joined: Fragment }

export const rowSources = {
  admin: { fields: adminFields, joined: sql`${client} ${carrier} ${plated}` },
  client: { fields: clientFields, joined: plated },
  carrier: {
    fields: carrierFields,
    joined: sql`${client} ${carrier} left join users driver on driver.id = o.driver_id ${plated}`,
  },
  open: { fields: openFields, joined: client },
  operator: { fields: operatorFields, joined: plated },
} satisfies {
  admin: RowSource<AdminRead>
  client: RowSource<ClientRead>
  carrier: RowSource<CarrierRead>
  open: RowSource<OpenRead>
  operator: RowSource<OperatorRead>
}
