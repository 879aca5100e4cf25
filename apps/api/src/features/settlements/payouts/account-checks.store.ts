/** New accounts that somebody of the desk confirmed with their carrier. */
import type { Ctx } from '#context.ts'

/** False where that very change was confirmed before. */
export const insertAccountCheck = async (
  { db, now, actor }: Ctx,
  { carrierId, changedAt, note }: { carrierId: string; changedAt: Date; note: string },
): Promise<boolean> => {
  const result = await db
    .insertInto('account_checks')
    .values({
      carrier_id: carrierId,
      changed_at: changedAt,
      checked_at: now,
      checked_by: actor.id,
      note,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst()
  return result.numInsertedOrUpdatedRows === 1n
}
