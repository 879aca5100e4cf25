/** A PQR that came in is the desk's business, a complaint about a service accountancy's too; an answer is its author's. Decisions §16, §17. */
import type { OpenCtx } from '#context.ts'
import type { Told } from '#effects/tell.ts'
import { activeIdsOf } from './history-news.views.ts'
import { notify } from '../notify.ts'
import { requestOf } from './pqr.views.ts'

export const tellDesk = (ctx: OpenCtx, { detail }: Told): Promise<void> =>
  ctx.inTransaction(async (db) => {
    const request = detail === undefined ? undefined : await requestOf(db, detail)
    if (!request) return
    const desk = [...(await activeIdsOf(db, 'administrator')), ...(await activeIdsOf(db, 'soport'))]
    if (request.is_complaint) desk.push(...(await activeIdsOf(db, 'accountancy')))
    await notify(
      { ...ctx, db },
      {
        userIds: desk.filter((id) => id !== request.filed_by),
        kind: 'pqr.filed',
        objectId: request.id,
        facts: { subject: request.subject },
        onceKey: `pqr:${request.id}`,
      },
    )
  })

export const tellAuthor = (ctx: OpenCtx, { detail }: Told): Promise<void> =>
  ctx.inTransaction(async (db) => {
    const request = detail === undefined ? undefined : await requestOf(db, detail)
    if (!request || request.answers === 0) return
    await notify(
      { ...ctx, db },
      {
        userId: request.user_id,
        kind: 'pqr.answered',
        objectId: request.id,
        facts: { subject: request.subject },
        onceKey: `pqr:${request.id}:${request.answers}`,
      },
    )
  })
