/** Deleting one's own account. Decisions §17. */
import { randomBytes } from 'node:crypto'
import { errorTexts } from '@arriero/contract/es/errors'
import type { Kept } from '@arriero/contract/es/kept'
import { normalEmail } from '@arriero/domain/identifiers'
import { denialToLeave, type KeptKind } from '@arriero/domain/own-account'
import type { Ctx } from '#context.ts'
import { announce } from '#effects/tell.ts'
import { lockAccount, type LockedAccount } from '#features/accounts/account-lock.store.ts'
import { record } from '#features/audit/audit.store.ts'
import { sendMail } from '#features/notifications/send-mail.ts'
import { withdrawOffer } from '#features/offers/offers.actions.ts'
import { confirmOwner } from '#features/sessions/sessions.actions.ts'
import { hashPassword } from '#features/users/password-hash.ts'
import { AppError, fail } from '#http/app-error.ts'
import { emptyAccount } from './empty-account.ts'
import { keepIdentity } from './kept-identities.store.ts'
import { booksUntil, keptOf } from './kept.views.ts'
import { leavingFacts, liveOffersOf, unfinishedOf } from './leaving.views.ts'
import { leftLetter } from './rights.texts.ts'

const letterLifeMs = 48 * 3_600_000

/** Asked before, so that nobody finds out only by trying. */
export const leavingPreview = async (ctx: Ctx): Promise<{ denial: string | null; kept: Kept[] }> => {
  const code = denialToLeave(await leavingFacts(ctx))
  return { denial: code ? errorTexts[code] : null, kept: await keptOf(ctx) }
}

const refuseOpen = async (ctx: Ctx): Promise<void> => {
  const code = denialToLeave(await leavingFacts(ctx))
  if (code === 'account.deletion_services')
    throw new AppError(code, { orderIds: await unfinishedOf(ctx.db, ctx.actor.id) })
  if (code) throw new AppError(code)
}

/** Whether there is an address to write to. */
const sayGoodbye = async (ctx: Ctx, { email }: LockedAccount, kept: readonly Kept[]): Promise<boolean> => {
  if (email === '') return false
  await sendMail(ctx, { to: email, ...leftLetter(kept), lifeMs: letterLifeMs })
  return true
}

type Left = { kept: Kept[]; hasLetter: boolean }

/** His row is held: what would make him part of a service waits, and then finds him gone. */
const leaveNow = async (ctx: Ctx, passwordHash: string): Promise<Left> => {
  const { id } = ctx.actor
  const held = await lockAccount(ctx.db, id, { withAdministrators: false })
  const { account } = held ?? fail('session.invalid')
  await refuseOpen(ctx)
  const kept = await keptOf(ctx)
  const keeps = (what: KeptKind) => kept.some(({ kind }) => kind === what)
  if (keeps('identity'))
    await keepIdentity(ctx.db, { userId: id, hasPay: keeps('payAccount'), until: booksUntil(ctx.now) })
  const hasLetter = await sayGoodbye(ctx, account, kept)
  await emptyAccount(ctx, { emailKey: normalEmail(account.email), passwordHash })
  await record(ctx, { act: 'user.deleted', objectKind: 'user', objectId: id })
  await announce(ctx, { name: 'user.renamed', userId: id })
  return { kept, hasLetter }
}

type Leave = { password: string; code?: string | undefined; address: string }

/** Never inside a transaction. */
export const leave = async (ctx: Ctx, proof: Leave): Promise<Left & { updated: true }> => {
  await confirmOwner(ctx, proof)
  await refuseOpen(ctx)
  const passwordHash = await hashPassword(randomBytes(32).toString('base64url'))
  for (const offerId of await liveOffersOf(ctx.db, ctx.actor.id))
    await ctx.inTransaction((db) => withdrawOffer({ ...ctx, db }, offerId))
  const left = await ctx.inTransaction((db) => leaveNow({ ...ctx, db }, passwordHash))
  return { updated: true, ...left }
}
