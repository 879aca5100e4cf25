/** Random histories of a service's money, written as the facts they leave: its books are then posted by the house itself. */
import type { MoneyState } from '@arriero/domain/money/earned'
import fc from 'fast-check'
import { sql } from 'kysely'
import type { OpenCtx } from '#context.ts'
import { postOrderMoney } from '#features/journal/post-order.ts'

const dayMs = 86_400_000
const attemptStates = ['authorised', 'captured', 'captured', 'captured', 'REFUSED', 'CAPTURE_FAILED'] as const

const pesos = (max: number) => fc.integer({ min: 1, max })

/** Whatever may have come of a service that had money once. */
const history = fc.record({
  status: fc.constantFrom(1, 1, 3, 3, 3, 4, 4, 4),
  agoDays: fc.integer({ min: 0, max: 175 }),
  carrierPesos: pesos(5_000_000),
  platformPesos: pesos(500_000),
  vatPesos: pesos(900_000),
  premium: fc.option(
    fc.record({
      sale: pesos(300_000),
      ofSale: fc.double({ min: 0, max: 1, noNaN: true }),
      vat: pesos(57_000),
    }),
    { nil: null },
  ),
  attempts: fc.array(fc.record({ state: fc.constantFrom(...attemptStates), isOther: fc.boolean() }), {
    minLength: 1,
    maxLength: 3,
  }),
  isLost: fc.constantFrom(false, false, false, false, true),
  /** The fee is a share of what came in, the carrier's part a share of the fee. */
  fee: fc.double({ min: 0, max: 0.3, noNaN: true }),
  carrierOfFee: fc.double({ min: 0, max: 1, noNaN: true }),
  kept: fc.constantFrom('nothing', 'cost', 'premium'),
  isCovered: fc.boolean(),
  isUnsold: fc.constantFrom(false, false, true),
  isRefunded: fc.boolean(),
  standby: fc.option(
    fc.record({
      state: fc.constantFrom('proposed', 'accepted', 'decided'),
      carrierPesos: pesos(600_000),
      vatPesos: pesos(114_000),
      paid: fc.constantFrom('authorised', 'captured', 'captured', 'REFUSED'),
    }),
    { nil: null },
  ),
})
export type History = typeof history extends fc.Arbitrary<infer T> ? T : never

export const historiesOf = (count: number, seed: number): History[] =>
  fc.sample(history, { numRuns: count, seed })

const isMoney = (state: string) => state === 'authorised' || state === 'captured'

type Attempt = { id: string; state: string; amountPesos: number; isApplied: boolean; charge: string }

const attemptsOf = (
  newId: () => string,
  { attempts, isLost, status }: History,
  totalPesos: number,
): Attempt[] => {
  const made = attempts.map(({ state, isOther }) => ({
    id: newId(),
    state: state as string,
    amountPesos: isOther ? totalPesos + 1 : totalPesos,
    isApplied: false,
    charge: 'service',
  }))
  const counting = made.find(({ state, amountPesos }) => isMoney(state) && amountPesos === totalPesos)
  if (!counting) return made
  // What is lost of a cancelled service stays the payment that had counted; of others nothing counts any more.
  if (isLost) counting.state = 'CAPTURE_FAILED'
  return made.map((attempt) => ({
    ...attempt,
    isApplied: attempt === counting && (!isLost || status === 4),
  }))
}

const round = (value: number) => Math.floor(value)

/** As a cancellation keeps it: fee, VAT on it, perhaps the premium's cost or all of it; the rest goes back. */
const endingOf = (one: History, receivedPesos: number) => {
  const premiumPesos = one.premium && receivedPesos > 0 ? one.premium.sale + one.premium.vat : 0
  const keptPesos = { nothing: 0, cost: Math.min(9_000, premiumPesos), premium: premiumPesos }[one.kept]
  const feePesos = round((receivedPesos - keptPesos) * one.fee)
  const vatPesos = round(feePesos * 0.19)
  return {
    keptPesos,
    fee_pesos: feePesos,
    vat_pesos: vatPesos,
    carrier_pesos: round(feePesos * one.carrierOfFee),
    refund_pesos: receivedPesos - keptPesos - feePesos - vatPesos,
  }
}

type Placed = { orderId: string; at: Date; one: History; attempts: Attempt[] }

const insertOrder = async ({ db }: OpenCtx, templateId: string, { orderId, at, one, attempts }: Placed) => {
  const { premium, status } = one
  const netPesos = one.carrierPesos + one.platformPesos
  const clientPesos = netPesos + one.vatPesos
  const patch = {
    id: orderId,
    status,
    ...(status === 1 && { driver_id: null, vehicle_id: null }),
    carrier_pesos: one.carrierPesos,
    platform_pesos: one.platformPesos,
    net_pesos: netPesos,
    vat_pesos: one.vatPesos,
    client_pesos: clientPesos,
    premium_pesos: premium?.sale ?? null,
    premium_cost_pesos: premium ? round(premium.sale * premium.ofSale) : null,
    premium_vat_pesos: premium?.vat ?? null,
    total_pesos: clientPesos + (premium ? premium.sale + premium.vat : 0),
    paid_at: at,
    finish_at: status === 3 ? at : null,
    cancelled_at: status === 4 ? at : null,
    is_in_position: false,
    on_the_way_at: null,
    in_position_at: null,
    trip_start_at: null,
    arrived_at: null,
    loading_start_at: null,
    unloading_start_at: null,
    reservation_at: new Date(at.getTime() + (one.isCovered ? -dayMs : dayMs)),
    planned_end_at: new Date(at.getTime() + 2 * dayMs),
    payment_lost_at: one.isLost && status !== 4 && attempts.every(({ isApplied }) => !isApplied) ? at : null,
  }
  await sql`insert into orders select (jsonb_populate_record(o, ${JSON.stringify(patch)}::jsonb)).* from orders o
    where o.id = ${templateId}`.execute(db)
}

const insertAttempts = async (ctx: OpenCtx, { orderId, at, attempts }: Placed) => {
  for (const [order, attempt] of attempts.entries())
    await sql`insert into payment_attempts (id, order_id, client_id, site_id, transaction, utc_day, attempted_at, amount_pesos,
        state, is_open, is_applied, expires_at, charge)
      select ${attempt.id}, id, client_id, 'histories', ${attempt.id}, ${at.toISOString().slice(0, 10)}::date,
        ${new Date(at.getTime() + order)}, ${attempt.amountPesos}, ${attempt.state}, false, ${attempt.isApplied}, ${at},
        ${attempt.charge} from orders where id = ${orderId}`.execute(ctx.db)
}

type Due = { attemptId: string; cause: string; amountPesos: number; isCaptured: boolean }

const duesOf = ({ one, attempts }: Placed, refundPesos: number, insuranceKept: number): Due[] => {
  const due = (attempt: Attempt, cause: string, amountPesos: number): Due => ({
    attemptId: attempt.id,
    cause,
    amountPesos,
    isCaptured: attempt.state === 'captured',
  })
  const real = attempts.filter(({ state }) => isMoney(state))
  const surplus = real.filter(({ isApplied }) => !isApplied)
  const applied = real.find(({ isApplied, charge }) => isApplied && charge === 'service')
  const unsold = one.premium && one.isUnsold && one.status >= 3 && applied
  const premiumPesos = one.premium ? one.premium.sale + one.premium.vat : 0
  return [
    ...surplus.map((attempt) => due(attempt, 'duplicate', attempt.amountPesos)),
    ...(applied && one.status === 4 ? [due(applied, 'cancelled', refundPesos)] : []),
    ...(unsold ? [due(applied, 'insurance', one.status === 4 ? insuranceKept : premiumPesos)] : []),
  ].filter(({ amountPesos }) => amountPesos > 0)
}

const insertRefunds = async (ctx: OpenCtx, { orderId, at, one }: Placed, dues: readonly Due[]) => {
  for (const { attemptId, cause, amountPesos, isCaptured } of dues) {
    const id = ctx.newId()
    await sql`insert into refunds_due (id, order_id, attempt_id, cause, amount_pesos, created_at)
      values (${id}, ${orderId}, ${attemptId}, ${cause}, ${amountPesos}, ${at})`.execute(ctx.db)
    if (!one.isRefunded || !isCaptured) continue
    await sql`insert into refunds (id, order_id, amount_pesos, state, reference, asked_by, asked_at, paid_by, paid_at)
      select ${id}, id, ${amountPesos}, 'paid', ${id}, client_id, ${at}, client_id, ${at} from orders
      where id = ${orderId}`.execute(ctx.db)
  }
}

const insertStandby = async (ctx: OpenCtx, { orderId, at, one }: Placed) => {
  const { standby, status } = one
  if (!standby || status !== 3) return
  const isDue = standby.state !== 'proposed'
  const totalPesos = standby.carrierPesos + standby.vatPesos
  await sql`insert into standby_charges (order_id, state, tariff_from, hour_pesos, loading_free_hours, unloading_free_hours,
      metered_hours, hours, carrier_pesos, vat_pesos, total_pesos, proposed_at, paid_at)
    values (${orderId}, ${standby.state}, '2026-01-01', 60000, 8, 8, 1, 1, ${standby.carrierPesos}, ${standby.vatPesos},
      ${totalPesos}, ${at}, ${isDue && isMoney(standby.paid) ? at : null})`.execute(ctx.db)
  if (!isDue) return
  const isApplied = isMoney(standby.paid)
  const attempt = {
    id: ctx.newId(),
    state: standby.paid,
    amountPesos: totalPesos,
    isApplied,
    charge: 'standby',
  }
  await insertAttempts(ctx, { orderId, at, one, attempts: [attempt] })
}

const insertCancellation = async (ctx: OpenCtx, { orderId, at, one }: Placed, receivedPesos: number) => {
  const { keptPesos, ...ending } = endingOf(one, receivedPesos)
  await ctx.db
    .insertInto('cancellations')
    .values({
      id: ctx.newId(),
      order_id: orderId,
      user_id: null,
      role: null,
      insurance_kept_pesos: keptPesos,
      search: '',
      cause: 'client',
      description: 'Ya no',
      ...ending,
      created_at: at,
    })
    .execute()
  return { keptPesos, refundPesos: ending.refund_pesos }
}

/** Its facts as rows, then its books as every act leaves them; twice, since twice is once. */
export const place = async (ctx: OpenCtx, templateId: string, one: History): Promise<string> => {
  const orderId = ctx.newId()
  const at = new Date(ctx.now.getTime() - one.agoDays * dayMs)
  const { premium } = one
  const totalPesos =
    one.carrierPesos + one.platformPesos + one.vatPesos + (premium ? premium.sale + premium.vat : 0)
  const placed: Placed = { orderId, at, one, attempts: attemptsOf(ctx.newId, one, totalPesos) }
  await insertOrder(ctx, templateId, placed)
  await insertAttempts(ctx, placed)
  const received = placed.attempts.find(({ isApplied }) => isApplied)?.amountPesos ?? 0
  const ending = one.status === 4 ? await insertCancellation(ctx, placed, received) : undefined
  await insertRefunds(ctx, placed, duesOf(placed, ending?.refundPesos ?? 0, ending?.keptPesos ?? 0))
  await insertStandby(ctx, placed)
  await postOrderMoney(ctx, orderId)
  await postOrderMoney(ctx, orderId)
  return orderId
}

/** What a filter of the table may ask for. */
export type Asked = { moneyState?: MoneyState; status?: number; month?: string }
