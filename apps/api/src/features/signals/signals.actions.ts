/** An administrator looked at a sign and says why it is nothing. docs/decisions/0073. */
import { asideDenial } from '@arriero/domain/house/signals'
import type { Ctx } from '#context.ts'
import { hintInbox } from '#effects/tell.ts'
import { fail, refuse } from '#app-error.ts'
import { record } from '#features/audit/audit.store.ts'
import { lockSignal, writeAside } from './signals.store.ts'

export const putAside = async (
  ctx: Ctx,
  id: string,
  { note, seenAt }: { note: string; seenAt: string },
): Promise<{ updated: true }> => {
  const standing = (await lockSignal(ctx, id)) ?? fail('signal.not_found')
  refuse(asideDenial(standing, new Date(seenAt)))
  await writeAside(ctx, id, note)
  hintInbox(ctx)
  await record(ctx, { act: 'signal.aside', objectKind: 'signal', objectId: id })
  return { updated: true }
}
