/** A change of an account, by its owner or by an administrator. Spec §2 "User detail", decisions §6, security B4 row 13. */
import type { Ctx } from '#context.ts'
import { announce, hint, hintInbox } from '#effects/tell.ts'
import { record } from '#features/audit/audit.store.ts'
import { judgePapers, tellValidated } from '#features/credentials/review.actions.ts'
import { attachFiles } from '#features/files/files.actions.ts'
import { endSessionsOf } from '#features/sessions/sessions.actions.ts'
import { changeUser, type UserChanges } from '#features/users/users.store.ts'
import { endWithNumber } from '#features/whatsapp/agreement.ts'
import { fail } from '#app-error.ts'
import { lockAccount, type LockedAccount } from './account-lock.store.ts'
import { resend, standingChanges, type Judged } from './activity.ts'
import { isJudge, refuseForeignParts, type AccountChange } from './own-account.ts'
import { identificationOf, phoneOf } from './typed-facts.ts'

const facts = async (ctx: Ctx, account: LockedAccount, change: AccountChange): Promise<UserChanges> => {
  const { name, cellPhone, identification, image, pay, status } = change
  // Approved meanwhile: where its money goes is settled.
  if (pay !== undefined && account.validation === 'validated') fail('input.unknown_field', 'pay')
  if (image !== undefined)
    await attachFiles(ctx, [image], { objectKind: 'user', objectId: account.id, kind: 'jpeg' })
  return {
    ...(name === undefined ? {} : { name }),
    ...(cellPhone === undefined ? {} : { cellPhone: phoneOf(cellPhone) }),
    ...(identification === undefined
      ? {}
      : { identification: identificationOf(account.role, identification) }),
    ...(image === undefined ? {} : { imageId: image }),
    ...(pay === undefined ? {} : { pay }),
    ...(status === undefined ? {} : { isAvailable: status }),
  }
}

/** Which facts changed, never what they say. */
const noteFacts = async (ctx: Ctx, { id }: LockedAccount, changes: UserChanges): Promise<void> => {
  const parts = Object.keys(changes).filter((part) => part !== 'isAvailable')
  if (parts.length === 0) return
  await record(ctx, {
    act: 'user.update',
    objectKind: 'user',
    objectId: id,
    details: { parts: parts.join(' ') },
  })
}

/** Whoever is out, or somebody else than before, starts anew; the rest is told to who listens. */
const tellOthers = async (ctx: Ctx, before: LockedAccount, changes: UserChanges): Promise<void> => {
  if (changes.isActive === false || changes.role !== undefined) {
    await endSessionsOf(ctx, before.id)
    await announce(ctx, { name: 'account.shut', userId: before.id })
  } else hint(ctx, { name: 'user.changed', userId: before.id })
  if (changes.name !== undefined && changes.name !== before.name)
    await announce(ctx, { name: 'user.renamed', userId: before.id })
  if (changes.validation !== undefined && changes.validation !== before.validation) {
    hintInbox(ctx)
    await announce(ctx, { name: 'account.reviewed', userId: before.id })
  }
}

/** Staff decides about anybody; one's own account one may only send back in line. */
const standing = async (ctx: Ctx, judged: Judged, change: AccountChange): Promise<UserChanges> => {
  if (isJudge(ctx.actor)) return standingChanges(ctx, judged, change)
  return change.validation === undefined ? {} : resend(ctx, judged.account)
}

/** Whoever is let in with the same click reads that, and nothing of each paper. */
const isApproved = ({ validation }: LockedAccount, changes: UserChanges): boolean =>
  validation !== 'validated' && changes.isActive === true

export const updateAccount = async (
  ctx: Ctx,
  userId: string,
  change: AccountChange,
): Promise<{ updated: true }> => {
  if (change._id !== undefined && change._id !== userId) fail('input.invalid', '_id')
  if (!isJudge(ctx.actor) && userId !== ctx.actor.id) fail('user.not_found')
  refuseForeignParts(ctx.actor, change)
  const withAdministrators = change.isActive === false || change.rol !== undefined
  const judged = (await lockAccount(ctx.db, userId, { withAdministrators })) ?? fail('user.not_found')
  const { account } = judged
  if (account.isDeleted) fail('account.deleted')
  if (change.version !== undefined && change.version !== account.version) fail('account.changed')
  const typed = await facts(ctx, account, change)
  await noteFacts(ctx, account, typed)
  // Papers first: whoever approves them may activate their owner with the same click.
  const verdicts = (change.documents ?? []).map(({ _id, isActive, reason }) => ({
    paperId: _id,
    isValidated: isActive,
    reason,
  }))
  const validated = await judgePapers(ctx, { userId }, { verdicts })
  const changes = { ...typed, ...(await standing(ctx, judged, change)) }
  await endWithNumber(ctx, account, changes.cellPhone)
  await changeUser(ctx.db, account, changes)
  if (!isApproved(account, changes)) await tellValidated(ctx, userId, validated)
  await tellOthers(ctx, account, changes)
  return { updated: true }
}
