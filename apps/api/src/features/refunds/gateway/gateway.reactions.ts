/**
 * What was asked for goes to the gateway, once: it is claimed and committed before it is sent, so whoever dies in between leaves something
 * to be asked about and never something to be sent again. Decisions §16, docs/decisions/0068.
 */
import {
  afterAnswer,
  afterLook,
  type GatewayCredit,
  type GatewayTry,
  type TryChange,
} from '@arriero/domain/money/gateway-refunds'
import type { OpenCtx } from '#context.ts'
import { tell } from '#effects/tell.ts'
import type { Told } from '#effects/told.ts'
import { record } from '#features/audit/audit.store.ts'
import { postOrderMoney } from '#features/journal/post-order.ts'
import { tellDesk } from '#features/notifications/news/money-asked.ts'
import { lockOrder } from '#features/orders/orders.store.ts'
import { ProviderError } from '#providers/provider-error.ts'
import type { RefundGateway } from '#providers/payment/refund-port.ts'
import {
  claimTry,
  findTry,
  hasEarlier,
  lockTry,
  otherCredits,
  postponeLook,
  tryOf,
  writeTry,
  type TryRow,
} from './tries.store.ts'
import { requestedOf } from './tries.views.ts'

const tellEnd = async (ctx: OpenCtx, row: TryRow, { state, refusal }: TryChange): Promise<void> => {
  const { order_id: orderId, refund_id: id, amount_pesos: value } = row
  const isDone = state === 'done'
  await record(ctx, {
    act: isDone ? 'refund.paid' : 'refund.refused',
    objectKind: 'refund',
    objectId: id,
    details: { orderId, value, code: refusal?.code ?? null },
  })
  await tell(ctx, { name: isDone ? 'refund.paid' : 'refund.rejected', orderId }, { details: { value } })
  await postOrderMoney(ctx, orderId)
}

type Judge = (tried: GatewayTry, others: readonly string[]) => TryChange

/** What was heard is judged by what stands then: whoever comes late finds it ended, and changes nothing. */
const hear = (ctx: OpenCtx, { id, order_id: orderId }: TryRow, judge: Judge): Promise<void> =>
  ctx.inTransaction(async (db) => {
    const inner = { ...ctx, db }
    await lockOrder(db, orderId)
    const row = await lockTry(db, id)
    const change = judge(tryOf(row), await otherCredits(db, row))
    if (change.state === row.state && change.creditId === row.credit_id) {
      if (change.refusal?.code === (row.code ?? undefined)) return postponeLook(db, row, ctx.now)
    }
    await writeTry(inner, row, change)
    if (change.state === 'done' || change.state === 'refused') await tellEnd(inner, row, change)
    tellDesk(inner, { what: 'refund', id: row.refund_id })
  })

const creditsOf = async (
  ctx: OpenCtx,
  gateway: RefundGateway,
  row: TryRow,
): Promise<GatewayCredit[] | undefined> => {
  try {
    return await gateway.credits(row.order_id)
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error
    ctx.log.warn({ code: 'refund.not_read', orderId: row.order_id, kind: error.kind })
    return undefined
  }
}

/** Where an earlier try of the payment ended without an answer the gateway is asked first: its money may have come after all. */
export const sendTry = async (ctx: OpenCtx, id: string): Promise<void> => {
  const gateway = ctx.providers.refunds
  const row = await findTry(ctx.db, id)
  if (!gateway || row?.state !== 'requested') return
  const credits = (await hasEarlier(ctx.db, row)) ? await creditsOf(ctx, gateway, row) : []
  if (!credits) return
  const claimed = await ctx.inTransaction(async (db) => {
    await lockOrder(db, row.order_id)
    return claimTry(db, id, ctx.now)
  })
  if (!claimed) return
  const found = afterLook(tryOf(claimed), {
    credits,
    others: await otherCredits(ctx.db, claimed),
    now: ctx.now,
  })
  if (found.creditId !== null)
    return hear(ctx, claimed, (tried, others) => afterLook(tried, { credits, others, now: ctx.now }))
  const answer = await gateway.refund({
    paymentId: row.payment_id,
    amountPesos: row.amount_pesos,
    reference: `DEV-${row.refund_id}`,
  })
  if (answer.kind === 'unknown')
    ctx.log.warn({ code: 'refund.unknown', orderId: row.order_id, why: answer.why })
  await hear(ctx, claimed, (tried) => afterAnswer(tried, answer))
}

/** The gateway is asked what became of what was sent. */
export const lookAtTry = async (ctx: OpenCtx, id: string): Promise<void> => {
  const gateway = ctx.providers.refunds
  const row = await findTry(ctx.db, id)
  if (!row || row.state === 'requested') return
  const credits = gateway ? await creditsOf(ctx, gateway, row) : undefined
  // As long as it cannot be asked nobody knows, and nobody may pay it otherwise.
  if (!credits) return ctx.inTransaction((db) => postponeLook(db, row, ctx.now))
  await hear(ctx, row, (tried, others) => afterLook(tried, { credits, others, now: ctx.now }))
}

/** A person asked for it. It may run again without harm. */
export const sendRefunds = async (ctx: OpenCtx, { orderId }: Told): Promise<void> => {
  if (!orderId) return
  for (const id of await requestedOf(ctx.db, orderId)) await sendTry(ctx, id)
}
