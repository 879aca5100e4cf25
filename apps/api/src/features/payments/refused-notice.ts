/**
 * What is kept of a notice that was refused: enough to see who tried what, nothing of the buyer, never more than a few
 * kilobytes. Anybody may send forged ones, so they never are so many that they fill the disk; what the gateway signed is evidence
 * of money, and all of it stays. Security M8, (d).
 */
import { idPattern } from '@arriero/domain/people/identifiers'
import { createHash } from 'node:crypto'
import type { NoticeVerdict } from '@arriero/contract/money/payments'
import type { ErrorCode } from '@arriero/domain/errors/errors'
import type { OpenCtx } from '#context.ts'
import { hintInbox } from '#effects/tell.ts'
import { AppError } from '#app-error.ts'
import type { NoticeMismatch, NoticeRefusal } from '#providers/payment/port.ts'
import { dropOldUnsigned, insertNotice, unsignedSince } from './notices.store.ts'

type Fields = Readonly<Record<string, unknown>>

export type Refused = {
  code: ErrorCode
  verdict: Exclude<NoticeVerdict, 'matched'>
  /** The refusal of the reader, `unknown`, or the field that differs from the attempt. */
  reason: NoticeRefusal | NoticeMismatch | 'unknown'
  isSigned: boolean
  attemptId?: string
}

/** The newest so many forged ones stay, swept every few minutes. */
export const refusedMost = 5_000
/** In a flood only these of each minute are written down; all are in the log. */
const perMinuteMost = 120
const minuteMs = 60_000

const fieldsMost = 50
const valueLength = 120

const isAboutBuyer = (name: string): boolean => /cust|ship_to|card_(?:number|holder)|threeds|hash/i.test(name)

/** Text the database can hold, and a person can read on one line. */
const readable = (value: unknown): string =>
  (Array.isArray(value) ? value.map(String).join(' | ') : typeof value === 'string' ? value : typeof value)
    .toWellFormed()
    .replace(/\p{Cc}/gu, '·')
    .slice(0, valueLength)

export const evidenceOf = (fields: Fields): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => /^vads/i.test(name) && !isAboutBuyer(name))
      .slice(0, fieldsMost)
      .map(([name, value]) => [readable(name), readable(value)]),
  )

const said = (fields: Fields, name: string, format: RegExp): string | null => {
  const value = fields[name]
  return typeof value === 'string' && format.test(value) ? value : null
}

/** A signed notice cannot be varied by who repeats it, and it is refused for a reason of its own each time the attempt changes. */
const fingerprintOf = (fields: Fields, { reason, attemptId }: Refused): string =>
  createHash('sha256')
    .update(JSON.stringify([fields['signature'], reason, attemptId ?? null]))
    .digest('hex')

const isKept = async ({ db, now }: OpenCtx, { isSigned }: Refused): Promise<boolean> =>
  isSigned || (await unsignedSince(db, new Date(now.getTime() - minuteMs), perMinuteMost)) < perMinuteMost

/** Writes it down and refuses it: what is written stays. */
export const refuseNotice = async (ctx: OpenCtx, fields: Fields, refused: Refused): Promise<never> => {
  const { code, verdict, reason, isSigned, attemptId = null } = refused
  const event = isSigned ? 'payment.notice_unmatched' : 'payment.notice_refused'
  ctx.log.warn({ event, verdict, reason })
  if (await isKept(ctx, refused))
    await insertNotice(ctx.db, {
      id: ctx.newId(),
      receivedAt: ctx.now,
      verdict,
      reason,
      isSigned,
      fingerprint: isSigned ? fingerprintOf(fields, refused) : null,
      attemptId,
      status: said(fields, 'vads_trans_status', /^[A-Z_]{1,40}$/),
      claimedTransaction: said(fields, 'vads_trans_id', /^[0-9A-Za-z]{1,6}$/),
      claimedOrder: said(fields, 'vads_order_id', idPattern),
      fields: evidenceOf(fields),
    })
  if (isSigned) hintInbox(ctx)
  throw new AppError(code, { keepsChanges: true })
}

export const sweepRefusedNotices = (ctx: OpenCtx): Promise<void> => dropOldUnsigned(ctx.db, refusedMost)
