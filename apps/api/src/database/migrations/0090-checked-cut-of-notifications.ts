import type { Kysely } from 'kysely'
import { checkCut } from '../months/by-month.ts'

/** Second step: what is there lies before that end. docs/decisions/0082. */
export const up = (db: Kysely<unknown>): Promise<void> =>
  checkCut(db, { table: 'notifications', by: 'created_at' })
