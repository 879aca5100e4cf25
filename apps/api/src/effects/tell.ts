/** The only way to have an effect: a history row and a job for reactions in the act's transaction, a live hint to every node after it. */
import type { FinerAct } from '@arriero/domain/orders/order-events'
import { sql } from 'kysely'
import { actorIdOf, type OpenCtx } from '#context.ts'
import { later } from '#database/late-writes.ts'
import { notify } from '#database/notices.ts'
import type { Told } from './told.ts'

export type HistoryFacts = {
  act?: FinerAct
  at?: Date
  isTimeVerified?: boolean
  deviceAt?: Date
  latitude?: number
  longitude?: number
  reason?: string
  details?: Record<string, unknown>
}

export const channel = 'arriero'

/** Live hint only, heard once the act has committed: for events that leave no history (sessions, positions). */
export const hint = (ctx: OpenCtx, told: Told): void =>
  notify(ctx.db, { channel, payload: JSON.stringify(told) })

/** What waits for somebody of the staff is not what it was: whoever looks at the inbox reads it again. docs/decisions/0062. */
export const hintInbox = ({ db }: Pick<OpenCtx, 'db'>): void =>
  notify(db, { channel, payload: JSON.stringify({ name: 'inbox.changed' } satisfies Told) })

/** For what concerns no order: live hint and reactions' job; no history. */
export const announce = async (ctx: OpenCtx, told: Told): Promise<void> => {
  hint(ctx, told)
  await ctx.react(ctx.db, told)
}

/** What later readers of the history need to know of it. */
const detailsOf = ({ offerId }: Told, { details = {} }: HistoryFacts) =>
  offerId === undefined ? details : { offerId, ...details }

/** History row of the order, reactions' job and live hint: all three or none. */
export const tell = async (
  ctx: OpenCtx,
  told: Told & { orderId: string },
  facts: HistoryFacts = {},
): Promise<void> => {
  const at = facts.at ?? ctx.now
  const row = sql`
    insert into order_history
      (order_id, act, actor_id, at, recorded_at, is_time_verified, device_at, latitude, longitude, reason, details)
    values (${told.orderId}, ${facts.act ?? told.name}, ${actorIdOf(ctx)}, ${at}, ${ctx.now}, ${facts.isTimeVerified ?? true},
      ${facts.deviceAt ?? null}, ${facts.latitude ?? null}, ${facts.longitude ?? null}, ${facts.reason ?? null},
      ${JSON.stringify(detailsOf(told, facts))}::jsonb)`
  await later(ctx.db, row)
  hint(ctx, told)
  await ctx.react(ctx.db, told)
}
