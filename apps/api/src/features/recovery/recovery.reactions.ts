/** Who has an account is looked up here, after the answer: the code is made, kept hashed, and mailed. */
import { recoveryMailsAnHour } from '@arriero/domain/own-account'
import { codeLifeMs } from '@arriero/domain/registration'
import type { OpenCtx } from '#context.ts'
import type { Told } from '#effects/tell.ts'
import { sendMail } from '#features/notifications/send-mail.ts'
import { hashRecoveryCode, newRecoveryCode } from './recovery-code.ts'
import { recoveryLetters as letters } from './recovery-letters.texts.ts'
import { lockRecovery, putCode, type Recovery } from './recovery.store.ts'
import { recoveringBy, type Recovering } from './recovery.views.ts'

const hourMs = 3_600_000
const invitedLifeMs = 48 * hourMs

/** Of this hour; undefined where no more go out. */
const countMail = ({ now }: OpenCtx, { mailsSince, mailCount }: Recovery) => {
  if (mailsSince.getTime() + hourMs <= now.getTime()) return { mailsSince: now, mailCount: 1 }
  return mailCount < recoveryMailsAnHour ? { mailsSince, mailCount: mailCount + 1 } : undefined
}

type Found = { recovery: Recovery; person: Recovering; count: { mailsSince: Date; mailCount: number } }

const write = async (ctx: OpenCtx, { recovery: { emailKey }, person, count }: Found): Promise<void> => {
  const code = newRecoveryCode()
  const expiresAt = new Date(ctx.now.getTime() + codeLifeMs)
  await putCode(ctx.db, emailKey, { hash: hashRecoveryCode(emailKey, code), expiresAt, ...count })
  const letter = person.isInvited
    ? { ...letters.invited, lifeMs: invitedLifeMs }
    : { ...letters.code, code, lifeMs: codeLifeMs }
  await sendMail(ctx, { to: person.email, ...letter })
}

/** Nothing goes out to an address without an account, nor more than a few an hour to any. */
export const mailRecoveryCode = (ctx: OpenCtx, { detail: id }: Told): Promise<void> =>
  ctx.inTransaction(async (db) => {
    const recovery = id === undefined ? undefined : await lockRecovery(db, { id })
    if (!recovery) return
    const person = await recoveringBy(db, recovery.emailKey)
    const count = countMail(ctx, recovery)
    if (person && count) await write({ ...ctx, db }, { recovery, person, count })
  })
