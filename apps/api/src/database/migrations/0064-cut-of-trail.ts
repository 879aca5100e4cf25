import type { Kysely } from 'kysely'
import { cutAhead } from '../months/by-month.ts'

/** The audit trail goes by the month, first step: where its first part will end. docs/decisions/0052. */
export const up = (db: Kysely<unknown>): Promise<void> => cutAhead(db, { table: 'audit_trail', by: 'at' })
