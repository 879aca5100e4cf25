/** What carriers ask to be paid on the road: for the desk that answers, and for the carrier beside each of his trips. */
import type { api } from '@arriero/contract'
import type { InputOf, ReplyOf } from '@arriero/contract/endpoint'
import { askDenial } from '@arriero/domain/money/advance-requests'
import { advanceLeft, type AdvanceFacts } from '@arriero/domain/money/payouts'
import { pesos } from '@arriero/domain/money/money'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import { oneOf } from '#database/conditions.ts'
import { fieldsPage, type Fields } from '#database/fields.ts'
import { keysetPage, type Sorts } from '#database/keyset.ts'
import { inState } from '#database/order-states.ts'
import { searchIn } from '#database/search-text.ts'
import { settingsInForce } from '#features/settings/settings.store.ts'
import { isUnchecked } from '../payouts/pay-changes.views.ts'

type Asked = ReplyOf<typeof api.settlements.advanceRequests>['items'][number]

const advanced = (state: 'paid' | 'confirming') =>
  sql`coalesce((select sum(p.gross_pesos) from payouts p where p.order_id = o.id and p.kind = 'advance'
    and p.state = ${sql.lit(state)}), 0)::bigint`

const fields: Fields<Asked> = {
  _id: sql`r.id`,
  order: sql`r.order_id`,
  origin: sql`o.origin_name`,
  destination: sql`o.destination_name`,
  carrier: { _id: sql`r.carrier_id`, name: sql`c.name` },
  licensePlate: sql`v.license_plate`,
  value: sql`r.value_pesos`,
  earns: sql`coalesce(o.carrier_pesos, 0)`,
  advanced: advanced('paid'),
  state: sql`r.state`,
  askedAt: sql`r.asked_at`,
  endedAt: sql`r.ended_at`,
  endedBy: { _id: sql`e.id`, name: sql`e.name` },
  reason: sql`r.reason`,
}

const asked = sql`advance_requests r join orders o on o.id = r.order_id join users c on c.id = r.carrier_id`
const requestSorts: Sorts = { askedAt: { by: sql`r.asked_at`, type: 'instant' } }

export const advanceRequestList = (
  { db }: Ctx,
  query: InputOf<typeof api.settlements.advanceRequests>['query'],
): Promise<ReplyOf<typeof api.settlements.advanceRequests>> =>
  fieldsPage(
    db,
    {
      fields,
      from: sql`${asked} left join vehicles v on v.id = o.vehicle_id left join users e on e.id = r.ended_by`,
      countFrom: asked,
      where: [
        oneOf(sql`r.state`, query.state),
        query.id === undefined ? undefined : sql`r.id = ${query.id}`,
        searchIn(sql`(c.search || ' ' || o.search)`, query.q, [sql`r.order_id`]),
      ],
      id: sql`r.id`,
      sorts: requestSorts,
    },
    query,
  )

type RoadRow = {
  id: string
  origin_name: string
  destination_name: string
  license_plate: string | null
  driver_name: string | null
  value_pesos: number
  paid_pesos: number
  open_pesos: number
  is_captured: boolean
  is_payment_lost: boolean
  has_account: boolean
  is_unchecked: boolean
  request_id: string | null
  request_pesos: number | null
  request_state: Asked['state'] | null
  request_at: Date | null
  request_reason: string | null
}

/** The last thing he asked of each, whatever became of it. */
const roadFrom = sql`orders o join users c on c.id = o.carrier_id left join vehicles v on v.id = o.vehicle_id
  left join users d on d.id = o.driver_id
  left join lateral (select * from advance_requests a where a.order_id = o.id order by a.asked_at desc, a.id desc limit 1) r on true`

const roadSelect = (
  now: Date,
) => sql`o.id, o.origin_name, o.destination_name, v.license_plate, d.name as driver_name,
  coalesce(o.carrier_pesos, 0) as value_pesos, ${advanced('paid')} as paid_pesos, ${advanced('confirming')} as open_pesos,
  exists (select from payment_attempts a where a.order_id = o.id and a.is_applied and a.state = 'captured'
    and a.charge = 'service') as is_captured,
  o.payment_lost_at is not null as is_payment_lost,
  (c.bank is not null and c.account_type is not null and c.account_number is not null) as has_account,
  ${isUnchecked(sql`o.carrier_id`, now)} as is_unchecked,
  r.id as request_id, r.value_pesos as request_pesos, r.state as request_state, r.asked_at as request_at,
  r.reason as request_reason`

const factsOf = (row: RoadRow, most: AdvanceFacts['most']): AdvanceFacts => ({
  isRunning: true,
  isCaptured: row.is_captured,
  isPaymentLost: row.is_payment_lost,
  hasAccount: row.has_account,
  isAccountUnchecked: row.is_unchecked,
  valuePesos: pesos(row.value_pesos),
  advancesPesos: pesos(row.paid_pesos + row.open_pesos),
  most,
})

const requestOf = (row: RoadRow) =>
  row.request_id === null || row.request_state === null || row.request_at === null
    ? null
    : {
        _id: row.request_id,
        value: row.request_pesos ?? 0,
        state: row.request_state,
        askedAt: row.request_at.toISOString(),
        reason: row.request_reason,
      }

/** A carrier's services on the road, with what he may be advanced of each and what he asked. */
export const ownRoad = async (
  ctx: Ctx,
  query: InputOf<typeof api.settlements.ownRoad>['query'],
): Promise<ReplyOf<typeof api.settlements.ownRoad>> => {
  const { advanceMost } = await settingsInForce(ctx.db)
  const { rows, page } = await keysetPage<RoadRow>(
    ctx.db,
    {
      select: roadSelect(ctx.now),
      from: roadFrom,
      countFrom: sql`orders o`,
      where: [
        sql`o.carrier_id = ${ctx.actor.id}`,
        sql`o.status = ${inState.running}`,
        query.id === undefined ? undefined : sql`o.id = ${query.id}`,
      ],
      id: sql`o.id`,
      sorts: { reservationAt: { by: sql`o.reservation_at`, type: 'instant' } },
    },
    query,
  )
  const items = rows.map((row) => {
    const facts = factsOf(row, advanceMost)
    return {
      _id: row.id,
      origin: row.origin_name,
      destination: row.destination_name,
      licensePlate: row.license_plate,
      driver: row.driver_name,
      value: row.value_pesos,
      advanced: row.paid_pesos,
      waiting: row.open_pesos,
      left: advanceLeft(facts),
      denial: askDenial(facts, 1) ?? null,
      request: requestOf(row),
    }
  })
  return { items, ...page }
}
