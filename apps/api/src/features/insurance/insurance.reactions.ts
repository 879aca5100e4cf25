/** After the money: the policy. After a cancellation: its annulment. Both may run again without harm. */
import type { OpenCtx } from '#context.ts'
import { tell, type Told } from '#effects/tell.ts'
import { lockOrder, updateOrder } from '#features/orders/orders.store.ts'
import { issueSettled } from '#providers/insurance/settled-issue.ts'
import { referenceOf, requestFor, type Asking } from './insurance-request.ts'
import { findPolicy, movePolicy, type Goods, type PolicyRow } from './insurance.store.ts'

const askingOf = (policy: PolicyRow): Asking => ({ goods: goodsOf(policy), askedAt: policy.created_at })

const goodsOf = (policy: PolicyRow): Goods => ({
  commodity: policy.commodity as Goods['commodity'],
  packaging: policy.packaging as Goods['packaging'],
  mobilization: policy.mobilization as Goods['mobilization'],
  declaredPesos: policy.declared_pesos,
})

/** Another run was first, or the service ended while the policy was bought: then nobody needs it. */
const annulIfEnded = async (ctx: OpenCtx, orderId: string, policyNumber: string): Promise<void> => {
  const policy = await findPolicy(ctx.db, orderId)
  if (policy?.state === 'annulled') await ctx.providers.insurer.annul(policyNumber)
}

/** Buys the policy of a paid, insured order; the insurer knows its reference, so twice is once. */
export const issuePolicy = async (ctx: OpenCtx, { orderId }: Told): Promise<void> => {
  if (!orderId) return
  const policy = await findPolicy(ctx.db, orderId)
  const order = await ctx.db.selectFrom('orders').selectAll().where('id', '=', orderId).executeTakeFirst()
  if (!policy || !order?.paid_at || order.status === 4 || policy.state !== 'quoted') return
  const request = await requestFor(ctx.db, {
    order,
    ...askingOf(policy),
    premiumPesos: order.premium_pesos ?? 0,
  })
  const issued = await issueSettled(ctx.providers.insurer, request)
  await ctx.inTransaction(async (db) => {
    const inner = { ...ctx, db }
    await lockOrder(db, orderId)
    const isFirst = await movePolicy(
      db,
      { orderId, from: 'quoted' },
      {
        state: 'issued',
        policy_number: issued.policyNumber,
        link: issued.link,
        issued_at: issued.issuedAt,
      },
    )
    if (!isFirst) return annulIfEnded(inner, orderId, issued.policyNumber)
    await updateOrder(db, orderId, { policy_link: issued.link })
    await tell(inner, { name: 'policy.issued', orderId })
  })
}

/** A cancelled service needs no cover; a policy bought in the same moment is found by its reference. */
export const annulPolicy = async (ctx: OpenCtx, { orderId }: Told): Promise<void> => {
  if (!orderId) return
  const policy = await findPolicy(ctx.db, orderId)
  if (!policy || policy.state === 'annulled') return
  const known =
    policy.policy_number ??
    (await ctx.providers.insurer.find(referenceOf(orderId, askingOf(policy))))?.policyNumber
  if (known) await ctx.providers.insurer.annul(known)
  await ctx.inTransaction((db) => movePolicy(db, { orderId, from: policy.state }, { state: 'annulled' }))
}
