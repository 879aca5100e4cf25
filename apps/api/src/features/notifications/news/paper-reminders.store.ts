import { sql } from 'kysely'
import type { Db } from '#context.ts'

export type Reminder = { credentialId: string; daysBefore: number; userId: string }

/** False where that day's papers have been spoken of. */
export const beginDay = async (db: Db, day: string): Promise<boolean> => {
  const row = await db
    .insertInto('reminder_days')
    .values({ day })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .returning('day')
    .executeTakeFirst()
  return row !== undefined
}

const rowsAtOnce = 2_000
const keyOf = ({ credentialId, daysBefore, userId }: Reminder) => `${credentialId}:${daysBefore}:${userId}`

/** Notes these down; answers those that had not been. One paper, threshold and person is spoken of once. */
export const keepReminders = async <R extends Reminder>(
  db: Db,
  reminders: readonly R[],
  today: string,
): Promise<R[]> => {
  const kept = new Set<string>()
  for (let at = 0; at < reminders.length; at += rowsAtOnce) {
    const { rows } = await sql<{ credential_id: string; days_before: number; user_id: string }>`
      insert into paper_reminders (credential_id, days_before, user_id, reminded_on)
      values ${sql.join(
        reminders
          .slice(at, at + rowsAtOnce)
          .map((one) => sql`(${one.credentialId}, ${one.daysBefore}, ${one.userId}, ${today}::date)`),
      )}
      on conflict do nothing returning credential_id, days_before, user_id`.execute(db)
    for (const row of rows)
      kept.add(keyOf({ credentialId: row.credential_id, daysBefore: row.days_before, userId: row.user_id }))
  }
  return reminders.filter((one) => kept.has(keyOf(one)))
}
