/** The only way to have an effect: a history row and a job for reactions in the act's transaction, a live hint to every node after it. */
import type { FinerAct, OrderEventName } from '@arriero/domain/orders/order-events'
import { sql } from 'kysely'
import { actorIdOf, type OpenCtx } from '#context.ts'
import { later } from '#database/late-writes.ts'
import { notify } from '#database/notices.ts'

/** Of no service: who hears of them is said where they are heard. Names share the verb of their act. */
export const otherEvents = [
  'location.moved',
  'notification.made',
  'export.asked',
  'pqr.filed',
  'pqr.answered',
  'money.changed',
  'registration.asked',
  'driver.invited',
  'recovery.asked',
  'session.ended',
  'account.shut',
  'account.reviewed',
  'paper.asked',
  'paper.invalidated',
  'paper.turned_down',
  'vehicle.activated',
  'user.changed',
  'user.renamed',
] as const
type OtherEventName = (typeof otherEvents)[number]

export type EventName = OrderEventName | OtherEventName

export type Told = {
  name: EventName
  orderId?: string
  offerId?: string
  userId?: string
  /** Of a request: what went wrong with a service, which holds its money. */
  isComplaint?: boolean
  /** Extra facts for the live channel; never amounts or personal data. */
  detail?: string
}

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

type Reacting = { names: ReadonlySet<string>; queue: (ctx: OpenCtx, told: Told) => Promise<void> }
let reacting: Reacting = { names: new Set(), queue: async () => undefined }
/** Wired once by compose: the events that have reactions, and how to queue their job in the same transaction. */
export const queueReactions = (wired: Reacting): void => {
  reacting = wired
}

const react = async (ctx: OpenCtx, told: Told): Promise<void> => {
  if (reacting.names.has(told.name)) await reacting.queue(ctx, told)
}

/** Live hint only, heard once the act has committed: for events that leave no history (sessions, positions). */
export const hint = (ctx: OpenCtx, told: Told): void =>
  notify(ctx.db, { channel, payload: JSON.stringify(told) })

/** For what concerns no order: live hint and reactions' job; no history. */
export const announce = async (ctx: OpenCtx, told: Told): Promise<void> => {
  hint(ctx, told)
  await react(ctx, told)
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
  await react(ctx, told)
}
