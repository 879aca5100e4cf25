/** Asking for a code: the same work and the same answer for every e-mail. Decisions §5. */
import { parseEmail } from '@arriero/domain/identifiers'
import type { OpenCtx } from '#context.ts'
import { announce } from '#effects/tell.ts'
import { fail } from '#http/app-error.ts'
import { recoveryAnswers } from './recovery-letters.texts.ts'
import { noteAsked } from './recovery.store.ts'

/** Case and blanks of an address do not make another one. */
export const emailKeyOf = (typed: string): string =>
  parseEmail(typed) ?? fail('recovery.email_invalid', 'email')

export const askCode = async (ctx: OpenCtx, typed: string): Promise<{ updated: true; mensaje: string }> => {
  const emailKey = emailKeyOf(typed)
  await announce(ctx, { name: 'recovery.asked', detail: await noteAsked(ctx, emailKey) })
  return { updated: true, mensaje: recoveryAnswers.asked }
}
