/** Somebody who was sent back has brought the papers he was asked for: with the last of them he waits for staff again. Decisions §6. */
import { isCorrected, type CorrectedPaper } from '@arriero/domain/accounts'
import { bogotaDay } from '@arriero/domain/calendar'
import type { Ctx } from '#context.ts'
import { hint } from '#effects/tell.ts'
import { domainPapers, papersOf } from '#features/credentials/credentials.views.ts'
import { changeUser } from '#features/users/users.store.ts'
import { lockAccount } from './account-lock.store.ts'
import { resend } from './activity.ts'
import { broughtSince } from './brought-since.views.ts'

const correctedPapers = async (ctx: Ctx, userId: string): Promise<CorrectedPaper[]> => {
  const since = await broughtSince(ctx.db, userId)
  const papers = domainPapers(await papersOf(ctx.db, { userIds: [userId] }))
  return papers.map((paper) => ({ paper, isSince: since.has(paper.kind) }))
}

/** Asked after each paper of his: of anybody else, and while something is left to correct, nothing happens. */
export const resendOnceCorrected = async (ctx: Ctx, userId: string): Promise<void> => {
  const account = (await lockAccount(ctx.db, userId, { withAdministrators: false }))?.account
  if (account?.validation !== 'returned') return
  if (!isCorrected(account.role, await correctedPapers(ctx, userId), bogotaDay(ctx.now))) return
  await changeUser(ctx.db, account, await resend(ctx, account))
  hint(ctx, { name: 'user.changed', userId })
}
