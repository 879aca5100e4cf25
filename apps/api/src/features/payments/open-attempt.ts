/** One open attempt per charge of an order; a new one closes the older. Decisions §11. */
import { randomInt } from 'node:crypto'
import type { Ctx } from '#context.ts'
import { fail } from '#http/app-error.ts'
import { closeAttemptsOf, insertAttempt, type Charge } from './payments.store.ts'

const attemptLifeMs = 15 * 60_000
const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZ'
const drawsMax = 8

/** 6 characters of one case: the gateway ignores case. Security M11. */
const drawTransaction = (): string =>
  Array.from({ length: 6 }, () => alphabet[randomInt(alphabet.length)]).join('')

export type Opened = { transaction: string; total: number; expiresAt: string }

/** The order is locked, and its client may pay this now. */
export const openAttempt = async (ctx: Ctx, of: Charge, amountPesos: number): Promise<Opened> => {
  await closeAttemptsOf(ctx.db, of)
  const attempt = {
    ...of,
    clientId: ctx.actor.id,
    siteId: ctx.providers.payment.siteId,
    attemptedAt: ctx.now,
    amountPesos,
    expiresAt: new Date(ctx.now.getTime() + attemptLifeMs),
  }
  for (let draw = 0; draw < drawsMax; draw++) {
    const transaction = drawTransaction()
    if (await insertAttempt(ctx.db, { ...attempt, id: ctx.newId(), transaction }))
      return { transaction, total: amountPesos, expiresAt: attempt.expiresAt.toISOString() }
  }
  return fail('server.busy')
}
