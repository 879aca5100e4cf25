/** A driver joins his enterprise: he sets his own password by the link of his mail, once. Decisions §6. */
import type { api } from '@arriero/contract'
import type { InputOf } from '@arriero/contract/endpoint'
import type { BrowserWords } from '@arriero/domain/people/browser-words'
import type { OpenCtx } from '#context.ts'
import { record } from '#features/audit/audit.store.ts'
import { keepConsents, refuseOldWords } from '#features/consents/account-consents.ts'
import { refuseUnderage } from '#features/registration/typed-registration.ts'
import { endSessionsOf, openFor, type Opened } from '#features/sessions/sessions.actions.ts'
import { hashPassword } from '#features/users/password-hash.ts'
import { passwordDenial } from '#features/users/password-policy.ts'
import { setOwnPassword } from '#features/users/users.store.ts'
import { fail } from '#app-error.ts'
import { hashToken } from '#http/exchange.ts'
import { useInvitation } from './invitations.store.ts'
import { invitedBy } from './invitations.views.ts'

type Accepting = InputOf<typeof api.enterpriseDrivers.accept>['body']

export const readInvitation = async (ctx: OpenCtx, code: string) => {
  const invited = await invitedBy(ctx.db, hashToken(code), ctx.now)
  const { name, email, enterprise } = invited ?? fail('invitation.not_found')
  return { name, email, enterprise }
}

/** Never inside a transaction: the password is hashed first. What is refused leaves the link good. */
export const acceptInvitation = async (
  ctx: OpenCtx,
  typed: Accepting,
  browser: BrowserWords,
): Promise<Opened> => {
  const { birthOn, consents, password } = typed
  const hash = hashToken(typed.code)
  const invited = (await invitedBy(ctx.db, hash, ctx.now)) ?? fail('invitation.not_found')
  refuseUnderage(birthOn, ctx.now)
  refuseOldWords(consents)
  const denial = passwordDenial(password, 'enterprisedriver', [invited.email, invited.name])
  if (denial) fail(denial, 'password')
  const passwordHash = await hashPassword(password)
  return ctx.inTransaction(async (db) => {
    const inner = { ...ctx, db }
    const id = (await useInvitation(db, hash, ctx.now)) ?? fail('invitation.not_found')
    await setOwnPassword(db, id, { passwordHash, birthOn })
    await keepConsents(inner, { userId: id }, consents)
    await record(inner, { act: 'driver.joined', objectKind: 'user', objectId: id, actorId: id })
    await endSessionsOf(inner, id)
    return openFor(inner, { id, role: 'enterprisedriver', browser })
  })
}
