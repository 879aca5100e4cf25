/** Staff makes an account: approved from its first day, with papers that the same hand has seen. Spec §5, security B2 row 12. */
import { isCorrected, type CorrectedPaper } from '@arriero/domain/people/accounts'
import { bogotaDay } from '@arriero/domain/time/calendar'
import type { Ctx } from '#context.ts'
import { record } from '#features/audit/audit.store.ts'
import { insertCredential } from '#features/credentials/credentials.store.ts'
import { attachFiles } from '#features/files/files.actions.ts'
import { isEmailTaken } from '#features/sessions/setup-codes.views.ts'
import { insertUser, changeUser } from '#features/users/users.store.ts'
import { fail } from '#app-error.ts'
import { hint } from '#effects/tell.ts'
import { domainPapers, papersOf } from '#features/credentials/credentials.views.ts'
import { papersOfNew, type NewAccount, type PreparedAccount } from './new-account.ts'
import { lockAccount } from './account-lock.store.ts'
import { resend } from './activity.ts'
import { broughtSince } from './open-services.views.ts'

const correctedPapers = async (ctx: Ctx, userId: string): Promise<CorrectedPaper[]> => {
  const since = await broughtSince(ctx.db, userId)
  const papers = domainPapers(await papersOf(ctx.db, { userIds: [userId] }))
  return papers.map((paper) => ({ paper, isSince: since.has(paper.kind) }))
}

/**
 * Somebody who was sent back has brought the papers he was asked for: with the last of them he waits for staff again.
 * Decisions §6. Asked after each paper of his: of anybody else, and while something is left to correct, nothing happens.
 */
export const resendOnceCorrected = async (ctx: Ctx, userId: string): Promise<void> => {
  const account = (await lockAccount(ctx.db, userId, { withAdministrators: false }))?.account
  if (account?.validation !== 'returned') return
  if (!isCorrected(account.role, await correctedPapers(ctx, userId), bogotaDay(ctx.now))) return
  await changeUser(ctx.db, account, await resend(ctx, account))
  hint(ctx, { name: 'user.changed', userId })
}

export const createAccount = async (
  ctx: Ctx,
  typed: NewAccount,
  { imageId, ...facts }: PreparedAccount,
): Promise<{ _id: string }> => {
  const { rol: role, name } = typed
  if (await isEmailTaken(ctx.db, facts.email)) fail('email.taken', 'email')
  const id = ctx.newId()
  await attachFiles(ctx, [imageId], { objectKind: 'user', objectId: id, kind: 'jpeg' })
  await insertUser(ctx, {
    ...facts,
    id,
    role,
    name,
    imageId,
    isActive: true,
    validation: 'validated',
  })
  const papers = papersOfNew(typed)
  await attachFiles(
    ctx,
    papers.flatMap(({ imageIds }) => imageIds),
    { objectKind: 'user', objectId: id, kind: 'paper' },
  )
  for (const paper of papers) {
    await insertCredential(ctx, { ...paper, holder: { userId: id }, isActive: true })
  }
  const details = { role, papers: papers.length }
  await record(ctx, { act: 'user.create', objectKind: 'user', objectId: id, details })
  return { _id: id }
}
