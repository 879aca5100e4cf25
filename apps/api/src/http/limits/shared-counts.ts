/** How often a caller called, on all nodes together: kept in the database, where it is one statement for all who come at once. */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Db, OpenCtx } from '#context.ts'
import { microBatch } from '#database/micro-batch.ts'
import type { Counted } from './call-counts.ts'

type Call = { place: Buffer; windowMs: number }
type Row = { place: Buffer; calls: number; ends_in_ms: number }

const countAll = async (db: Db, calls: readonly Call[]): Promise<Counted[]> => {
  const { rows } = await sql<Row>`
    insert into call_counts as counted (place, calls, ends_at)
    select place, count(*)::int, clock_timestamp() + max(window_ms) * interval '1 millisecond'
    from unnest(${calls.map(({ place }) => place)}::bytea[], ${calls.map(({ windowMs }) => windowMs)}::int[])
      as asked (place, window_ms)
    group by place order by place
    on conflict (place) do update set
      calls = case when counted.ends_at <= clock_timestamp() then 0 else counted.calls end + excluded.calls,
      ends_at = case when counted.ends_at <= clock_timestamp() then excluded.ends_at else counted.ends_at end
    returning place, calls, extract(epoch from ends_at - clock_timestamp())::float8 * 1000 as ends_in_ms`.execute(
    db,
  )
  const keyOf = (place: Buffer) => place.toString('base64')
  const totals = new Map(rows.map((row) => [keyOf(row.place), row]))
  const left = new Map<string, number>()
  for (const { place } of calls) left.set(keyOf(place), (left.get(keyOf(place)) ?? 0) + 1)
  return calls.map(({ place }) => {
    const key = keyOf(place)
    const after = (left.get(key) ?? 1) - 1
    left.set(key, after)
    const { calls: total = 1, ends_in_ms: endsInMs = 0 } = totals.get(key) ?? {}
    return { calls: total - after, endsInMs: Math.max(0, endsInMs) }
  })
}

/** One call more at a place, and which one it is in the running window. */
export type CountTogether = (place: string, windowMs: number) => Promise<Counted>

/** @param db asked when it is needed: who listens has one later than who is built */
export const countTogether = (db: () => Db): CountTogether => {
  const count = microBatch<Call, Counted>({
    delayMs: 0,
    most: 200,
    atOnce: 2,
    run: async (calls) => countAll(db(), calls),
  })
  return (place, windowMs) => count({ place: createHash('sha256').update(place).digest(), windowMs })
}

/** What has ended counts for nobody. */
export const sweepCallCounts = async ({ db }: OpenCtx): Promise<void> => {
  await sql`delete from call_counts where ends_at < clock_timestamp()`.execute(db)
}
