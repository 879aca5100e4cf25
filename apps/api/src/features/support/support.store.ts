/** Requests to support (PQR) and their answers. */
import type { RequestKind, RequestStatus } from '@arriero/domain/support/support'
import type { Ctx, Db } from '#context.ts'
import { searchText } from '#database/search-text.ts'

export type NewRequest = {
  userId: string
  userName: string
  orderId: string | null
  kind: RequestKind
  subject: string
  description: string
  status: RequestStatus
  dueOn: string
}

export const insertRequest = async (ctx: Ctx, request: NewRequest): Promise<string> => {
  const id = ctx.newId()
  await ctx.db
    .insertInto('support_requests')
    .values({
      id,
      user_id: request.userId,
      filed_by: ctx.actor.id,
      order_id: request.orderId,
      kind: request.kind,
      subject: request.subject,
      description: request.description,
      status: request.status,
      response: null,
      due_on: request.dueOn,
      solved_at: request.status === 'solved' ? ctx.now : null,
      search: searchText(request.subject, request.userName, id, request.orderId),
      created_at: ctx.now,
      updated_at: ctx.now,
      assignee_id: null,
      assigned_at: null,
      replied_at: null,
    })
    .execute()
  return id
}

export type LockedRequest = {
  userId: string
  status: RequestStatus
  updatedAt: Date
  kind: RequestKind
  orderId: string | null
  assigneeId: string | null
}

/** Of two who answer at once the second one waits here and sees what the first made of it. */
export const lockRequest = async (db: Db, id: string): Promise<LockedRequest | undefined> => {
  const row = await db
    .selectFrom('support_requests')
    .select(['user_id', 'status', 'updated_at', 'kind', 'order_id', 'assignee_id'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return (
    row && {
      userId: row.user_id,
      status: row.status as RequestStatus,
      updatedAt: row.updated_at,
      kind: row.kind as RequestKind,
      orderId: row.order_id,
      assigneeId: row.assignee_id,
    }
  )
}

export const insertAnswer = async (
  ctx: Ctx,
  requestId: string,
  { response, status, at }: { response: string; status: RequestStatus; at: Date },
): Promise<void> => {
  await ctx.db
    .insertInto('support_answers')
    .values({ request_id: requestId, by_id: ctx.actor.id, response, status, created_at: at })
    .execute()
  await ctx.db
    .updateTable('support_requests')
    .set({
      response,
      status,
      solved_at: status === 'solved' ? at : null,
      updated_at: at,
      replied_at: null,
    })
    .where('id', '=', requestId)
    .execute()
}

export const writeAssignee = async (
  { db, now }: Ctx,
  id: string,
  assigneeId: string | null,
): Promise<void> => {
  await db
    .updateTable('support_requests')
    .set({ assignee_id: assigneeId, assigned_at: assigneeId === null ? null : now })
    .where('id', '=', id)
    .execute()
}

const rowsPerTurn = 500

/** All that `q` finds of a person's requests, written anew with his name of now. */
export const rewriteSearchOf = async (db: Db, userId: string, userName: string): Promise<void> => {
  for (let after = ''; ;) {
    const rows = await db
      .selectFrom('support_requests')
      .select(['id', 'subject', 'order_id'])
      .where('user_id', '=', userId)
      .where('id', '>', after)
      .orderBy('id')
      .limit(rowsPerTurn)
      .execute()
    for (const { id, subject, order_id } of rows)
      await db
        .updateTable('support_requests')
        .set({ search: searchText(subject, userName, id, order_id) })
        .where('id', '=', id)
        .execute()
    const last = rows.at(-1)
    if (!last || rows.length < rowsPerTurn) return
    after = last.id
  }
}
