/** What an enterprise does with the people who drive for it. Decisions §6, security B4. */
import type { api } from '@arriero/contract'
import type { InputOf } from '@arriero/contract/endpoint'
import { personPapers } from '@arriero/domain/papers/credentials'
import { parseEmail } from '@arriero/domain/people/identifiers'
import { randomBytes } from 'node:crypto'
import type { Ctx } from '#context.ts'
import { announce, hint, hintInbox } from '#effects/tell.ts'
import { lockAccount, type LockedAccount } from '#features/accounts/account-lock.store.ts'
import { resend, standingChanges, type Judged } from '#features/accounts/activity.ts'
import { resendOnceCorrected } from '#features/accounts/create.actions.ts'
import { identificationOf, phoneOf } from '#features/accounts/typed-facts.ts'
import { record } from '#features/audit/audit.store.ts'
import { checkBrought, givePaper, type BroughtPaper } from '#features/credentials/give.actions.ts'
import { attachFiles } from '#features/files/files.actions.ts'
import { endSessionsOf } from '#features/sessions/sessions.actions.ts'
import { isEmailTaken } from '#features/sessions/setup-codes.views.ts'
import { hashPassword } from '#features/users/password-hash.ts'
import { changeUser, insertUser, type UserChanges } from '#features/users/users.store.ts'
import { accountFacts } from '#features/users/account-facts.views.ts'
import { endWithNumber } from '#features/whatsapp/agreement.ts'
import { AppError, fail } from '#app-error.ts'
import { askInvitation } from './invitations.store.ts'
import { driverStanding } from './invitations.views.ts'

type NewDriver = InputOf<typeof api.enterpriseDrivers.create>['body']
type Change = InputOf<typeof api.enterpriseDrivers.update>['body']
type Documents = NonNullable<NewDriver['documents']>

const role = 'enterprisedriver' as const

/** Nobody knows it: the driver sets his own by the link of his invitation. Never inside a transaction. */
export const unknownPassword = (): Promise<string> => hashPassword(randomBytes(32).toString('base64url'))

const emailOf = (text: string | undefined): string =>
  text === undefined ? '' : (parseEmail(text) ?? fail('email.invalid', 'email'))

/** One's own; an administrator names one that may work. */
const enterpriseFor = async ({ actor, db }: Ctx, named: string | undefined): Promise<string> => {
  if (actor.role !== 'administrator') {
    if (named !== undefined && named !== actor.id) fail('user.not_found')
    return actor.id
  }
  if (named === undefined) return fail('enterprise.required', 'enterpriseId')
  const account = await accountFacts(db, named)
  return account?.role === 'enterprise' && account.is_active ? account.id : fail('user.not_found')
}

const broughtOf = async (ctx: Ctx, documents: Documents | undefined): Promise<BroughtPaper[]> => {
  const asked = personPapers[role] ?? []
  const papers = (documents ?? []).map(({ kind, expeditionDate, expirationDate, category, images }, at) => {
    if (!asked.some((one) => one === kind)) fail('paper.not_for_holder', `documents.${at}.kind`)
    return { kind, issuedOn: expeditionDate, expiresOn: expirationDate, category, imageIds: images }
  })
  for (const [at, paper] of papers.entries()) await checkBrought(ctx, paper, `documents.${at}.`)
  return papers
}

const giveAll = async (ctx: Ctx, userId: string, papers: readonly BroughtPaper[]): Promise<void> => {
  for (const paper of papers) await givePaper(ctx, { userId }, paper)
}

const invite = async (ctx: Ctx, driverId: string): Promise<void> => {
  await askInvitation(ctx.db, driverId, ctx.now)
  await record(ctx, { act: 'driver.invited', objectKind: 'user', objectId: driverId })
  await announce(ctx, { name: 'driver.invited', userId: driverId })
}

export const addDriver = async (
  ctx: Ctx,
  typed: NewDriver,
  passwordHash: string,
): Promise<{ _id: string }> => {
  const enterpriseId = await enterpriseFor(ctx, typed.enterpriseId)
  const identification = identificationOf(role, typed.identification)
  const cellPhone = phoneOf(typed.cellPhone)
  const email = emailOf(typed.email)
  const papers = await broughtOf(ctx, typed.documents)
  if (email !== '' && (await isEmailTaken(ctx.db, email))) fail('email.taken', 'email')
  const id = ctx.newId()
  await attachFiles(ctx, [typed.image], { objectKind: 'user', objectId: id, kind: 'jpeg' })
  const { name, image: imageId } = typed
  const facts = { id, role, name, email, identification, cellPhone, passwordHash, imageId, enterpriseId }
  await insertUser(ctx, { ...facts, isActive: false, validation: 'pending' })
  hintInbox(ctx)
  await giveAll(ctx, id, papers)
  const details = { role, papers: papers.length }
  await record(ctx, { act: 'user.create', objectKind: 'user', objectId: id, details })
  if (email !== '') await invite(ctx, id)
  return { _id: id }
}

/** A driver of one's own, locked; an administrator reaches any. */
const lockDriver = async (ctx: Ctx, driverId: string) => {
  const enterpriseId = ctx.actor.role === 'administrator' ? undefined : ctx.actor.id
  const judged = await lockAccount(ctx.db, driverId, { withAdministrators: false })
  const standing = await driverStanding(ctx.db, driverId, enterpriseId)
  if (!judged || !standing) return fail('user.not_found')
  return { judged, standing }
}

type Standing = { hasJoined: boolean }

/** Whoever has joined has made the e-mail his own. */
const emailChange = async (
  ctx: Ctx,
  account: LockedAccount,
  { typed, standing }: { typed: string | undefined; standing: Standing },
): Promise<UserChanges> => {
  if (typed === undefined) return {}
  const email = emailOf(typed)
  if (email === account.email) return {}
  if (standing.hasJoined)
    throw new AppError('driver.invitation_accepted', { fields: { email: 'driver.invitation_accepted' } })
  if (await isEmailTaken(ctx.db, email)) fail('email.taken', 'email')
  return { email }
}

/** Suspending him, or sending him back in line; never both. */
const outcomeOf = async (ctx: Ctx, judged: Judged, change: Change): Promise<UserChanges> => {
  const { isActive, validation } = change
  if (isActive === false && validation !== undefined) return fail('input.invalid', 'validation')
  if (isActive === false) return standingChanges(ctx, judged, { isActive })
  return validation === undefined ? {} : resend(ctx, judged.account)
}

const noteFacts = async (ctx: Ctx, driverId: string, changes: UserChanges): Promise<void> => {
  const parts = Object.keys(changes).join(' ')
  if (parts !== '')
    await record(ctx, { act: 'user.update', objectKind: 'user', objectId: driverId, details: { parts } })
}

export const changeDriver = async (
  ctx: Ctx,
  driverId: string,
  change: Change,
): Promise<{ updated: true }> => {
  const { judged, standing } = await lockDriver(ctx, driverId)
  const { account } = judged
  const papers = await broughtOf(ctx, change.documents)
  const { image } = change
  if (image !== undefined)
    await attachFiles(ctx, [image], { objectKind: 'user', objectId: driverId, kind: 'jpeg' })
  const facts: UserChanges = {
    ...(change.cellPhone === undefined ? {} : { cellPhone: phoneOf(change.cellPhone) }),
    ...(image === undefined ? {} : { imageId: image }),
    ...(await emailChange(ctx, account, { typed: change.email, standing })),
  }
  await noteFacts(ctx, driverId, facts)
  await giveAll(ctx, driverId, papers)
  const outcome = await outcomeOf(ctx, judged, change)
  await endWithNumber(ctx, account, facts.cellPhone)
  await changeUser(ctx.db, account, { ...facts, ...outcome })
  if (papers.length > 0) await resendOnceCorrected(ctx, driverId)
  if (facts.email !== undefined) await invite(ctx, driverId)
  if (outcome.isActive === false) await endSessionsOf(ctx, driverId)
  else hint(ctx, { name: 'user.changed', userId: driverId })
  return { updated: true }
}

export const inviteDriver = async (ctx: Ctx, driverId: string): Promise<{ updated: true }> => {
  const { standing } = await lockDriver(ctx, driverId)
  if (standing.email === '') fail('driver.email_missing')
  if (standing.hasJoined) fail('driver.invitation_accepted')
  await invite(ctx, driverId)
  return { updated: true }
}
