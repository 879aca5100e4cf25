/** Somebody of the staff takes what waits, puts it off, notes something about it. */
import { snoozeDenial, takeDenial, type CalledSide, type CallOutcome } from '@arriero/domain/house/inbox'
import type { Ctx } from '#context.ts'
import { fail, refuse } from '#app-error.ts'
import { tell } from '#effects/tell.ts'
import { record } from '#features/audit/audit.store.ts'
import { followOwner } from '#features/support/assignment.actions.ts'
import { lockItem, partiesOf, writeNote, writeOwner, writeSnooze } from './inbox.store.ts'
import { causesNow } from './inbox.views.ts'

/** What it waits for now; refused where that is nothing of the actor's. */
const waits = async (ctx: Ctx, subjectId: string) =>
  (await causesNow(ctx, subjectId)) ?? fail('inbox.not_found')

export const takeItem = async (
  ctx: Ctx,
  subjectId: string,
  { seenOwner, isMine }: { seenOwner: string | null; isMine: boolean },
): Promise<{ updated: true }> => {
  await waits(ctx, subjectId)
  const { owner_id: ownerId } = await lockItem(ctx, subjectId)
  const wanted = isMine ? ctx.actor.id : null
  // Pressed twice, or sent again: it is so already.
  if (ownerId !== wanted) {
    refuse(takeDenial(ownerId, seenOwner))
    await writeOwner(ctx, subjectId, wanted)
    await followOwner(ctx, subjectId, wanted)
  }
  return { updated: true }
}

export const snoozeItem = async (
  ctx: Ctx,
  subjectId: string,
  until: Date | null,
): Promise<{ updated: true }> => {
  const causes = await waits(ctx, subjectId)
  if (until !== null && snoozeDenial(until, ctx.now)) fail('inbox.snooze_invalid', 'until')
  await lockItem(ctx, subjectId)
  await writeSnooze(ctx, subjectId, { until, causes })
  return { updated: true }
}

export const noteItem = async (ctx: Ctx, subjectId: string, text: string): Promise<{ _id: string }> => {
  await waits(ctx, subjectId)
  return { _id: await writeNote(ctx, subjectId, { body: text }) }
}

type Call = { called: CalledSide; outcome: CallOutcome; text?: string | undefined }

/** Somebody was called about a service, whether or not it waits for anybody: staff reads in its notes what came of it, and in its history that it was done. */
export const logCall = async (
  ctx: Ctx,
  orderId: string,
  { called, outcome, text = '' }: Call,
): Promise<{ _id: string }> => {
  const parties = (await partiesOf(ctx, orderId)) ?? fail('order.not_found')
  const calledId = parties[called] ?? fail('inbox.nobody_to_call', 'called')
  const _id = await writeNote(ctx, orderId, { body: text, call: { calledId, outcome } })
  const details = { called, outcome }
  await record(ctx, { act: 'order.call', objectKind: 'order', objectId: orderId, details })
  await tell(ctx, { name: 'order.called', orderId }, { act: `call.${called}`, details })
  return { _id }
}
