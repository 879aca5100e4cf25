/** Notes of a service or a PQR as staff reads them. docs/decisions/0067, 0074. */
import type { api } from '@arriero/contract'
import type { InputOf, ReplyOf } from '@arriero/contract/endpoint'
import type { CallOutcome } from '@arriero/domain/house/inbox'
import { changeableUntil } from '@arriero/domain/notes/notes'
import { staff, type Role } from '@arriero/domain/people/roles'
import { sql } from 'kysely'
import type { Ctx, OpenCtx } from '#context.ts'
import { keysetPage, type Sorts } from '#database/keyset.ts'
import { requestAccess } from '#features/support/support.views.ts'

type All = ReplyOf<typeof api.notes.all>
type Item = All['items'][number]
type Person = { _id: string; name: string }

type Row = {
  id: string
  author_id: string
  author_name: string
  body: string | null
  created_at: Date
  changed_at: Date | null
  removed_at: Date | null
  erased_at: Date | null
  mentions: Person[]
  called_name: string | null
  call_outcome: CallOutcome | null
  source: Item['from']
}

/** Those of the page, and those that were written about it while it waited in the inbox. */
const bothOf = (aboutId: string) => sql`(
  select id, author_id, body, created_at, changed_at, removed_at, erased_at, null as called_id, null as call_outcome,
    'service' as source
    from order_notes where order_id = ${aboutId} or request_id = ${aboutId}
  union all select id, author_id, body, created_at, null, null, null, called_id, call_outcome, 'inbox' from inbox_notes where subject_id = ${aboutId})`

const columns = sql`n.id, n.author_id, author.name as author_name, n.body, n.created_at, n.changed_at, n.removed_at,
  n.erased_at, n.source, called.name as called_name, n.call_outcome,
  (select coalesce(jsonb_agg(jsonb_build_object('_id', u.id, 'name', u.name) order by u.name, u.id), '[]')
    from order_note_mentions m join users u on u.id = m.user_id where m.note_id = n.id) as mentions`

const sorts: Sorts = { createdAt: { by: sql`n.created_at`, type: 'instant' } }

const untilOf = ({ now, actor }: Ctx, row: Row): string | null => {
  if (row.source === 'inbox') return null
  const note = {
    authorId: row.author_id,
    createdAt: row.created_at,
    removedAt: row.removed_at,
    erasedAt: row.erased_at,
  }
  return changeableUntil(note, actor.id, now)?.toISOString() ?? null
}

const itemOf = (ctx: Ctx, row: Row): Item => ({
  _id: row.id,
  author: { _id: row.author_id, name: row.author_name },
  text: row.body,
  call:
    row.called_name === null || row.call_outcome === null
      ? null
      : { called: row.called_name, outcome: row.call_outcome },
  createdAt: row.created_at.toISOString(),
  changedAt: row.changed_at?.toISOString() ?? null,
  removedAt: row.removed_at?.toISOString() ?? null,
  // Of what was taken back nobody is told whom it called.
  mentions: row.body === null ? [] : row.mentions,
  changeableUntil: untilOf(ctx, row),
  from: row.source,
})

export type NoteAbout = 'order' | 'request'

/** What this id is of: a service, or a PQR that the reader answers; undefined where it is of neither. */
export const aboutOf = async (ctx: Ctx, id: string): Promise<NoteAbout | undefined> => {
  const order = await ctx.db.selectFrom('orders').select('id').where('id', '=', id).executeTakeFirst()
  if (order) return 'order'
  return (await requestAccess(ctx, id)) ? 'request' : undefined
}

/** Undefined where there is no such service or PQR. */
export const notesOf = async (
  ctx: Ctx,
  aboutId: string,
  query: InputOf<typeof api.notes.all>['query'],
): Promise<All | undefined> => {
  if (!(await aboutOf(ctx, aboutId))) return undefined
  const both = bothOf(aboutId)
  const { rows, page } = await keysetPage<Row>(
    ctx.db,
    {
      select: columns,
      from: sql`${both} n join users author on author.id = n.author_id left join users called on called.id = n.called_id`,
      countFrom: sql`${both} n`,
      where: [],
      id: sql`n.id`,
      sorts,
    },
    query,
  )
  return { items: rows.map((row) => itemOf(ctx, row)), ...page }
}

/** Whoever of the staff can be called: by name. */
export const colleaguesOf = async (ctx: OpenCtx): Promise<ReplyOf<typeof api.notes.colleagues>> => {
  const items = await ctx.db
    .selectFrom('users')
    .select(['id as _id', 'name', sql<Role>`role`.as('rol')])
    .where('role', 'in', staff)
    .where('is_active', '=', true)
    .orderBy('name')
    .orderBy('id')
    .execute()
  return { items }
}

export type MentionNews = {
  orderId: string | null
  requestId: string | null
  author: Person
  userIds: string[]
}

/** Whom a note calls, and who wrote it; undefined where it was taken back meanwhile. */
export const mentionNews = async ({ db }: OpenCtx, noteId: string): Promise<MentionNews | undefined> => {
  const { rows } = await sql<{
    order_id: string | null
    request_id: string | null
    author_id: string
    author_name: string
    user_ids: string[]
  }>`
    select n.order_id, n.request_id, n.author_id, a.name as author_name, array(
      select m.user_id from order_note_mentions m where m.note_id = n.id and m.user_id <> n.author_id order by m.user_id) as user_ids
    from order_notes n join users a on a.id = n.author_id where n.id = ${noteId} and n.body is not null`.execute(
    db,
  )
  const [row] = rows
  return (
    row && {
      orderId: row.order_id,
      requestId: row.request_id,
      author: { _id: row.author_id, name: row.author_name },
      userIds: row.user_ids,
    }
  )
}
