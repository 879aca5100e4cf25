/** Who has an account is looked up here, after the answer: the code is made, kept hashed, and mailed. */
import { isCodeAlive } from '@arriero/domain/people/own-account'
import { codeLifeMs } from '@arriero/domain/people/registration'
import type { OpenCtx } from '#context.ts'
import type { Told } from '#effects/told.ts'
import { sendMail } from '#features/notifications/delivery/send-mail.ts'
import { hashRecoveryCode, newRecoveryCode } from './recovery-code.ts'
import { recoveryLetters as letters } from './recovery-letters.texts.ts'
import { lockRecovery, putCode } from './recovery.store.ts'
import { recoveringBy, type Recovering } from './recovery.views.ts'

const invitedLifeMs = 48 * 3_600_000

const write = async (ctx: OpenCtx, emailKey: string, person: Recovering): Promise<void> => {
  const code = newRecoveryCode()
  const expiresAt = new Date(ctx.now.getTime() + codeLifeMs)
  await putCode(ctx.db, emailKey, { hash: hashRecoveryCode(emailKey, code), expiresAt })
  const letter = person.isInvited
    ? { ...letters.invited, lifeMs: invitedLifeMs }
    : { ...letters.code, code, lifeMs: codeLifeMs }
  await sendMail(ctx, { to: person.email, ...letter })
}

/** Nothing goes out to an address without an account, nor to any while the code that was sent there lives: a stranger's asking neither stops mails nor ends a code. */
export const mailRecoveryCode = (ctx: OpenCtx, { detail: id }: Told): Promise<void> =>
  ctx.inTransaction(async (db) => {
    const recovery = id === undefined ? undefined : await lockRecovery(db, { id })
    if (!recovery || isCodeAlive({ ...recovery, expiresAt: recovery.codeExpiresAt }, ctx.now)) return
    const person = await recoveringBy(db, recovery.emailKey)
    if (person) await write({ ...ctx, db }, recovery.emailKey, person)
  })
