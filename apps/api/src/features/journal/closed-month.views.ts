import type { Books, Month } from '@arriero/domain/money/closing/months'
import { sql } from 'kysely'
import type { Db } from '#context.ts'

/** The last month that was closed: with it every one before. */
export const closedThroughOf = async (db: Db): Promise<Month | null> => {
  const { rows } = await sql<{ month: Month | null }>`
    select to_char(max(month), 'YYYY-MM') as month from month_closings`.execute(db)
  return rows[0]?.month ?? null
}

/** From which month on there are books, and up to which they are closed. */
export const booksOf = async (db: Db): Promise<Books> => {
  const { rows } = await sql<{ first: Month | null }>`
    select to_char(min(posted_at) at time zone 'America/Bogota', 'YYYY-MM') as first from journal_entries`.execute(
    db,
  )
  return { first: rows[0]?.first ?? null, closedThrough: await closedThroughOf(db) }
}
