/** After the money: the policy. It may run again without harm. */
import { isUnderWay, orderStatus } from '@arriero/domain/orders/orders'
import type { Db, OpenCtx } from '#context.ts'
import { tell } from '#effects/tell.ts'
import type { Told } from '#effects/told.ts'
import type { OrderRow } from '#features/orders/order-row.ts'
import { findOrder, lockOrder, updateOrder } from '#features/orders/orders.store.ts'
import { issueSettled } from '#providers/insurance/settled-issue.ts'
import { askingOf, requestFor, referenceOf } from './insurance-request.ts'
import {
  beginPurchase,
  findPolicy,
  pausePurchase,
  dropPolicy,
  endPolicy,
  isBeingBought,
  type PolicyRow,
  movePolicy,
} from './insurance.store.ts'
import { isCoverKept } from './cover-kept.views.ts'
import type { IssuedPolicy } from '#providers/insurance/port.ts'
import { ProviderError } from '#providers/provider-error.ts'

/**
 * A policy the insurer has sold: written down, and told where its service still wants it. Decisions §10. False where another
 * run was first.
 */
const keepIssued = (ctx: OpenCtx, orderId: string, issued: IssuedPolicy): Promise<boolean> =>
  ctx.inTransaction(async (db) => {
    const order = await lockOrder(db, orderId)
    const isFirst = await movePolicy(
      db,
      { orderId, from: 'issuing' },
      {
        state: 'issued',
        policy_number: issued.policyNumber,
        link: issued.link,
        issued_at: issued.issuedAt,
        buying_since: null,
      },
    )
    const isWanted = order?.status !== orderStatus.cancelled || (await isCoverKept(db, orderId))
    if (!isFirst || !isWanted) return isFirst
    await updateOrder(db, orderId, { policy_link: issued.link })
    await tell({ ...ctx, db }, { name: 'policy.issued', orderId })
    return true
  })

const askFor = (ctx: OpenCtx, policy: PolicyRow) =>
  ctx.providers.insurer.find(referenceOf(policy.order_id, askingOf(policy)))

/** A purchase nobody knows the end of: the insurer is asked for it, nothing is bought any more. Security M13. */
export const lookUpPolicy = async (ctx: OpenCtx, orderId: string): Promise<void> => {
  const policy = await findPolicy(ctx.db, orderId)
  if (policy?.state !== 'issuing' || isBeingBought(policy, ctx.now)) return
  const found = await askFor(ctx, policy)
  if (found && !found.annulledAt) await keepIssued(ctx, orderId, found)
}

/**
 * After a cancellation: the policy is annulled, unless its cover had begun. It may run again without harm. Decisions §10.
 * What was never asked for ends at once. What was is looked up by its reference, and as long as the insurer says nothing of
 * it the sweep asks again: the policy may be written a minute after the service was cancelled.
 */
export const annulPolicy = async (ctx: OpenCtx, { orderId }: Told): Promise<void> => {
  // Staff may close a service as finished too: its policy stays.
  const order = orderId && (await findOrder(ctx.db, orderId))
  if (!order || order.status !== orderStatus.cancelled) return
  if (await isCoverKept(ctx.db, orderId)) return lookUpPolicy(ctx, orderId)
  await ctx.inTransaction((db) => dropPolicy({ ...ctx, db }, orderId))
  const policy = await findPolicy(ctx.db, orderId)
  if (!policy || policy.state === 'annulled') return
  const number = policy.policy_number ?? (await askFor(ctx, policy))?.policyNumber
  if (!number) return
  await ctx.providers.insurer.annul(number)
  await ctx.inTransaction(async (db) => {
    if (await endPolicy(db, orderId, number)) await tell({ ...ctx, db }, { name: 'policy.annulled', orderId })
  })
}

/** Nobody insures a trip that is over, nor one whose money did not come. */
const isToInsure = (order: OrderRow): boolean =>
  isUnderWay(order.status) && order.paid_at !== null && order.payment_lost_at === null

const orderToInsure = async (db: Db, orderId: string): Promise<OrderRow | undefined> => {
  const order = await findOrder(db, orderId)
  return order && isToInsure(order) ? order : undefined
}

/** Who buys it just now may have died at it: whoever came meanwhile comes again. */
const failWhileBought = async (ctx: OpenCtx, orderId: string): Promise<void> => {
  const policy = await findPolicy(ctx.db, orderId)
  if (policy?.state === 'issuing' && isBeingBought(policy, ctx.now))
    throw new ProviderError('unavailable', 'it is being bought')
}

/** Buys the policy of a paid, insured order; the insurer knows its reference, so twice is once. @throws ProviderError while another buys it */
export const issuePolicy = async (ctx: OpenCtx, told: Told): Promise<void> => {
  const { orderId } = told
  if (!orderId) return
  const policy = await findPolicy(ctx.db, orderId)
  const order = policy && (await orderToInsure(ctx.db, orderId))
  if (!policy || !order) return
  const purchase = await ctx.inTransaction((db) => beginPurchase({ ...ctx, db }, orderId))
  if (!purchase) return failWhileBought(ctx, orderId)
  const request = await requestFor(ctx.db, {
    order,
    ...askingOf(policy),
    premiumPesos: order.premium_pesos ?? 0,
  })
  const issued = await issueSettled(ctx.providers.insurer, request, purchase).catch(
    async (error: unknown) => {
      await pausePurchase(ctx.db, orderId)
      throw error
    },
  )
  await keepIssued(ctx, orderId, issued)
  // Where the service ended while it was bought nobody needs it.
  await annulPolicy(ctx, told)
}
