import { sql } from 'kysely'
import type { OpenCtx } from '#context.ts'

/** What is due and has not begun; of those that failed for good, what waits for an administrator. */
export const queueLags = async ({
  db,
  now,
}: Pick<OpenCtx, 'db' | 'now'>): Promise<
  Array<{ queue: string; waiting: number; oldestSeconds: number }>
> => {
  const { rows } = await sql<{ queue: string; waiting: number; oldestSeconds: number }>`
    select name as queue, count(*)::int as waiting,
      greatest(0, extract(epoch from ${now} - min(start_after)))::float8 as "oldestSeconds"
    from pgboss.job where state < 'active' and start_after <= ${now} group by name`.execute(db)
  return rows
}
