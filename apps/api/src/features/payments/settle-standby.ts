/**
 * The money of a charge for waiting as a function of the set of its attempts, as `settleOrder` does for the service: at
 * most one is applied, every other real payment is due back. Security M6, M7, decisions §16.
 */
import { isPaidWord } from '@arriero/domain/paid'
import type { OpenCtx } from '#context.ts'
import { hint, tell } from '#effects/tell.ts'
import { postOrderMoney } from '#features/journal/post-order.ts'
import type { OrderRow } from '#features/orders/order-row.ts'
import { owe, oweNoWait } from '#features/settlements/owe.ts'
import { chargeOf, setChargePayment, type ChargeRow } from '#features/standby/standby.store.ts'
import { isCounting, isMoney, standingOf, wireStatus } from './attempt-standing.ts'
import { dropRefundDue, givenBackOf, insertRefundDue, setAttempt, type AttemptRow } from './payments.store.ts'

type Told = { attempts: AttemptRow[]; outcome: string }

const isDue = ({ state }: ChargeRow): boolean => state === 'accepted' || state === 'decided'

/** The one that counts: what counted already, else the first that is money for exactly what is due. */
const countingOf = (charge: ChargeRow, attempts: readonly AttemptRow[]): AttemptRow | undefined =>
  attempts.find(isCounting) ??
  attempts.find((attempt) => isDue(charge) && isMoney(attempt) && attempt.amount_pesos === charge.total_pesos)

const mark = async (ctx: OpenCtx, attempts: readonly AttemptRow[], counting: AttemptRow | undefined) => {
  // What no longer counts goes first: at no moment do two.
  const others = attempts.filter((attempt) => attempt !== counting)
  for (const attempt of counting ? [...others, counting] : others) {
    const isApplied = attempt === counting
    if (attempt.is_applied === isApplied) continue
    attempt.is_applied = isApplied
    await setAttempt(ctx.db, attempt.id, { is_applied: isApplied })
  }
}

const giveBack = async (ctx: OpenCtx, charge: ChargeRow, attempt: AttemptRow): Promise<void> => {
  if (attempt.is_applied || !isMoney(attempt)) return dropRefundDue(ctx.db, attempt.id)
  await insertRefundDue(ctx.db, {
    id: ctx.newId(),
    orderId: charge.order_id,
    attemptId: attempt.id,
    cause: attempt.amount_pesos === charge.total_pesos ? 'duplicate' : 'amount_differs',
    amountPesos: attempt.amount_pesos,
    createdAt: ctx.now,
  })
}

/** `order` is locked, and so are its charge's attempts. */
export const settleStandby = async (
  ctx: OpenCtx,
  order: OrderRow,
  { attempts, outcome }: Told,
): Promise<void> => {
  const charge = await chargeOf(ctx.db, order.id)
  if (!charge) throw new Error('an attempt without its charge')
  const givenBack = await givenBackOf(ctx.db, order.id)
  const counting = countingOf(
    charge,
    attempts.filter(({ id }) => !givenBack.has(id)),
  )
  await mark(ctx, attempts, counting)
  const newest = attempts.at(-1)
  await setChargePayment(ctx.db, charge, {
    status: counting ? wireStatus(counting) : newest ? standingOf(newest, ctx.now) : null,
    ...(counting ? { transaction: counting.transaction } : {}),
    paidAt: counting ? (charge.paid_at ?? ctx.now) : null,
  })
  if (counting)
    await owe(ctx, {
      orderId: order.id,
      carrierId: order.carrier_id,
      kind: 'standby',
      grossPesos: charge.carrier_pesos,
      earnedAt: charge.paid_at ?? ctx.now,
    })
  else await oweNoWait(ctx, order.id)
  for (const attempt of attempts) await giveBack(ctx, charge, attempt)
  await postOrderMoney(ctx, order.id)
  await sayOutcome(ctx, { charge, isPaid: counting !== undefined, outcome })
}

type Said = { charge: ChargeRow; isPaid: boolean; outcome: string }

/** Its own words in the timeline; the client's screen hears the gateway's, but of no other try once he has paid. */
const sayOutcome = async (ctx: OpenCtx, { charge, isPaid, outcome }: Said): Promise<void> => {
  const orderId = charge.order_id
  const wasPaid = charge.paid_at !== null
  if (isPaid && !wasPaid) await tell(ctx, { name: 'standby.paid', orderId })
  else if (!isPaid && outcome !== 'PENDING') await tell(ctx, { name: 'standby.unpaid', orderId })
  if (isPaid && !isPaidWord(outcome)) return
  hint(ctx, { name: 'payment.outcome', orderId, detail: outcome })
}
