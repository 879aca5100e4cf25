/** The owner of an account reads at once what was done with it, at the address he had before. */
import { isOperatorRole, type Role } from '@arriero/domain/people/roles'
import type { OpenCtx } from '#context.ts'
import { sendMail } from '#features/notifications/delivery/send-mail.ts'
import { accountFacts } from '#features/users/account-facts.views.ts'
import { notYou, openAccount } from './own-account-letters.texts.ts'

const lifeMs = 48 * 3_600_000

/** `isCalm`: it says itself what to do about it. `place`: where that is done, unless it is the own account. */
export type Alert = {
  subject: string
  lines: readonly string[]
  isCalm?: true
  place?: { text: string; url: string }
}

const accountOf = (role: Role) => ({
  text: openAccount,
  url: isOperatorRole(role) ? '/conductor/perfil' : '/main/mi-cuenta',
})

export const alertLetter = (role: Role, { subject, lines, isCalm, place }: Alert) => ({
  subject,
  lines: isCalm ? lines : [...lines, notYou],
  button: place ?? accountOf(role),
})

export const alertOwner = async (ctx: OpenCtx, userId: string, alert: Alert): Promise<void> => {
  const owner = await accountFacts(ctx.db, userId)
  if (!owner || owner.email === '') return
  await sendMail(ctx, { to: owner.email, ...alertLetter(owner.role as Role, alert), lifeMs })
}
