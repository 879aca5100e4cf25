/** What lanes, clients, carriers or weeks come to. docs/decisions/0072. */
import type { api } from '@arriero/contract'
import type { InputOf, ReplyOf } from '@arriero/contract/endpoint'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import { afterCursor, orderOf, pageOf, type Sorts } from '#database/keyset.ts'
import { atOneMoment } from '#database/snapshot.ts'
import { namesOf } from './names.views.ts'
import { noFigures, rankedKeys, sumsBy, type ranks } from './sums.views.ts'

type Query = Omit<InputOf<typeof api.margins.groups>['query'], 'limit'> & { limit: number }
type Groups = ReplyOf<typeof api.margins.groups>
type Rank = keyof typeof ranks
type Row = { key: string; rank: number | null; total: number }

const ranked: Sorts[string] = { by: sql`s.rank`, type: 'number' }
const sorts: Sorts & Record<Rank, Sorts[string]> = {
  margin: ranked,
  services: ranked,
  offers: ranked,
  week: { by: sql`s.key`, type: 'text' },
}
const place = { id: sql`s.key`, sorts }

const rankOf = (sort: string): Rank => {
  const name = sort.replace(/^-/, '')
  return Object.hasOwn(sorts, name) ? (name as Rank) : 'margin'
}

/**
 * Within a snapshot: as many groups are put in sequence as there are of them in those weeks, by one figure of each; a page of them is
 * added up whole and named.
 */
export const marginGroupsAt = async (ctx: Ctx, query: Query): Promise<Groups> => {
  const { by, sort } = query
  const after = afterCursor(place, query)
  const { rows: found } = await sql<Row>`
    with sums as materialized (${rankedKeys(ctx, query, { by, rank: rankOf(sort) })})
    select s.*, (select count(*) from sums)::int as total from sums s ${after ? sql`where ${after}` : sql``}
    order by ${orderOf(place, query)} limit ${query.limit + 1}`.execute(ctx.db)
  const { rows, next } = pageOf(found, query, ({ key, rank }) => ({ value: String(rank ?? key), id: key }))
  const shown = rows.map(({ key }) => key)
  const [names, sums] = [await namesOf(ctx, by, shown), await sumsBy(ctx, query, { by, only: shown })]
  const figuresOf = new Map(sums.map(({ key, ...figures }) => [key, figures]))
  const items = shown.map((key) => ({
    _id: key,
    name: names.get(key) ?? key,
    ...(figuresOf.get(key) ?? noFigures),
  }))
  return { items, total: found[0]?.total ?? 0, next }
}

export const marginGroups = (ctx: Ctx, query: Query): Promise<Groups> =>
  atOneMoment(ctx, (inner) => marginGroupsAt(inner, query))
