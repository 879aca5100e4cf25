/** What waits for whoever reads it, in one queue. Decisions §11–§18. */
import type { api } from '@arriero/contract'
import type { InputOf, ReplyOf } from '@arriero/contract/endpoint'
import type { InboxItem } from '@arriero/contract/house/inbox'
import {
  causesFor,
  levelOf,
  rankHour,
  staleHours,
  type CallOutcome,
  type InboxCause,
  type InboxKind,
} from '@arriero/domain/house/inbox'
import type { Role } from '@arriero/domain/people/roles'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import { fieldsPage, type Fields } from '#database/fields.ts'
import {
  afterCursor,
  orderOf,
  pageOf,
  totalMax,
  totals,
  type Fragment,
  type Sorts,
} from '#database/keyset.ts'
import { named } from '#database/named.ts'
import { searchIn } from '#database/search-text.ts'
import { causesOf } from './sources.views.ts'

type Query = InputOf<typeof api.inbox.items>['query']
type Items = ReplyOf<typeof api.inbox.items>
type Notes = ReplyOf<typeof api.inbox.notes>

type Row = {
  subject: string
  kind: InboxKind
  told: { cause: InboxCause; object: string; since: string; harmAt: string; stake: number }[]
  since: string
  harm_at: string
  stake: number
  origin_name: string | null
  destination_name: string | null
  person_id: string | null
  person_name: string | null
  person_role: Role | null
  mail: { from: string | null; subject: string | null } | null
  carrier_id: string | null
  carrier_name: string | null
  owner_id: string | null
  owner_name: string | null
  snoozed_until: string | null
  is_asleep: boolean
  notes: number
  last_note: { body: string; outcome: CallOutcome | null } | null
}

/** Put off, and no worse since: the domain's `isAsleep`. */
const asleepAt = (
  now: Date,
): Fragment => sql`coalesce(s.snoozed_until > ${now} and i.causes <@ s.snoozed_causes
  and not (i.harm_at <= ${now} and i.harm_at > s.snoozed_at), false)`

/** All that waits, read once: `c` a row for each cause, `e` one for each thing, whose it is and whether it is out of sight. */
const waiting = (ctx: Ctx): Fragment => sql`
  c as materialized (${causesOf(ctx, causesFor(ctx.actor.role))}),
  e as materialized (select i.*, s.owner_id, s.snoozed_until, ${asleepAt(ctx.now)} as is_asleep
    from (select subject, min(kind) as kind, min(since) as since, min(harm_at) as harm_at, max(stake) as stake, array_agg(cause) as causes
      from c group by subject) i
    left join inbox_items s on s.subject_id = i.subject)`

/** What is only shown: whom and what it is about. */
const shown = sql`
  left join orders o on e.kind = 'order' and o.id = e.subject
  left join support_requests r on e.kind = 'request' and r.id = e.subject
  left join webhooks w on e.kind = 'webhook' and w.id = e.subject
  left join support_mails m on e.kind = 'mail' and m.id = e.subject
  left join signals g on e.kind = 'signal' and g.id = e.subject
  left join users p on p.id = coalesce(o.client_id, r.user_id, w.user_id, m.user_id, g.about_id,
    case e.kind when 'user' then e.subject end)
  left join users k on k.id = o.carrier_id
  left join users owner on owner.id = e.owner_id`

const columns = sql`e.subject, e.kind, told.told, e.since, e.harm_at, e.stake,
  o.origin_name, o.destination_name, p.id as person_id, p.name as person_name, p.role as person_role,
  case when m.id is not null then jsonb_build_object('from', coalesce(m.from_name, m.from_address), 'subject', m.subject) end as mail,
  k.id as carrier_id, k.name as carrier_name, owner.id as owner_id, owner.name as owner_name,
  e.snoozed_until, e.is_asleep,
  (select count(*)::int from inbox_notes n where n.subject_id = e.subject) as notes,
  (select jsonb_build_object('body', n.body, 'outcome', n.call_outcome) from inbox_notes n where n.subject_id = e.subject
    order by n.created_at desc, n.id desc limit 1) as last_note`

/** The domain's `rankOf`; ids are by age. */
const rankAt = (now: Date): Fragment => {
  const hour = sql`${rankHour(now)}::timestamptz`
  const day = sql`make_interval(hours => ${staleHours})`
  const at = sql`case when e.harm_at >= ${hour} - ${day} then e.harm_at
    else ${hour} + ${day} - (${hour} - ${day} - e.harm_at) / 1000 end`
  return sql`(floor(date_part('epoch', ${at})) - least(e.stake, 9000000000)::float8 / 1e10::float8)`
}
const place = { id: sql`e.subject`, sorts: { harmAt: { by: sql`e.rank`, type: 'number' } } satisfies Sorts }

const instant = (written: string): string => new Date(written).toISOString()

/** Of JSON, where instants are texts. */
const itemOf = (row: Row, now: Date): InboxItem => ({
  _id: row.subject,
  kind: row.kind,
  causes: row.told.map((told) => ({
    ...told,
    since: instant(told.since),
    harmAt: instant(told.harmAt),
  })),
  level: levelOf(new Date(row.harm_at), now),
  since: instant(row.since),
  harmAt: instant(row.harm_at),
  stake: row.stake,
  origin: row.origin_name,
  destination: row.destination_name,
  person:
    row.person_id !== null && row.person_name !== null && row.person_role !== null
      ? { _id: row.person_id, name: row.person_name, rol: row.person_role }
      : null,
  mail: row.mail,
  carrier: named(row.carrier_id, row.carrier_name),
  owner: named(row.owner_id, row.owner_name),
  snoozedUntil: row.is_asleep && row.snoozed_until !== null ? instant(row.snoozed_until) : null,
  notes: row.notes,
  lastNote: row.last_note?.body || null,
  lastCall: row.last_note?.outcome ?? null,
})

const owned = ({ actor }: Ctx, owner: Query['owner']): Fragment | undefined => {
  if (owner === undefined) return undefined
  return owner === 'mine' ? sql`e.owner_id = ${actor.id}` : sql`e.owner_id is null`
}

const seen = ({ id, shows }: Query): Fragment => {
  if (id !== undefined) return sql`e.subject = ${id}`
  return shows === 'asleep' ? sql`e.is_asleep` : sql`not e.is_asleep`
}

const filtersOf = (ctx: Ctx, query: Query): Fragment[] =>
  [
    seen(query),
    query.cause?.length ? sql`e.causes && ${query.cause}::text[]` : undefined,
    owned(ctx, query.owner),
    searchIn(sql`concat_ws(' ', o.search, p.search, k.search, r.search)`, query.q, [sql`e.subject`]),
  ].filter((one) => one !== undefined)

type Read = { counts: Items['counts']; asleep: number; matching: number; rows: (Row & { rank: number })[] }

/** One look at the causes for the page and all figures: of each cause, of what is put off, of what the filters leave. */
const read = async (ctx: Ctx, query: Query): Promise<Read> => {
  const filters = sql.join(filtersOf(ctx, query), sql` and `)
  const after = afterCursor(place, query)
  const { rows } = await sql<Read>`
    with ${waiting(ctx)},
    left_over as materialized (select e.*, ${rankAt(ctx.now)} as rank from e ${query.q ? shown : sql``} where ${filters}),
    page as materialized (select * from left_over e ${after ? sql`where ${after}` : sql``}
      order by ${orderOf(place, query)} limit ${query.limit + 1}),
    told as (select c.subject, jsonb_agg(jsonb_build_object('cause', c.cause, 'object', c.object, 'since', c.since, 'harmAt', c.harm_at, 'stake', c.stake)
      order by c.harm_at, c.cause) as told from c join page on page.subject = c.subject group by c.subject)
    select (select coalesce(json_agg(by_cause), '[]') from (select c.cause, count(*)::int as count from c
        where c.subject not in (select e.subject from e where e.is_asleep) group by c.cause) by_cause) as counts,
      (select count(*)::int from e where e.is_asleep) as asleep,
      (select count(*)::int from left_over) as matching,
      (select coalesce(json_agg(listed), '[]') from (select ${columns}, e.rank from page e join told on told.subject = e.subject ${shown}
        order by ${orderOf(place, query)}) listed) as rows`.execute(ctx.db)
  return rows[0] ?? { counts: [], asleep: 0, matching: 0, rows: [] }
}

export const inboxItems = async (ctx: Ctx, query: Query): Promise<Items> => {
  const { matching, rows: found, ...figures } = await read(ctx, query)
  const { rows, next } = pageOf(found, query, ({ rank, subject }) => ({ value: String(rank), id: subject }))
  return { items: rows.map((row) => itemOf(row, ctx.now)), next, ...totals(matching, totalMax), ...figures }
}

/** What it waits for now, of those causes that the reader may see; undefined where it waits for nobody of his. */
export const causesNow = async (ctx: Ctx, subjectId: string): Promise<InboxCause[] | undefined> => {
  const { rows } = await sql<{ causes: InboxCause[] | null }>`
    select array_agg(cause) as causes from (${causesOf(ctx, causesFor(ctx.actor.role), subjectId)}) one`.execute(
    ctx.db,
  )
  return rows[0]?.causes ?? undefined
}

const noteFields: Fields<Notes['items'][number]> = {
  _id: sql`n.id`,
  author: { _id: sql`n.author_id`, name: sql`author.name` },
  text: sql`n.body`,
  call: { called: sql`called.name`, outcome: sql`n.call_outcome` },
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
      from: sql`inbox_notes n join users author on author.id = n.author_id left join users called on called.id = n.called_id`,
      where: [sql`n.subject_id = ${subjectId}`],
      id: sql`n.id`,
      sorts: { createdAt: { by: sql`n.created_at`, type: 'instant' } },
    },
    query,
  )
}
