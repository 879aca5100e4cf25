/** Signs as administrators read them: the list, one with its evidence. docs/decisions/0073. */
import type { api } from '@arriero/contract'
import type { InputOf, ReplyOf } from '@arriero/contract/endpoint'
import type { Signal, SignalEvidence } from '@arriero/contract/house/signals'
import type { SignalKind, SignalState } from '@arriero/domain/house/signals'
import type { Role } from '@arriero/domain/people/roles'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import { keysetPage, type Fragment, type Sorts } from '#database/keyset.ts'
import { searchIn } from '#database/search-text.ts'

type Query = InputOf<typeof api.signals.all>['query']
type All = ReplyOf<typeof api.signals.all>
type Detail = ReplyOf<typeof api.signals.detail>

type Row = {
  id: string
  kind: SignalKind
  state: SignalState
  about_id: string | null
  about_name: string | null
  about_role: Role | null
  accounts: number
  order_id: string | null
  stake_pesos: number
  first_at: Date
  raised_at: Date
  decision: { byId: string; byName: string; at: string; note: string } | null
}

const columns = sql`s.id, s.kind, s.state, p.id as about_id, p.name as about_name, p.role as about_role, s.order_id, s.stake_pesos,
  s.first_at, s.raised_at,
  (select count(distinct e.user_id)::int from signal_evidence e where e.signal_id = s.id) as accounts,
  case when s.state = 'aside' then (select jsonb_build_object('byId', d.by_id, 'byName', by.name, 'at', d.at, 'note', d.note)
    from signal_decisions d join users by on by.id = d.by_id where d.signal_id = s.id
    order by d.at desc, d.id desc limit 1) end as decision`

const from = sql`signals s left join users p on p.id = s.about_id`

const sorts: Sorts = { raisedAt: { by: sql`s.raised_at`, type: 'instant' } }

const personOf = (_id: string | null, name: string | null, rol: Role | null) =>
  _id !== null && name !== null && rol !== null ? { _id, name, rol } : null

const signalOf = (row: Row): Signal => ({
  _id: row.id,
  kind: row.kind,
  state: row.state,
  about: personOf(row.about_id, row.about_name, row.about_role),
  accounts: row.accounts,
  orderId: row.order_id,
  stake: row.stake_pesos,
  firstAt: row.first_at.toISOString(),
  raisedAt: row.raised_at.toISOString(),
  aside: row.decision && {
    by: { _id: row.decision.byId, name: row.decision.byName },
    at: new Date(row.decision.at).toISOString(),
    note: row.decision.note,
  },
})

/** Those that tell of one person, vehicle or service, each by its own index. */
const aboutOf = (id: string): Fragment => sql`s.id in (
  select signal_id from signal_evidence where user_id = ${id}
  union all select signal_id from signal_evidence where vehicle_id = ${id}
  union all select signal_id from signal_evidence where order_id = ${id})`

const filtersOf = ({ kind, state, about, q }: Query): (Fragment | undefined)[] => [
  kind?.length ? sql`s.kind = any(${kind}::text[])` : undefined,
  state === undefined ? undefined : sql`s.state = ${state}`,
  about === undefined ? undefined : aboutOf(about),
  searchIn(sql`p.search`, q, [sql`s.id`]),
]

export const signalsOf = async (ctx: Ctx, query: Query): Promise<All> => {
  const list = { select: columns, from, where: filtersOf(query), id: sql`s.id`, sorts }
  const { rows, page } = await keysetPage<Row>(ctx.db, list, query)
  return { items: rows.map(signalOf), ...page }
}

type EvidenceRow = {
  key: string
  at: Date
  found_at: Date
  user_id: string | null
  user_name: string | null
  user_role: Role | null
  vehicle_id: string | null
  license_plate: string | null
  order_id: string | null
  file_id: string | null
  facts: Record<string, string | number>
  count: number
}

const evidenceMost = 100

const evidenceRows = async ({ db }: Ctx, id: string): Promise<EvidenceRow[]> => {
  const { rows } = await sql<EvidenceRow>`
    select e.key, e.at, e.found_at, u.id as user_id, u.name as user_name, u.role as user_role, v.id as vehicle_id,
      v.license_plate, e.order_id, e.file_id, e.facts, count(*) over ()::int as count
    from signal_evidence e left join users u on u.id = e.user_id left join vehicles v on v.id = e.vehicle_id
    where e.signal_id = ${id} order by e.found_at desc, e.key limit ${evidenceMost}`.execute(db)
  return rows
}

const evidenceOf = (ctx: Ctx, row: EvidenceRow): SignalEvidence => ({
  _id: row.key,
  at: row.at.toISOString(),
  foundAt: row.found_at.toISOString(),
  person: personOf(row.user_id, row.user_name, row.user_role),
  vehicle:
    row.vehicle_id !== null && row.license_plate !== null
      ? { _id: row.vehicle_id, licensePlate: row.license_plate }
      : null,
  orderId: row.order_id,
  image: row.file_id === null ? null : ctx.fileUrl(row.file_id),
  facts: row.facts,
})

const decisionsOf = async ({ db }: Ctx, id: string): Promise<Detail['decisions']> => {
  const rows = await db
    .selectFrom('signal_decisions as d')
    .innerJoin('users as by', 'by.id', 'd.by_id')
    .select(['d.by_id', 'by.name', 'd.at', 'd.note'])
    .where('d.signal_id', '=', id)
    .orderBy('d.at', 'desc')
    .orderBy('d.id', 'desc')
    .execute()
  return rows.map((row) => ({
    by: { _id: row.by_id, name: row.name },
    at: row.at.toISOString(),
    note: row.note,
  }))
}

/** Undefined where there is none. */
export const signalDetail = async (ctx: Ctx, id: string): Promise<Detail | undefined> => {
  const { rows } = await sql<Row>`select ${columns} from ${from} where s.id = ${id}`.execute(ctx.db)
  const [row] = rows
  if (!row) return undefined
  const evidence = await evidenceRows(ctx, id)
  return {
    ...signalOf(row),
    evidence: evidence.map((one) => evidenceOf(ctx, one)),
    evidenceCount: evidence[0]?.count ?? 0,
    decisions: await decisionsOf(ctx, id),
  }
}
