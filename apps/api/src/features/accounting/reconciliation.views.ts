/** The journal held against everything that has a word in it, all as of one moment. Decisions §16, security M15. */
import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import type { ReconciliationCheck } from '@arriero/domain/money/reconciliation'
import { sql } from 'kysely'
import type { OpenCtx } from '#context.ts'
import type { Fragment } from '#database/keyset.ts'
import { settingsInForce } from '#features/settings/settings.store.ts'
import {
  figures,
  sides,
  uncaptured,
  type Figure,
  type Reach,
  type Sides,
} from './reconciliation-sides.views.ts'

export type Check = ReplyOf<typeof api.accounting.reconciliation>['checks'][number]
type Found = Omit<Check, 'key'>

const rowsMost = 20
const dayMs = 86_400_000
/** No id begins so. */
const behindAll = 'g'

const reached = (rows: Fragment, { from, to }: Reach): Fragment =>
  sql`select * from (${rows}) side where order_id >= ${from} and order_id < ${to}`

const compared = async ({ db }: OpenCtx, { expected, actual }: Sides, reach: Reach): Promise<Found> => {
  const { rows } = await sql<Found>`
    with expected as (${reached(expected, reach)}), actual as (${reached(actual, reach)}),
      both_sides as (
        select order_id, coalesce(e.pesos, 0) as expected, coalesce(a.pesos, 0) as actual
        from expected e full join actual a using (order_id)),
      differing as (select * from both_sides where expected <> actual)
    select coalesce(sum(expected), 0)::bigint as expected, coalesce(sum(actual), 0)::bigint as actual,
      (select count(*)::int from differing) as count,
      coalesce((select jsonb_agg(jsonb_build_object('orderId', order_id, 'expected', expected, 'actual', actual))
        from (select * from differing order by order_id desc limit ${rowsMost}) newest), '[]'::jsonb) as rows
    from both_sides`.execute(db)
  return rows[0] ?? nothing
}

const sumOf = async ({ db }: OpenCtx, sum: Fragment): Promise<number> => {
  const { rows } = await sql<{ sum: number }>`select coalesce((${sum}), 0)::bigint as sum`.execute(db)
  return rows[0]?.sum ?? 0
}

const nothing: Found = { expected: 0, actual: 0, count: 0, rows: [] }

/** `later` is of younger services. */
const joined = (earlier: Found, later: Found): Found => ({
  expected: earlier.expected + later.expected,
  actual: earlier.actual + later.actual,
  count: earlier.count + later.count,
  rows: [...later.rows, ...earlier.rows].slice(0, rowsMost),
})

/** A figure that stands for no service in particular: as a whole, beside what entries come to. */
const figureOf = ({ entriesAre }: Figure, [whole, ofEntries]: readonly [number, number]): Found => ({
  ...nothing,
  ...(entriesAre === 'expected'
    ? { expected: ofEntries, actual: whole }
    : { expected: whole, actual: ofEntries }),
})

const borderBehind = async ({ db }: OpenCtx, from: string, services: number): Promise<string | undefined> => {
  const border = await db
    .selectFrom('orders')
    .select('id')
    .where('id', '>=', from)
    .orderBy('id')
    .offset(services)
    .limit(1)
    .executeTakeFirst()
  return border?.id
}

/** By the sums of the days: exact, and not counted. */
const servicesOf = (ctx: OpenCtx): Promise<number> =>
  sumOf(ctx, sql`select sum(amount) from tallies where kind = 'order'`)

/** By name; a figure of the same name as a comparison is part of it. */
type Sums = Map<ReconciliationCheck, Found>
const add = (sums: Sums, key: ReconciliationCheck, found: Found): void => {
  sums.set(key, joined(sums.get(key) ?? nothing, found))
}

export type Steps = {
  /** Hears how much is done, 0 to 1. */
  onShare?: (share: number) => Promise<void>
  /** One statement holds so many against their entries: it ends at once, however many there are. */
  servicesAtOnce?: number
}

/** Everything that ever moved, as of the moment of `ctx`, which must be one (`atOneMoment`). Takes as long as there is much of it. */
export const reconciliation = async (
  ctx: OpenCtx,
  { onShare, servicesAtOnce = 20_000 }: Steps = {},
): Promise<Check[]> => {
  const { captureWithinDays } = await settingsInForce(ctx.db)
  const comparisons = [...sides, uncaptured(new Date(ctx.now.getTime() - captureWithinDays * dayMs))]
  const services = await servicesOf(ctx)
  const sums: Sums = new Map(comparisons.map(({ key }) => [key, nothing]))
  for (const figure of figures) add(sums, figure.key, figureOf(figure, [await sumOf(ctx, figure.whole), 0]))
  let from = ''
  for (let done = servicesAtOnce; ; done += servicesAtOnce) {
    const border = await borderBehind(ctx, from, servicesAtOnce)
    const reach = { from, to: border ?? behindAll }
    for (const side of comparisons) add(sums, side.key, await compared(ctx, side, reach))
    for (const figure of figures)
      add(sums, figure.key, figureOf(figure, [0, await sumOf(ctx, figure.ofEntries(reach))]))
    if (border === undefined) return [...sums].map(([key, found]) => ({ key, ...found }))
    await onShare?.(Math.min(1, done / services))
    from = border
  }
}
