/** PQRs as the desk and their authors read them. Security B2 rows 46 to 48, B3. */
import type { api } from '@arriero/contract'
import type { InputOf, ReplyOf, ViewerOf } from '@arriero/contract/endpoint'
import { bogotaDay } from '@arriero/domain/time/calendar'
import type { Role } from '@arriero/domain/people/roles'
import {
  answersRequests,
  daysLeft,
  filingNumber,
  handlesRequest,
  lightOf,
  lightRange,
  type Light,
  type RequestKind,
  type RequestStatus,
} from '@arriero/domain/support/support'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import { oneOf } from '#database/conditions.ts'
import { keysetPage, type Fragment, type Sorts } from '#database/keyset.ts'
import { named } from '#database/named.ts'
import { searchIn } from '#database/search-text.ts'
import { as } from '#http/serve.ts'
import { repliesOf } from './replies.views.ts'
import { aboutOf } from './support-about.views.ts'
import { kindsOf, statusOf, wireKind, wireStatus } from './wire-words.ts'

type Endpoint = typeof api.support.all
type Wire<V extends ViewerOf<Endpoint>> = ReplyOf<Endpoint, V>['items'][number]
type Query = InputOf<typeof api.support.all>['query']

type AnswerRow = { response: string; status: RequestStatus; at: string; by: string }

export type RequestRow = {
  id: string
  number: number
  kind: RequestKind
  subject: string
  description: string
  response: string | null
  status: RequestStatus
  created_at: Date
  updated_at: Date
  user_id: string
  user_name: string
  user_role: Role
  filed_by: string
  filed_name: string
  order_id: string | null
  /** What its client says went wrong with a service. */
  is_complaint: boolean
  due_on: string
  solved_at: Date | null
  assignee_id: string | null
  assignee_name: string | null
  /** He wrote since the last answer. */
  replied_at: Date | null
  answers: AnswerRow[] | null
}

const sorts: Sorts = {
  createDate: { by: sql`r.created_at`, type: 'instant' },
  dueOn: { by: sql`r.due_on`, type: 'day' },
  urgency: { by: sql`(case when r.status = 'solved' then date '9999-12-31' else r.due_on end)`, type: 'day' },
}

const answers = sql`(select jsonb_agg(jsonb_build_object('response', s.response, 'status', s.status, 'at', s.created_at, 'by', b.name)
    order by s.id)
  from support_answers s join users b on b.id = s.by_id where s.request_id = r.id)`

const isComplaintOf = sql`(r.kind = 'claim' and coalesce(o.client_id = r.user_id, false))`

export const requestSelect: Fragment = sql`r.id, r.number, r.kind, r.subject, r.description, r.response, r.status, r.created_at, r.updated_at, r.user_id,
  u.name as user_name, u.role as user_role, r.filed_by, f.name as filed_name, r.order_id, r.due_on, r.solved_at,
  r.assignee_id, a.name as assignee_name, r.replied_at,
  ${isComplaintOf} as is_complaint,
  ${answers} as answers`
export const requestFrom: Fragment = sql`support_requests r join users u on u.id = r.user_id join users f on f.id = r.filed_by
  left join users a on a.id = r.assignee_id left join orders o on o.id = r.order_id`

/** A light is a span of due days; what is solved has none. */
const inLights = (chosen: readonly Light[] | undefined, now: Date): Fragment | undefined => {
  if (!chosen || chosen.length === 0) return undefined
  const spans = chosen.map((light) => {
    const { from: first, to: last } = lightRange(light, now)
    return sql`(r.due_on >= ${first ?? '-infinity'}::date and r.due_on <= ${last ?? 'infinity'}::date)`
  })
  return sql`(r.status <> 'solved' and (${sql.join(spans, sql` or `)}))`
}

const filed = /^(?:20\d\d-)?(\d{6,12})$/

/** What a person types: words, the end of an id, or the number that was read out to him. */
const byWords = (q: string | undefined): Fragment | undefined => {
  const words = searchIn(sql`r.search`, q, [sql`r.id`])
  const number = filed.exec(q?.trim() ?? '')?.[1]
  return words && number !== undefined ? sql`(r.number = ${Number(number)} or ${words})` : words
}

const ofAssignee = (assignee: Query['assignee'], { actor }: Ctx): Fragment | undefined => {
  if (assignee === undefined) return undefined
  return assignee === 'mine' ? sql`r.assignee_id = ${actor.id}` : sql`r.assignee_id is null`
}

/** The desk sees all of them, everybody else his own. */
const seesAll = ({ actor }: Ctx) => answersRequests(actor.role)

export const requestsFor = async (ctx: Ctx, query: Query) => {
  const isDesk = seesAll(ctx)
  const where = [
    !isDesk || query.mine ? sql`r.user_id = ${ctx.actor.id}` : undefined,
    query.userId === undefined ? undefined : sql`r.user_id = ${query.userId}`,
    oneOf(sql`r.status`, query.status?.map(statusOf)),
    oneOf(sql`r.kind`, query.type?.flatMap(kindsOf)),
    inLights(query.light, ctx.now),
    isDesk ? ofAssignee(query.assignee, ctx) : undefined,
    query.hasReply ? sql`r.replied_at is not null` : undefined,
    byWords(query.q),
  ]
  const list = {
    select: requestSelect,
    from: requestFrom,
    countFrom: sql`support_requests r`,
    where,
    id: sql`r.id`,
    sorts,
  }
  const { rows, page } = await keysetPage<RequestRow>(ctx.db, list, query)
  return isDesk
    ? as('staff', { items: rows.map((row) => staffRow(row, ctx.now)), ...page })
    : as('own', { items: rows.map((row) => ownRow(row, ctx.now)), ...page })
}

type Access = { userId: string; orderId: string | null; isComplaint: boolean }

/** Undefined where the reader answers no such request. */
export const requestAccess = async (ctx: Ctx, id: string): Promise<Access | undefined> => {
  const { rows } = await sql<Pick<RequestRow, 'user_id' | 'order_id' | 'is_complaint'>>`
    select r.user_id, r.order_id, ${isComplaintOf} as is_complaint
    from support_requests r left join orders o on o.id = r.order_id where r.id = ${id}`.execute(ctx.db)
  const [row] = rows
  return row && handlesRequest(ctx.actor.role, row.is_complaint)
    ? { userId: row.user_id, orderId: row.order_id, isComplaint: row.is_complaint }
    : undefined
}

export const requestFor = async (ctx: Ctx, id: string) => {
  const { rows } = await sql<RequestRow>`
    select ${requestSelect} from ${requestFrom} where r.id = ${id}`.execute(ctx.db)
  const [row] = rows
  if (row && handlesRequest(ctx.actor.role, row.is_complaint)) {
    const about = await aboutOf(ctx, row)
    return as('staff', { ...staffRow(row, ctx.now), ...about, replies: await repliesOf(ctx, id) })
  }
  if (row?.user_id !== ctx.actor.id) return undefined
  // From which address he wrote he knows, and the answer is the same without it.
  const replies = (await repliesOf(ctx, id)).map(({ _id, text, at, isCut, files }) => ({
    _id,
    text,
    at,
    isCut,
    files,
  }))
  return as('own', { ...ownRow(row, ctx.now), replies })
}

const clockOf = ({ status, due_on, solved_at }: RequestRow, now: Date) =>
  status === 'solved'
    ? {
        daysLeft: null,
        light: null,
        isOnTime: solved_at === null ? null : bogotaDay(solved_at) <= due_on,
      }
    : { daysLeft: daysLeft(due_on, now), light: lightOf(due_on, now), isOnTime: null }

const ownRow = (row: RequestRow, now: Date): Wire<'own'> => ({
  _id: row.id,
  number: filingNumber(row.number, row.created_at),
  ...wireKind[row.kind],
  subject: row.subject,
  description: row.description,
  response: row.response,
  status: wireStatus(row.status),
  createDate: row.created_at.toISOString(),
  createUpdate: row.updated_at.toISOString(),
  userId: { _id: row.user_id, name: row.user_name, rol: row.user_role },
  orderId: row.order_id,
  dueOn: row.due_on,
  ...clockOf(row, now),
  answers: (row.answers ?? []).map(({ response, status, at }) => ({
    response,
    status: wireStatus(status),
    at: new Date(at).toISOString(),
  })),
})

export const staffRow = (row: RequestRow, now: Date): Wire<'staff'> => ({
  ...ownRow(row, now),
  filedBy: row.filed_by === row.user_id ? null : { name: row.filed_name },
  assignee: named(row.assignee_id, row.assignee_name),
  hasReply: row.replied_at !== null,
  answers: (row.answers ?? []).map(({ response, status, at, by }) => ({
    response,
    status: wireStatus(status),
    at: new Date(at).toISOString(),
    by: { name: by },
  })),
})
