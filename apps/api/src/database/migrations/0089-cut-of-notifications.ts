import type { Kysely } from 'kysely'
import { cutAhead } from '../months/by-month.ts'

/** Notifications go by the month, first step: where their first part will end. docs/decisions/0082. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  cutAhead(db, { table: 'notifications', by: 'created_at' })
