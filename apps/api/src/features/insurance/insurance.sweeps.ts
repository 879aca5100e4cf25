/** Where a job gave up or a server died: paid without its policy, asked for and never answered, never sold, cancelled and not annulled. */
import { inState } from '#database/order-states.ts'
import { policyLookUpMs } from '@arriero/domain/money/insurance'
import { sql } from 'kysely'
import type { OpenCtx } from '#context.ts'
import type { Fragment } from '#database/keyset.ts'
import { ProviderError } from '#providers/provider-error.ts'
import { coverKept } from './cover-kept.views.ts'
import { annulPolicy, lookUpPolicy, issuePolicy } from './insurance.reactions.ts'
import { giveUpIssuing, giveUpQuoted } from './unsold.actions.ts'

/** The insurance jobs get this long before the sweep steps in. */
const jobsMs = 5 * 60_000
const batch = 50

type Handle = (orderId: string) => Promise<void>

const each = async (ctx: OpenCtx, policies: Fragment, handle: Handle): Promise<void> => {
  const { rows } = await sql<{ order_id: string }>`
    select p.order_id from insurance_policies p join orders o on o.id = p.order_id
    where ${policies} order by p.created_at limit ${batch}`.execute(ctx.db)
  for (const { order_id: orderId } of rows) {
    try {
      await handle(orderId)
    } catch (error) {
      if (!(error instanceof ProviderError)) throw error
      ctx.log.warn({ code: 'insurance.not_settled', orderId, kind: error.kind })
    }
  }
}

const endedAt = sql`coalesce(o.finish_at, o.cancelled_at)`

/** Paid for, and nothing was ever sold for it; of a cancelled service only where its cover was kept. */
const isPaidInVain = sql`p.unneeded_since is null and o.premium_pesos is not null and o.paid_at is not null
  and o.payment_lost_at is null and (o.status = ${inState.finished} or (o.status = ${inState.cancelled} and ${coverKept}))`

export const sweepUnissued = async (ctx: OpenCtx): Promise<void> => {
  const jobsBefore = new Date(ctx.now.getTime() - jobsMs)
  const lookedUpSince = new Date(ctx.now.getTime() - policyLookUpMs)
  await each(
    ctx,
    sql`p.state in ('quoted', 'issuing') and o.status in ${inState.underWay} and o.payment_lost_at is null and o.paid_at <= ${jobsBefore}`,
    (orderId) => issuePolicy(ctx, { name: 'payment.outcome', orderId }),
  )
  // Over, finished or cancelled with its cover begun: what was sold is still the client's.
  await each(
    ctx,
    sql`p.state = 'issuing' and p.unneeded_since is null and o.status in ${inState.over}
      and ${endedAt} > ${lookedUpSince}`,
    (orderId) => lookUpPolicy(ctx, orderId),
  )
  await each(ctx, sql`p.state = 'quoted' and ${isPaidInVain} and ${endedAt} <= ${jobsBefore}`, (orderId) =>
    giveUpQuoted(ctx, orderId),
  )
  await each(
    ctx,
    sql`p.state = 'issuing' and ${isPaidInVain} and ${endedAt} <= ${lookedUpSince}`,
    (orderId) => giveUpIssuing(ctx, orderId),
  )
  await each(
    ctx,
    sql`p.unneeded_since <= ${jobsBefore} and (p.state = 'issued' or (p.state = 'issuing' and p.unneeded_since > ${lookedUpSince}))`,
    (orderId) => annulPolicy(ctx, { name: 'order.cancelled', orderId }),
  )
}
