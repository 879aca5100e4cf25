/** Opening an account: asked for, proved by a mailed code, then waiting for the staff. Decisions §6. */
import type { BrowserWords } from '@arriero/domain/people/browser-words'
import { timingSafeEqual } from 'node:crypto'
import { denialOfCode } from '@arriero/domain/people/registration'
import type { OpenCtx } from '#context.ts'
import { announce, hintInbox } from '#effects/tell.ts'
import { record } from '#features/audit/audit.store.ts'
import { keepConsents } from '#features/consents/account-consents.ts'
import { openFor, type Opened } from '#features/sessions/sessions.actions.ts'
import { isEmailTaken } from '#features/sessions/setup-codes.views.ts'
import { hashPassword } from '#features/users/password-hash.ts'
import { insertUser } from '#features/users/users.store.ts'
import { AppError, fail } from '#app-error.ts'
import { hashMailCode } from './mail-code.ts'
import {
  countWrongTry,
  insertRegistration,
  lockRegistration,
  removeRegistration,
  type Registration,
} from './registration.store.ts'
import { registrationFacts, type Typed } from './typed-registration.ts'

/** The same work and the same answer whether or not the e-mail has an account. Never inside a transaction. */
export const register = async (ctx: OpenCtx, typed: Typed): Promise<{ _id: string }> => {
  const facts = registrationFacts(typed, ctx.now)
  const passwordHash = await hashPassword(typed.password)
  return ctx.inTransaction(async (db) => {
    const inner = { ...ctx, db }
    const id = await insertRegistration(inner, { ...facts, passwordHash })
    await announce(inner, { name: 'registration.asked', detail: id })
    return { _id: id }
  })
}

/** An unknown id is answered the same: nobody finds out which registrations wait. */
export const resendCode = async (ctx: OpenCtx, id: string): Promise<{ updated: true }> => {
  await announce(ctx, { name: 'registration.asked', detail: id })
  return { updated: true }
}

const isRight = ({ id, codeHash }: Registration, code: string): boolean =>
  codeHash !== null && timingSafeEqual(codeHash, hashMailCode(id, code))

const refuseCode = (): never => {
  throw new AppError('registration.code_invalid', {
    fields: { code: 'registration.code_invalid' },
    keepsChanges: true,
  })
}

const openAccount = async (ctx: OpenCtx, registration: Registration): Promise<string> => {
  const { consents, role } = registration
  const id = ctx.newId()
  const userId = await insertUser(ctx, { ...registration, id, isActive: false, validation: 'pending' })
  hintInbox(ctx)
  await keepConsents(ctx, { userId }, consents)
  await record(ctx, {
    act: 'registration.confirmed',
    objectKind: 'user',
    objectId: userId,
    actorId: userId,
    details: { role },
  })
  return userId
}

/** Makes the account and logs it in; a wrong try counts although it is refused. */
export const confirmRegistration = async (
  ctx: OpenCtx,
  { _id: id, code }: { _id: string; code: string },
  browser: BrowserWords,
): Promise<Opened> => {
  const registration = (await lockRegistration(ctx.db, id)) ?? refuseCode()
  const { codeExpiresAt: expiresAt, wrongTries } = registration
  const denial = denialOfCode({ expiresAt, wrongTries, isRight: isRight(registration, code) }, ctx.now)
  if (denial) {
    await countWrongTry(ctx.db, id)
    return refuseCode()
  }
  if (await isEmailTaken(ctx.db, registration.email)) fail('email.taken', 'email')
  const userId = await openAccount(ctx, registration)
  await removeRegistration(ctx.db, id)
  return openFor(ctx, { id: userId, role: registration.role, browser })
}
