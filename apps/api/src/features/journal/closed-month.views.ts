import type { Month } from '@arriero/domain/money/closing/months'
import { sql } from 'kysely'
import type { Db } from '#context.ts'

/** The last month that was closed: with it every one before. */
export const closedThroughOf = async (db: Db): Promise<Month | null> => {
  const { rows } = await sql<{ month: Month | null }>`
    select to_char(max(month), 'YYYY-MM') as month from month_closings`.execute(db)
  return rows[0]?.month ?? null
}
