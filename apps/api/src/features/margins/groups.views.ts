/** What lanes, clients, carriers or weeks come to. docs/decisions/0072. */
import type { api } from '@arriero/contract'
import type { InputOf, ReplyOf } from '@arriero/contract/endpoint'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import { afterCursor, orderOf, pageOf, type Sorts } from '#database/keyset.ts'
import { atOneMoment } from '#database/snapshot.ts'
import { namesOf } from './names.views.ts'
import { sumsOf, type Sum } from './sums.views.ts'

type Query = Omit<InputOf<typeof api.margins.groups>['query'], 'limit'> & { limit: number }
type Groups = ReplyOf<typeof api.margins.groups>
type Row = Sum & { total: number }

const sorts: Sorts = {
  margin: { by: sql`s.margin`, type: 'number' },
  services: { by: sql`s.services`, type: 'number' },
  offers: { by: sql`s.offers`, type: 'number' },
  week: { by: sql`s.key`, type: 'text' },
}
const place = { id: sql`s.key`, sorts }

const valueOf = (sort: Query['sort'], row: Row): string => {
  const key = sort.replace(/^-/, '') as 'margin' | 'services' | 'offers' | 'week'
  return key === 'week' ? row.key : String(row[key])
}

/** Within a snapshot: as many groups are added up as there are of them in those weeks, and a page of them is named. */
export const marginGroupsAt = async (ctx: Ctx, query: Query): Promise<Groups> => {
  const { by, sort } = query
  const after = afterCursor(place, query)
  const { rows: found } = await sql<Row>`
    with sums as materialized (${sumsOf(ctx, query, by)})
    select s.*, (select count(*) from sums)::int as total from sums s ${after ? sql`where ${after}` : sql``}
    order by ${orderOf(place, query)} limit ${query.limit + 1}`.execute(ctx.db)
  const { rows, next } = pageOf(found, query, (row) => ({ value: valueOf(sort, row), id: row.key }))
  const names = await namesOf(
    ctx,
    by,
    rows.map(({ key }) => key),
  )
  const items = rows.map(({ key, total: _total, ...figures }) => ({
    _id: key,
    name: names.get(key) ?? key,
    ...figures,
  }))
  return { items, total: found[0]?.total ?? 0, next }
}

export const marginGroups = (ctx: Ctx, query: Query): Promise<Groups> =>
  atOneMoment(ctx, (inner) => marginGroupsAt(inner, query))
