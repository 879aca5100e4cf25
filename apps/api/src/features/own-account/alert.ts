/** The owner of an account reads at once what was done with it, at the address he had before. */
import { isOperatorRole, type Role } from '@arriero/domain/roles'
import type { OpenCtx } from '#context.ts'
import { sendMail } from '#features/notifications/send-mail.ts'
import { notYou, openAccount } from './own-account-letters.texts.ts'

const lifeMs = 48 * 3_600_000

/** `isCalm`: it says itself what to do about it. `place`: where that is done, unless it is the own account. */
type Letter = {
  subject: string
  lines: readonly string[]
  isCalm?: true
  place?: { text: string; url: string }
}

export const alertOwner = async (
  ctx: OpenCtx,
  userId: string,
  { subject, lines, isCalm, place }: Letter,
): Promise<void> => {
  const owner = await ctx.db
    .selectFrom('users')
    .select(['email', 'role'])
    .where('id', '=', userId)
    .executeTakeFirst()
  if (!owner || owner.email === '') return
  const account = isOperatorRole(owner.role as Role) ? '/conductor/perfil' : '/main/mi-cuenta'
  const button = place ?? { text: openAccount, url: account }
  const words = isCalm ? lines : [...lines, notYou]
  await sendMail(ctx, { to: owner.email, subject, lines: words, button, lifeMs })
}
