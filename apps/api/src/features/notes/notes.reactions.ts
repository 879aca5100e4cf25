/** Whoever a note calls is told once, however often it is changed. docs/decisions/0067. */
import type { OpenCtx } from '#context.ts'
import type { Told } from '#effects/told.ts'
import { notify } from '#features/notifications/notify.ts'
import { mentionNews } from './notes.views.ts'

export const tellMentioned = (ctx: OpenCtx, { detail }: Told): Promise<void> =>
  ctx.inTransaction(async (db) => {
    const inner = { ...ctx, db }
    const news = detail === undefined ? undefined : await mentionNews(inner, detail)
    if (!news || detail === undefined) return
    const { userIds, orderId, requestId, author } = news
    const told = { userIds, facts: { author: author.name }, onceKey: `note:${detail}` }
    await (requestId === null
      ? notify(inner, { ...told, kind: 'note.mentioned', orderId: orderId ?? undefined, objectId: detail })
      : notify(inner, { ...told, kind: 'pqr.mentioned', objectId: requestId }))
  })
