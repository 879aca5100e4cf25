/** A PQR that came in is the desk's business, a complaint about a service accountancy's too; an answer is its author's. Decisions §16, §17. */
import { handlersOf } from '@arriero/domain/support/support'
import type { OpenCtx, Db } from '#context.ts'
import type { Told } from '#effects/told.ts'
import { activeIdsOf } from './history-news.views.ts'
import { notify } from '../notify.ts'
import { sql } from 'kysely'

type RequestFacts = {
  id: string
  user_id: string
  filed_by: string
  subject: string
  assignee_id: string | null
  assigned_at: Date | null
  answers: number
  replies: number
  /** What its client says went wrong with a service: it holds money back. */
  is_complaint: boolean
}

const requestOf = async (db: Db, id: string): Promise<RequestFacts | undefined> => {
  const { rows } = await sql<RequestFacts>`
    select r.id, r.user_id, r.filed_by, r.subject, r.assignee_id, r.assigned_at,
      (select count(*) from support_answers a where a.request_id = r.id) as answers,
      (select count(*) from support_replies p where p.request_id = r.id) as replies,
      (r.kind = 'claim' and exists (select from orders o where o.id = r.order_id and o.client_id = r.user_id)) as is_complaint
    from support_requests r where r.id = ${id}`.execute(db)
  return rows[0]
}

const deskFor = async (db: Db, { is_complaint }: RequestFacts): Promise<string[]> =>
  (await Promise.all(handlersOf(is_complaint).map((role) => activeIdsOf(db, role)))).flat()

export const tellDesk = (ctx: OpenCtx, { detail }: Told): Promise<void> =>
  ctx.inTransaction(async (db) => {
    const request = detail === undefined ? undefined : await requestOf(db, detail)
    if (!request) return
    const desk = await deskFor(db, request)
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

/** Whoever was given it by a colleague. */
export const tellGiven = (ctx: OpenCtx, { detail }: Told): Promise<void> =>
  ctx.inTransaction(async (db) => {
    const request = detail === undefined ? undefined : await requestOf(db, detail)
    if (!request || request.assignee_id === null) return
    await notify(
      { ...ctx, db },
      {
        userId: request.assignee_id,
        kind: 'pqr.given',
        objectId: request.id,
        facts: { subject: request.subject },
        // Given again later it is told again.
        onceKey: `pqr-given:${request.id}:${request.assigned_at?.getTime() ?? 0}`,
      },
    )
  })

/** Its person wrote again: whoever has it is told, else all who may answer it. */
export const tellReplied = (ctx: OpenCtx, { detail }: Told): Promise<void> =>
  ctx.inTransaction(async (db) => {
    const request = detail === undefined ? undefined : await requestOf(db, detail)
    if (!request || request.replies === 0) return
    await notify(
      { ...ctx, db },
      {
        userIds: request.assignee_id === null ? await deskFor(db, request) : [request.assignee_id],
        kind: 'pqr.replied',
        objectId: request.id,
        facts: { subject: request.subject },
        onceKey: `pqr-reply:${request.id}:${request.replies}`,
      },
    )
  })
