/** Who may open an account by himself, and what he declares with it. Decisions §6, Spec §1 "Terms-derived rules". */
import { isWithinLife } from '../time/ahead.ts'
import { yearsAfter } from '../time/calendar.ts'
import type { ErrorCode } from '../errors/errors.ts'
import { isCarrierRole, type Role } from './roles.ts'

export const registrationRoles = [
  'driver',
  'enterprise',
  'client',
  'cliententerprise',
] as const satisfies readonly Role[]
export type RegistrationRole = (typeof registrationRoles)[number]

const legalAgeYears = 18
const oldestYears = 110

const dayPattern = /^(19|20)\d\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/

/** A day that exists, of the last century or this one. */
const isCalendarDay = (text: string): boolean =>
  dayPattern.test(text) && new Date(`${text}T00:00:00Z`).toISOString().startsWith(text)

/** `today` is a Bogotá day; whoever turns 18 today is of age. */
export const denialOfAge = (birthOn: string, today: string): ErrorCode | undefined => {
  if (!isCalendarDay(birthOn) || birthOn > today || yearsAfter(birthOn, oldestYears) < today)
    return 'birth.invalid'
  return yearsAfter(birthOn, legalAgeYears) > today ? 'registration.underage' : undefined
}

/** Carriers say from which town they start: offers are compared by it. Decisions §8. */
export const asksBasePlace = (role: Role): boolean => isCarrierRole(role)

/** How long a mailed code is good, and how often it may be tried. Decisions §5. */
export const codeLifeMs = 10 * 60_000
export const codeTriesMost = 5
/** Mails with a code to one address within an hour; who asks for more is answered the same and gets none. */
export const mailsAnHourMost = 6
/** What nobody confirmed is forgotten. */
export const unconfirmedLifeMs = 24 * 3_600_000
/** An invitation to a driver of an enterprise. */
export const invitationLifeMs = 7 * 24 * 3_600_000

export type CodeFacts = { expiresAt: Date | null; wrongTries: number; isRight: boolean }

/** A wrong, an expired and a too often tried code are refused alike. */
export const denialOfCode = (
  { expiresAt, wrongTries, isRight }: CodeFacts,
  now: Date,
): ErrorCode | undefined => {
  const isAlive = expiresAt !== null && isWithinLife(expiresAt, codeLifeMs, now) && wrongTries < codeTriesMost
  return isAlive && isRight ? undefined : 'registration.code_invalid'
}
