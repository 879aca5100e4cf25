/** Who has something new to read is told once, and again after an hour at the earliest; and both sides, that staff reads along. docs/decisions/0056. */
import { toldAgainMs, type ThreadPart } from '@arriero/domain/messages/threads'
import { sql } from 'kysely'
import type { OpenCtx } from '#context.ts'
import type { Told } from '#effects/told.ts'
import { notify } from '#features/notifications/notify.ts'
import { takeUntold } from './messages.store.ts'
import { othersOf, partyIds } from './messages.views.ts'

type Sent = { author_id: string; part: ThreadPart }

const sentMessage = async ({ db }: OpenCtx, id: string): Promise<Sent | undefined> => {
  const { rows } = await sql<Sent>`select author_id, part from messages where id = ${id}`.execute(db)
  return rows[0]
}

export const tellParties = (ctx: OpenCtx, { orderId, detail }: Told): Promise<void> =>
  ctx.inTransaction(async (db) => {
    const inner = { ...ctx, db }
    const sent = detail === undefined ? undefined : await sentMessage(inner, detail)
    if (!sent || orderId === undefined) return
    const untold = await takeUntold(inner, {
      orderId,
      among: await othersOf(inner, orderId, sent.author_id),
      before: new Date(ctx.now.getTime() - toldAgainMs),
    })
    await notify(inner, {
      userIds: untold,
      kind: 'message.received',
      orderId,
      facts: { part: sent.part },
      onceKey: `message:${detail}`,
    })
  })

const requestOf = async ({ db }: OpenCtx, id: string): Promise<string | undefined> => {
  const { rows } = await sql<{ request_id: string | null }>`
    select request_id from messages where id = ${id}`.execute(db)
  return rows[0]?.request_id ?? undefined
}

/** Once for each PQR, however many of the staff read for it. */
export const tellOpened = (ctx: OpenCtx, { orderId, detail }: Told): Promise<void> =>
  ctx.inTransaction(async (db) => {
    const inner = { ...ctx, db }
    const requestId = detail === undefined ? undefined : await requestOf(inner, detail)
    if (requestId === undefined || orderId === undefined) return
    await notify(inner, {
      userIds: await partyIds(inner, orderId),
      kind: 'message.opened',
      orderId,
      onceKey: `opened:${requestId}`,
    })
  })
