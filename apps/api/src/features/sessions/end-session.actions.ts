/** Ends one log-in: one's own, or as an administrator anybody's. Security B2 row i59. */
import type { Ctx } from '#context.ts'
import { record } from '#features/audit/audit.store.ts'
import { fail } from '#http/app-error.ts'
import { isOverseer, ownerOfFamily } from './open-sessions.views.ts'
import { endFamilyOf } from './sessions.actions.ts'

export const endSession = async (ctx: Ctx, familyId: string): Promise<{ updated: true }> => {
  const ownerId = await ownerOfFamily(ctx.db, familyId, ctx.now)
  const isOwn = ownerId === ctx.actor.id
  if (ownerId === undefined || (!isOwn && !isOverseer(ctx.actor))) return fail('session.not_found')
  await endFamilyOf(ctx, familyId)
  await record(ctx, {
    act: isOwn ? 'session.ended' : 'session.ended_by_staff',
    objectKind: 'user',
    objectId: ownerId,
  })
  return { updated: true }
}
