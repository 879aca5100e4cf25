import type { Ctx } from '#context.ts'

/** That he has kept a view of a list: so it stays when the view has gone. */
export const noteKeptView = async ({ db, now, actor }: Ctx): Promise<void> => {
  await db
    .updateTable('users')
    .set({ kept_view_at: now })
    .where('id', '=', actor.id)
    .where('kept_view_at', 'is', null)
    .execute()
}
