/** After a cancellation: the policy is annulled, unless its cover had begun. It may run again without harm. Decisions §10. */
import { orderStatus } from '@arriero/domain/orders'
import type { OpenCtx } from '#context.ts'
import { tell, type Told } from '#effects/tell.ts'
import { findOrder } from '#features/orders/orders.store.ts'
import { isCoverKept } from './cover-kept.views.ts'
import { askingOf, referenceOf } from './insurance-request.ts'
import { dropPolicy, endPolicy, findPolicy, isBeingBought, type PolicyRow } from './insurance.store.ts'
import { keepIssued } from './issued-policy.ts'

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
 * What was never asked for ends at once. What was is looked up by its reference, and as long as the insurer says nothing of it
 * the sweep asks again: the policy may be written a minute after the service was cancelled.
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
