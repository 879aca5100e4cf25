/** What waits for whoever reads it, in one queue. Decisions §11–§18. */
import type { api } from '@arriero/contract'
import type { InputOf, ReplyOf } from '@arriero/contract/endpoint'
import type { InboxItem } from '@arriero/contract/house/inbox'
import {
  causesFor,
  levelOf,
  rankHour,
  staleHours,
  type InboxCause,
  type InboxKind,
} from '@arriero/domain/house/inbox'
import type { Role } from '@arriero/domain/people/roles'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import { fieldsPage, type Fields } from '#database/fields.ts'
import { keysetPage, type Fragment, type Sorts } from '#database/keyset.ts'
import { named } from '#database/named.ts'
import { searchIn } from '#database/search-text.ts'
import { atOneMoment } from '#database/snapshot.ts'
import { causesOf } from './sources.views.ts'

type Query = InputOf<typeof api.inbox.items>['query']
type Items = ReplyOf<typeof api.inbox.items>
type Notes = ReplyOf<typeof api.inbox.notes>

type Row = {
  subject: string
  kind: InboxKind
  told: { cause: InboxCause; object: string; since: string; harmAt: string; stake: number }[]
  since: Date
  harm_at: Date
  stake: number
  origin_name: string | null
  destination_name: string | null
  person_id: string | null
  person_name: string | null
  person_role: Role | null
  carrier_id: string | null
  carrier_name: string | null
  owner_id: string | null
  owner_name: string | null
  snoozed_until: Date | null
  is_asleep: boolean
  notes: number
  last_note: string | null
}

/** One for each thing, whatever number of causes it has; the most urgent cause first. */
const itemsOf = (ctx: Ctx, causes: readonly InboxCause[]): Fragment => sql`(
  select subject, min(kind) as kind, min(since) as since, min(harm_at) as harm_at, max(stake) as stake,
    array_agg(cause) as causes,
    jsonb_agg(jsonb_build_object('cause', cause, 'object', object, 'since', since, 'harmAt', harm_at, 'stake', stake)
      order by harm_at, cause) as told
  from (${causesOf(ctx, causes)}) one group by subject)`

/** Put off, and no worse since: the domain's `isAsleep`. */
const asleepAt = (
  now: Date,
): Fragment => sql`coalesce(s.snoozed_until > ${now} and i.causes <@ s.snoozed_causes
  and not (i.harm_at <= ${now} and i.harm_at > s.snoozed_at), false)`

const from = (ctx: Ctx): Fragment =>
  sql`${itemsOf(ctx, causesFor(ctx.actor.role))} i left join inbox_items s on s.subject_id = i.subject`

/** What is only shown: whom and what it is about. */
const shown = sql`
  left join orders o on i.kind = 'order' and o.id = i.subject
  left join support_requests r on i.kind = 'request' and r.id = i.subject
  left join webhooks w on i.kind = 'webhook' and w.id = i.subject
  left join users p on p.id = coalesce(o.client_id, r.user_id, w.user_id, case i.kind when 'user' then i.subject end)
  left join users k on k.id = o.carrier_id
  left join users owner on owner.id = s.owner_id`

const columns = (now: Date): Fragment => sql`i.subject, i.kind, i.told, i.since, i.harm_at, i.stake,
  o.origin_name, o.destination_name, p.id as person_id, p.name as person_name, p.role as person_role,
  k.id as carrier_id, k.name as carrier_name, owner.id as owner_id, owner.name as owner_name,
  s.snoozed_until, ${asleepAt(now)} as is_asleep,
  (select count(*)::int from inbox_notes n where n.subject_id = i.subject) as notes,
  (select n.body from inbox_notes n where n.subject_id = i.subject order by n.created_at desc, n.id desc limit 1) as last_note`

/** The domain's `rankOf`; ids are by age. */
const sortsAt = (now: Date): Sorts => {
  const hour = sql`${rankHour(now)}::timestamptz`
  const day = sql`make_interval(hours => ${staleHours})`
  const at = sql`case when i.harm_at >= ${hour} - ${day} then i.harm_at
    else ${hour} + ${day} - (${hour} - ${day} - i.harm_at) / 1000 end`
  return {
    harmAt: {
      by: sql`(floor(extract(epoch from ${at})) - least(i.stake, 9e9) / 1e10)::float8`,
      type: 'number',
    },
  }
}

const itemOf = (row: Row, now: Date): InboxItem => ({
  _id: row.subject,
  kind: row.kind,
  causes: row.told.map((told) => ({
    ...told,
    since: new Date(told.since).toISOString(),
    harmAt: new Date(told.harmAt).toISOString(),
  })),
  level: levelOf(row.harm_at, now),
  since: row.since.toISOString(),
  harmAt: row.harm_at.toISOString(),
  stake: row.stake,
  origin: row.origin_name,
  destination: row.destination_name,
  person:
    row.person_id !== null && row.person_name !== null && row.person_role !== null
      ? { _id: row.person_id, name: row.person_name, rol: row.person_role }
      : null,
  carrier: named(row.carrier_id, row.carrier_name),
  owner: named(row.owner_id, row.owner_name),
  snoozedUntil: row.is_asleep ? (row.snoozed_until?.toISOString() ?? null) : null,
  notes: row.notes,
  lastNote: row.last_note,
})

const owned = ({ actor }: Ctx, owner: Query['owner']): Fragment | undefined => {
  if (owner === undefined) return undefined
  return owner === 'mine' ? sql`s.owner_id = ${actor.id}` : sql`s.owner_id is null`
}

const seen = (ctx: Ctx, { id, shows }: Query): Fragment => {
  if (id !== undefined) return sql`i.subject = ${id}`
  return shows === 'asleep' ? asleepAt(ctx.now) : sql`not ${asleepAt(ctx.now)}`
}

type Counted = { counts: Items['counts']; asleep: number }

const countsOf = async (ctx: Ctx): Promise<Counted> => {
  const { rows } = await sql<{ cause: InboxCause | null; count: number }>`
    with seen as materialized (select i.causes, ${asleepAt(ctx.now)} as is_asleep from ${from(ctx)})
    select cause, count(*)::int as count from seen, unnest(causes) cause where not is_asleep group by cause
    union all select null, count(*)::int from seen where is_asleep`.execute(ctx.db)
  return {
    counts: rows.flatMap(({ cause, count }) => (cause === null ? [] : [{ cause, count }])),
    asleep: rows.find(({ cause }) => cause === null)?.count ?? 0,
  }
}

const pageAt = async (ctx: Ctx, query: Query): Promise<Items> => {
  const { rows, page } = await keysetPage<Row>(
    ctx.db,
    {
      select: columns(ctx.now),
      from: sql`${from(ctx)} ${shown}`,
      where: [
        seen(ctx, query),
        query.cause?.length ? sql`i.causes && ${query.cause}::text[]` : undefined,
        owned(ctx, query.owner),
        searchIn(sql`concat_ws(' ', o.search, p.search, r.search)`, query.q, [sql`i.subject`]),
      ],
      id: sql`i.subject`,
      sorts: sortsAt(ctx.now),
    },
    query,
  )
  return { items: rows.map((row) => itemOf(row, ctx.now)), ...page, ...(await countsOf(ctx)) }
}

export const inboxItems = (ctx: Ctx, query: Query): Promise<Items> =>
  atOneMoment(ctx, (inner) => pageAt(inner, query))

/** What it waits for now, of those causes that the reader may see; undefined where it waits for nobody of his. */
export const causesNow = async (ctx: Ctx, subjectId: string): Promise<InboxCause[] | undefined> => {
  const { rows } = await sql<{ causes: InboxCause[] }>`
    select i.causes from ${itemsOf(ctx, causesFor(ctx.actor.role))} i where i.subject = ${subjectId}`.execute(
    ctx.db,
  )
  return rows[0]?.causes
}

const noteFields: Fields<Notes['items'][number]> = {
  _id: sql`n.id`,
  author: { _id: sql`n.author_id`, name: sql`author.name` },
  text: sql`n.body`,
  createdAt: sql`n.created_at`,
}

export const inboxNotes = async (
  ctx: Ctx,
  subjectId: string,
  query: InputOf<typeof api.inbox.notes>['query'],
): Promise<Notes | undefined> => {
  if (!(await causesNow(ctx, subjectId))) return undefined
  return fieldsPage(
    ctx.db,
    {
      fields: noteFields,
      from: sql`inbox_notes n join users author on author.id = n.author_id`,
      where: [sql`n.subject_id = ${subjectId}`],
      id: sql`n.id`,
      sorts: { createdAt: { by: sql`n.created_at`, type: 'instant' } },
    },
    query,
  )
}
