/** How often a caller called, on all nodes together: kept in the database, where it is one statement for all who come at once. */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, OpenCtx } from '#context.ts'
import { microBatch } from '#database/micro-batch.ts'
import type { Counted } from './call-counts.ts'

type Call = { place: Buffer; calls: number; windowMs: number }
type Row = { place: Buffer; calls: number; ends_at: Date }

/** By the clock of the node: windows of two nodes end as far apart as their clocks, of which a ready one is within two seconds. */
const countAll = async (db: Db, calls: readonly Call[]): Promise<Counted[]> => {
  const now = new Date()
  const places = calls.map(({ place }) => place)
  const added = calls.map((call) => call.calls)
  const ends = calls.map(({ windowMs }) => new Date(now.getTime() + windowMs))
  const { rows } = await sql<Row>`
    insert into call_counts as counted (place, calls, ends_at)
    select place, sum(calls)::int, max(ends_at)
    from unnest(${places}::bytea[], ${added}::int[], ${ends}::timestamptz[]) as asked (place, calls, ends_at)
    group by place order by place
    on conflict (place) do update set
      calls = case when counted.ends_at <= ${now} then 0 else counted.calls end + excluded.calls,
      ends_at = case when counted.ends_at <= ${now} then excluded.ends_at else counted.ends_at end
    returning place, calls, ends_at`.execute(db)
  const keyOf = (place: Buffer) => place.toString('base64')
  const totals = new Map(rows.map((row) => [keyOf(row.place), row]))
  const left = new Map<string, number>()
  for (const call of calls) left.set(keyOf(call.place), (left.get(keyOf(call.place)) ?? 0) + call.calls)
  return calls.map((call) => {
    const key = keyOf(call.place)
    const after = (left.get(key) ?? call.calls) - call.calls
    left.set(key, after)
    const { calls: total = call.calls, ends_at: endsAt = now } = totals.get(key) ?? {}
    return { calls: total - after, endsInMs: Math.max(0, endsAt.getTime() - now.getTime()) }
  })
}

/** So many calls more at a place, and which number the last of them has in the running window. */
export type CountTogether = (place: string, of: { calls: number; windowMs: number }) => Promise<Counted>

/** @param db asked when it is needed: who listens has one later than who is built */
export const countTogether = (db: () => Db): CountTogether => {
  const count = microBatch<Call, Counted>({
    delayMs: 0,
    most: 200,
    atOnce: 2,
    run: async (calls) => countAll(db(), calls),
  })
  return (place, of) => count({ place: createHash('sha256').update(place).digest(), ...of })
}

/** What has ended counts for nobody. */
export const sweepCallCounts = async ({ db, now }: OpenCtx): Promise<void> => {
  await sql`delete from call_counts where ends_at < ${now}`.execute(db)
}
