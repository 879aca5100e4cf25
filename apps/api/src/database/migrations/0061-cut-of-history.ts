import type { Kysely } from 'kysely'
import { cutAhead } from '../months/by-month.ts'

/** The history of services goes by the month, first step: where its first part will end. docs/decisions/0052. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  cutAhead(db, { table: 'order_history', by: 'recorded_at' })
