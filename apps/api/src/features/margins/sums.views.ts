/** Sums of facts: of all services from what is kept by week, of a client, a carrier or a lane from their own facts. */
import type { MarginFigures } from '@arriero/contract/money/margins'
import { mondaysOf, weeksOf, type MarginGrouping, type Weeks } from '@arriero/domain/money/margins'
import { atBogota, bogotaDay, daysAfter } from '@arriero/domain/time/calendar'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import type { Fragment } from '#database/keyset.ts'

/** What every question about margins is narrowed by. */
export type Narrowed = {
  from?: string | undefined
  to?: string | undefined
  client?: string | undefined
  carrier?: string | undefined
  lane?: string | undefined
}

export type Sum = MarginFigures & { key: string }

/** The weeks that a question is about. */
export const askedWeeks = ({ now }: Pick<Ctx, 'now'>, query: Narrowed): Weeks =>
  weeksOf(query, bogotaDay(now))

/** The facts `f` of those weeks, narrowed as asked; each along an index that begins with what narrows it. */
export const narrowedFacts = (ctx: Pick<Ctx, 'now'>, query: Narrowed): Fragment[] => {
  const { from, to } = askedWeeks(ctx, query)
  const { client, carrier, lane } = query
  return [
    sql`f.at >= ${atBogota(from, 0)}`,
    sql`f.at < ${atBogota(daysAfter(to, 1), 0)}`,
    ...(client === undefined ? [] : [sql`f.client_id = ${client}`]),
    ...(carrier === undefined ? [] : [sql`f.carrier_id = ${carrier}`]),
    ...(lane === undefined ? [] : [sql`f.lane = ${lane}`]),
  ]
}

/** Under what sums are put together: `all` in one. */
export type By = MarginGrouping | 'all'

/** What a grouping is called among the sums by week, and among the facts. */
const keys: Record<By, { dimension: string; kept: Fragment; fact: Fragment }> = {
  all: { dimension: 'all', kept: sql`''`, fact: sql`''` },
  week: { dimension: 'all', kept: sql`f.week::text`, fact: sql`f.week::text` },
  client: { dimension: 'client', kept: sql`f.key`, fact: sql`f.client_id` },
  carrier: { dimension: 'carrier', kept: sql`f.key`, fact: sql`f.carrier_id` },
  lane: { dimension: 'lane', kept: sql`f.key`, fact: sql`f.lane` },
}

const kinds = sql`f.kind in ('service', 'offer', 'return')`

const isNarrow = ({ client, carrier, lane }: Narrowed): boolean =>
  client !== undefined || carrier !== undefined || lane !== undefined

/** Some of a grouping's keys; left out, all of them. */
type Of = { by: By; only?: readonly string[] }

/** Rows of `sum_key`, `amount` and the measures. */
const measured = (ctx: Ctx, query: Narrowed, { by, only }: Of): Fragment => {
  const { dimension, kept, fact } = keys[by]
  const among = (key: Fragment) => (only ? sql`and ${key} = any(${only}::text[])` : sql``)
  if (isNarrow(query)) {
    const where = sql.join([kinds, ...narrowedFacts(ctx, query)], sql` and `)
    return sql`select ${fact} as sum_key, 1 as amount, f.* from margin_facts f where ${where} ${among(fact)}`
  }
  // By name, so that some keys are found in each week rather than among all of it.
  const weeks = sql`f.week = any(${mondaysOf(askedWeeks(ctx, query))}::date[])`
  return sql`select ${kept} as sum_key, f.* from margin_tallies f
    where f.dimension = ${dimension} and ${weeks} ${among(kept)}`
}

const amountOf = (kind: string): Fragment =>
  sql`coalesce(sum(m.amount) filter (where m.kind = ${kind}), 0)::int`
const pesosOf = (column: Fragment): Fragment => sql`coalesce(sum(m.${column}), 0)::bigint`
const countOf = (column: Fragment): Fragment => sql`coalesce(sum(m.${column}), 0)::int`

const figures = sql`
  ${amountOf('service')} as services, ${pesosOf(sql`billed_pesos`)} as billed, ${pesosOf(sql`freight_pesos`)} as freight,
  ${pesosOf(sql`insurer_pesos`)} as insurer, ${pesosOf(sql`commission_pesos`)} as commission,
  ${pesosOf(sql`margin_pesos`)} as margin, ${countOf(sql`compared`)} as compared, ${pesosOf(sql`priced_pesos`)} as priced,
  ${pesosOf(sql`reference_pesos`)} as reference, ${countOf(sql`floored`)} as floored,
  ${countOf(sql`below_floor`)} as "belowFloor", ${amountOf('offer')} as offers, ${countOf(sql`won`)} as won,
  ${countOf(sql`first`)} as "firstOffers", ${pesosOf(sql`first_minutes`)} as "firstMinutes",
  ${amountOf('return')} as returned`

/** @param told what of each key, beside it */
const keyed = (rows: Fragment, told: Fragment): Fragment => sql`
  select m.sum_key as key, ${told} from (${rows}) m
  where m.sum_key is not null group by m.sum_key having sum(m.amount) > 0`

/** What groups are put in sequence by. */
export const ranks = {
  margin: pesosOf(sql`margin_pesos`),
  services: amountOf('service'),
  offers: amountOf('offer'),
  week: sql`null`,
}

/** Each key that has any fact, with as much of it as its place among the others needs. */
export const rankedKeys = (
  ctx: Ctx,
  query: Narrowed,
  { by, rank }: { by: By; rank: keyof typeof ranks },
): Fragment => keyed(measured(ctx, query, { by }), sql`${ranks[rank]} as rank`)

/** One sum for each key that has any fact, or the one of all. */
export const sumsBy = async (ctx: Ctx, query: Narrowed, of: Of): Promise<Sum[]> => {
  const { rows } = await sql<Sum>`${keyed(measured(ctx, query, of), figures)}`.execute(ctx.db)
  return rows
}

/** Of nothing. */
export const noFigures: MarginFigures = {
  services: 0,
  billed: 0,
  freight: 0,
  insurer: 0,
  commission: 0,
  margin: 0,
  compared: 0,
  priced: 0,
  reference: 0,
  floored: 0,
  belowFloor: 0,
  offers: 0,
  won: 0,
  firstOffers: 0,
  firstMinutes: 0,
  returned: 0,
}
