/** The letter of a registration, written after its commit: the code is made here and kept nowhere but hashed. */
import { codeLifeMs, mailsAnHourMost } from '@arriero/domain/people/registration'
import type { OpenCtx } from '#context.ts'
import type { Told } from '#effects/told.ts'
import { isEmailTaken } from '#features/sessions/setup-codes.views.ts'
import { ProviderError } from '#providers/provider-error.ts'
import { codeLetter, knownLetter, type Letter } from './letters.texts.ts'
import { hashMailCode, newMailCode } from './mail-code.ts'
import { lockMailCount, lockRegistration, putCode } from './registration.store.ts'

const hourMs = 3_600_000

type Ready = { to: string; letter: Letter; reference: string }

/** Undefined where nothing is to be sent: it is over, or its address has had mails enough for an hour. */
const prepare = (ctx: OpenCtx, id: string): Promise<Ready | undefined> =>
  ctx.inTransaction(async (db) => {
    const registration = await lockRegistration(db, id)
    if (!registration) return undefined
    const { email } = registration
    const mails = await lockMailCount(db, {
      id,
      emailKey: email,
      since: new Date(ctx.now.getTime() - hourMs),
    })
    if (mails >= mailsAnHourMost) return undefined
    const isKnown = await isEmailTaken(db, email)
    const code = newMailCode()
    const expiresAt = new Date(ctx.now.getTime() + codeLifeMs)
    await putCode(db, id, isKnown ? undefined : { hash: hashMailCode(id, code), expiresAt })
    const letter = isKnown ? knownLetter(ctx.facts) : codeLetter(ctx.facts, code)
    return { to: email, letter, reference: `registration.${id}.${mails + 1}` }
  })

/** Tried again with a new code where the carrier did not take it; one it will never take is given up. */
export const mailCode = async (ctx: OpenCtx, { detail: id }: Told): Promise<void> => {
  const ready = id === undefined ? undefined : await prepare(ctx, id)
  if (!ready) return
  try {
    await ctx.providers.mail.send({ to: ready.to, ...ready.letter, reference: ready.reference })
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind !== 'rejected') throw error
    ctx.log.warn({ code: 'registration.mail_rejected', registrationId: id })
  }
}
