import { sql, type Kysely } from 'kysely'
import { swapForMonths } from '../months/by-month.ts'

/** Third step: the table that was becomes the first part; each part has the guard of the trail. docs/decisions/0052. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`create schema if not exists months`.execute(db)
  await swapForMonths(
    db,
    { table: 'audit_trail', by: 'at' },
    {
      ids: 'audit_trail_ids',
      references: [],
      indexes: [
        'audit_trail_of_object',
        'audit_trail_unsealed',
        'audit_trail_of_seal',
        'audit_trail_at',
        'audit_trail_of_actor',
        'audit_trail_of_act',
        'audit_trail_of_object_end',
      ],
      trigger: {
        name: 'audit_trail_append_only',
        when: 'before update or delete',
        runs: 'guard_audit_trail()',
      },
    },
  )
}
