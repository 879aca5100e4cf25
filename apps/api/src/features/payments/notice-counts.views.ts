import { sql } from 'kysely'
import type { OpenCtx } from '#context.ts'

const hourMs = 3_600_000

/** Of the last hour. What a stranger wrote as its status is not repeated: only of a notice that matched is it the gateway's. */
export const noticeCounts = async ({
  db,
  now,
}: Pick<OpenCtx, 'db' | 'now'>): Promise<Array<{ verdict: string; status: string; count: number }>> => {
  const since = new Date(now.getTime() - hourMs)
  const { rows } = await sql<{ verdict: string; status: string; count: number }>`
    select verdict, case verdict when 'matched' then coalesce(status, '') else '' end as status, count(*)::int as count
    from payment_notices where received_at > ${since} group by 1, 2`.execute(db)
  return rows
}
