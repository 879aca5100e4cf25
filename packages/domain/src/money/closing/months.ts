/**
 * Months of the books, Bogotá's, `YYYY-MM`: when one may be closed, into which a late fact is posted, and what it takes back or
 * settles. docs/decisions/0071.
 */
import type { ErrorCode } from '../../errors/errors.ts'
import { atBogota, bogotaDay, daysAfter, monthsAfter } from '../../time/calendar.ts'
import type { Account, EventKey, JournalEvent, Posting } from '../journal.ts'

export type Month = string

const monthPattern = /^20\d\d-(0[1-9]|1[0-2])$/
export const isMonth = (text: string): boolean => monthPattern.test(text)

export const monthOf = (at: Date): Month => bogotaDay(at).slice(0, 7)
export const firstDayOf = (month: Month): string => `${month}-01`
export const monthAfter = (month: Month, months = 1): Month =>
  monthsAfter(firstDayOf(month), months).slice(0, 7)
export const lastDayOf = (month: Month): string => daysAfter(firstDayOf(monthAfter(month)), -1)

/** Its first moment, and the first one behind it. */
export const beginOf = (month: Month): Date => atBogota(firstDayOf(month), 0)
export const endOf = (month: Month): Date => beginOf(monthAfter(month))

/** From one month to the other, both included; none where the second comes first. */
export const monthsBetween = (first: Month, last: Month): Month[] => {
  const months: Month[] = []
  for (let month = first; month <= last; month = monthAfter(month)) months.push(month)
  return months
}

/** What is looked at before a month is closed. All but the warnings have to be at nothing. */
export const monthChecks = ['lopsided', 'unmatched', 'uncaptured', 'refundsOpen', 'payoutsOpen'] as const
export type MonthCheck = (typeof monthChecks)[number]
/** What a carrier is still owed is no fault of the month: it is paid when it is due. */
export const warningChecks: readonly MonthCheck[] = ['payoutsOpen']

export type MonthCounts = Record<MonthCheck, number>

export const isClosable = (counts: MonthCounts): boolean =>
  monthChecks.every((check) => warningChecks.includes(check) || counts[check] === 0)

export type Books = {
  /** The month of the first entry there is; null where there is none. */
  first: Month | null
  /** The last month that was closed; null where none was. */
  closedThrough: Month | null
}

/** The one month that may be closed next. */
export const nextToClose = ({ first, closedThrough }: Books): Month | null =>
  closedThrough === null ? first : monthAfter(closedThrough)

/** Every month that is over and was not closed, the oldest first. */
export const openMonths = (books: Books, now: Date): Month[] => {
  const next = nextToClose(books)
  return next === null ? [] : monthsBetween(next, monthAfter(monthOf(now), -1))
}

/** Whether there is such a month in these books at all: from their first one to the one that is going on. */
export const isInBooks = (month: Month, { first }: Books, now: Date): boolean =>
  first !== null && month >= first && month <= monthOf(now)

export const isClosed = (month: Month, { closedThrough }: Books): boolean =>
  closedThrough !== null && month <= closedThrough

/** It is going on, or waits to be closed, or was. */
export const monthStates = ['running', 'open', 'closed'] as const
export type MonthState = (typeof monthStates)[number]

export const monthState = (month: Month, books: Books, now: Date): MonthState => {
  if (isClosed(month, books)) return 'closed'
  return month < monthOf(now) ? 'open' : 'running'
}

/** Months are closed one after another, each once it is over and nothing of it is open. */
export const closingDenial = (month: Month, books: Books, now: Date): ErrorCode | undefined => {
  if (!isInBooks(month, books, now)) return 'month.not_found'
  if (isClosed(month, books)) return 'month.closed'
  if (month >= monthOf(now)) return 'month.not_over'
  return month === nextToClose(books) ? undefined : 'month.earlier_open'
}

/** A fact of a closed month is dated on the first moment of the next open one: by a clock that is behind, or an act that was long under way. */
export const postingAt = (now: Date, closedThrough: Month | null): Date => {
  if (closedThrough === null) return now
  const open = endOf(closedThrough)
  return now < open ? open : now
}

export type Posted = Posting & { id: string; at: Date }

/** On which account an event settles what another one left there. */
const settles: Partial<Record<JournalEvent, Account>> = {
  captured: 'gateway_in_transit',
  refund: 'refund_due',
  advance: 'carrier_payable',
  payout: 'carrier_payable',
  recovery: 'carrier_offsets',
}

const eventOf = (key: EventKey): JournalEvent => key.split(':')[0] as JournalEvent

const amountOn = ({ entries }: Pick<Posting, 'entries'>, account: Account): number =>
  entries.reduce((sum, entry) => (entry.account === account ? sum + entry.amountPesos : sum), 0)

/**
 * What a posting takes back or corrects: the last one of its own event; else what it settles: the last one on the other side of that
 * account. Nothing for what stands by itself.
 */
export const referredOf = (posting: Posting, posted: readonly Posted[]): Posted | undefined => {
  const corrected = posted.findLast(({ event }) => event === posting.event)
  if (corrected) return corrected
  const account = settles[eventOf(posting.event)]
  if (account === undefined) return undefined
  const side = Math.sign(amountOn(posting, account))
  return posted.findLast((one) => Math.sign(amountOn(one, account)) === -side && side !== 0)
}

/** What a posting of a later month is told to belong to; within one month nothing needs to be said. */
export const lateReference = (
  posting: Posting,
  { at, posted }: { at: Date; posted: readonly Posted[] },
): { id: string; month: Month } | undefined => {
  const referred = referredOf(posting, posted)
  if (!referred) return undefined
  const month = monthOf(referred.at)
  return month < monthOf(at) ? { id: referred.id, month } : undefined
}
