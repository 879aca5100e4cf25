/** The meter as both sides and the staff read it: the charge where there is one, else what it says so far. Decisions §16. */
import { isUnderWay } from '@arriero/domain/orders/orders'
import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import type { ErrorCode } from '@arriero/domain/errors/errors'
import { isCarrierRole, isClientRole, type Role } from '@arriero/domain/people/roles'
import {
  hoursOf,
  meterOf,
  standbyActs,
  standbyDenial,
  type StandbyAct,
  type StandbyState,
  type StandbyTariff,
  type Waiting,
  type StandbyPhase,
} from '@arriero/domain/orders/standby'
import type { HistoryAct } from '@arriero/domain/orders/order-events'
import { sql } from 'kysely'
import type { Ctx, Db } from '#context.ts'
import { columnsOf, wireOf, type Fields } from '#database/fields.ts'
import { historyFrom } from '#database/months/history-since.ts'
import type { OrderRow } from '#features/orders/order-row.ts'
import { factsOf } from './charge-facts.views.ts'
import { agreedOn, priceOf, stampsOf, vatPercentOf } from './metered.ts'
import { chargeOf, type ChargeRow, tariffOn } from './standby.store.ts'

type Wire = ReplyOf<typeof api.standby.detail>['phases'][number]['evidence'][number]
type Evidence = { phase: StandbyPhase; wire: Wire }

const phases: Partial<Record<string, StandbyPhase>> = {
  'milestone.inPosition': 'loading',
  // A truck or a driver changed while it waited.
  'order.assigned': 'loading',
  'milestone.loadingStart': 'loading',
  'milestone.tripStart': 'loading',
  'milestone.inFinish': 'unloading',
  'arrival.destination': 'unloading',
  'milestone.unloadingStart': 'unloading',
  'milestone.finish': 'unloading',
} satisfies Partial<Record<HistoryAct, StandbyPhase>>

const evidenceFields: Fields<Wire> = {
  act: sql`h.act`,
  at: sql`h.at`,
  recordedAt: sql`h.recorded_at`,
  isTimeVerified: sql`h.is_time_verified`,
  by: { name: sql`u.name`, rol: sql`u.role` },
  place: { latitude: sql`h.latitude`, longitude: sql`h.longitude` },
}

/** Who was named before a truck came, or on the road, says nothing of the wait. */
const whileWaiting = (rows: readonly Wire[]): Wire[] => {
  const indexOf = (name: HistoryAct) => rows.findIndex(({ act }) => act === name)
  const [arrival, start] = [indexOf('milestone.inPosition'), indexOf('milestone.tripStart')]
  const isWithin = (at: number) => arrival !== -1 && at > arrival && (start === -1 || at < start)
  return rows.filter(({ act }, at) => act !== 'order.assigned' || isWithin(at))
}

type Dated = { id: string; created_at: Date }

/** What the meter rests on: the stamps of the trip, each with when it came, how sure it is and from where. */
const evidenceOf = async (db: Db, { id, created_at }: Dated): Promise<Evidence[]> => {
  const { rows } = await sql`
    select ${columnsOf(evidenceFields)} from order_history h left join users u on u.id = h.actor_id
    where h.order_id = ${id} and h.recorded_at >= ${historyFrom(created_at)}
      and h.act = any(${Object.keys(phases)}) order by h.id limit 100`.execute(db)
  return whileWaiting(rows.map(wireOf(evidenceFields))).flatMap((wire) => {
    const phase = phases[wire.act]
    return phase ? [{ phase, wire }] : []
  })
}

type StandbyReply = ReplyOf<typeof api.standby.detail>

const minuteMs = 60_000

const isStaff = (role: Role) => role === 'administrator' || role === 'accountancy'

/** Its client, its carrier, the staff; to anybody else there is no such service. */
const readableOrder = async ({ db, actor }: Ctx, orderId: string): Promise<OrderRow | undefined> => {
  const order = await db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst()
  const mayRead = isStaff(actor.role) || order?.client_id === actor.id || order?.carrier_id === actor.id
  return order && mayRead && order.carrier_id !== null ? order : undefined
}

const frozenTariff = (charge: ChargeRow): StandbyTariff => ({
  validFrom: charge.tariff_from,
  hourPesos: charge.hour_pesos,
  loadingFreeHours: charge.loading_free_hours,
  unloadingFreeHours: charge.unloading_free_hours,
})

/** The acts on a wait that this role has. */
const actsOf = (role: Role): readonly StandbyAct[] => {
  if (isClientRole(role)) return ['accept', 'object', 'pay']
  return isStaff(role) ? ['decide'] : []
}

const denials = async (
  ctx: Ctx,
  charge: ChargeRow,
): Promise<Partial<Record<StandbyAct, ErrorCode | null>>> => {
  const facts = await factsOf(ctx, charge)
  const own = actsOf(ctx.actor.role)
  return Object.fromEntries(
    standbyActs.filter((act) => own.includes(act)).map((act) => [act, standbyDenial(act, facts) ?? null]),
  )
}

const phaseOf = (waiting: Waiting, evidence: readonly Evidence[]): StandbyReply['phases'][number] => ({
  phase: waiting.phase,
  fromAt: waiting.fromAt.toISOString(),
  untilAt: waiting.untilAt?.toISOString() ?? null,
  waitedMinutes: Math.floor(waiting.waitedMs / minuteMs),
  freeHours: waiting.freeHours,
  hours: waiting.hours,
  evidence: evidence.filter(({ phase }) => phase === waiting.phase).map(({ wire }) => wire),
})

/** While the truck still waits, what it would come to; a service that never froze rates has no price. */
const soFar = (order: OrderRow, tariff: StandbyTariff, hours: number) =>
  order.vat_bp === null ? { net: 0, vat: 0, total: 0 } : wirePrice(priceOf(order, hours, tariff.hourPesos))

const wirePrice = ({ carrierPesos, vatPesos, totalPesos }: ReturnType<typeof priceOf>) => ({
  net: carrierPesos,
  vat: vatPesos,
  total: totalPesos,
})

const nameOf = async ({ db }: Ctx, id: string | null): Promise<string> =>
  (id && (await db.selectFrom('users').select('name').where('id', '=', id).executeTakeFirst())?.name) || ''

const decisionOf = async (ctx: Ctx, charge: ChargeRow): Promise<StandbyReply['decision']> =>
  charge.settled_at && {
    by: await nameOf(ctx, charge.settled_by),
    at: charge.settled_at.toISOString(),
    reason: charge.reason,
  }

const chargedView = async (ctx: Ctx, charge: ChargeRow) => ({
  state: charge.state as StandbyState,
  meteredHours: charge.metered_hours,
  hours: charge.hours,
  net: charge.carrier_pesos,
  vat: charge.vat_pesos,
  total: charge.total_pesos,
  proposedAt: charge.proposed_at.toISOString(),
  objection: charge.objection,
  decision: await decisionOf(ctx, charge),
  // Which card payment it was is between the client and the house. Security B3.
  pay: {
    ...(isCarrierRole(ctx.actor.role) ? {} : { transaction: charge.pay_transaction }),
    status: charge.pay_status,
  },
  paidAt: charge.paid_at?.toISOString() ?? null,
  acts: await denials(ctx, charge),
})

const runningView = (order: OrderRow, tariff: StandbyTariff, hours: number) => ({
  state: isUnderWay(order.status) ? ('running' as const) : ('none' as const),
  meteredHours: hours,
  hours,
  ...soFar(order, tariff, hours),
  proposedAt: null,
  objection: null,
  decision: null,
  pay: { status: null },
  paidAt: null,
  acts: {},
})

export const standbyDetail = async (ctx: Ctx, orderId: string): Promise<StandbyReply | undefined> => {
  const order = await readableOrder(ctx, orderId)
  if (!order) return undefined
  const charge = await chargeOf(ctx.db, orderId)
  const tariff = charge ? frozenTariff(charge) : await tariffOn(ctx.db, agreedOn(order))
  const phases = meterOf(stampsOf(order), tariff, order.cancelled_at ?? ctx.now)
  const evidence = await evidenceOf(ctx.db, order)
  const { validFrom, hourPesos, loadingFreeHours, unloadingFreeHours } = tariff
  return {
    orderId,
    tariff: { validFrom, hourPesos, loadingFreeHours, unloadingFreeHours },
    phases: phases.map((waiting) => phaseOf(waiting, evidence)),
    vatPercent: vatPercentOf(order),
    ...(charge ? await chargedView(ctx, charge) : runningView(order, tariff, hoursOf(phases))),
  }
}
