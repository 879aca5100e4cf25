/** What people may do with their own account: keep others out of it, say where their money goes, take their data, leave. Decisions §5, §17. */
import { codeLifeMs, codeTriesMost } from './registration.ts'
import { isWithinLife } from '../time/ahead.ts'
import type { ErrorCode } from '../errors/errors.ts'
import { isStaffRole, staff, type Role } from './roles.ts'

/** A second factor is for those who act for many: the staff, and whoever stands for a company. Decisions §5. */
export const secondFactorRoles = [
  ...staff,
  'enterprise',
  'cliententerprise',
] as const satisfies readonly Role[]

/** Backup codes given out at once; each is good for one log-in. */
export const backupCodeCount = 10
/** From the QR code to its first right number. */
export const enrolmentLifeMs = 10 * 60_000

/** A new payout account counts a day after it was asked for, so that who knows it nothing can still stop it. */
export const payChangeWaitMs = 24 * 3_600_000

export type MailedCode = { expiresAt: Date | null; wrongTries: number }
export type RecoveryFacts = MailedCode & { isRight: boolean }

/** Sent, not expired, not tried too often. While it lives no other one is mailed, whoever asks: it may be under its owner's fingers. */
export const isCodeAlive = ({ expiresAt, wrongTries }: MailedCode, now: Date): boolean =>
  expiresAt !== null && isWithinLife(expiresAt, codeLifeMs, now) && wrongTries < codeTriesMost

/** Unknown, wrong, expired, used and too often tried codes are refused alike. Decisions §5. */
export const denialOfRecovery = ({ isRight, ...code }: RecoveryFacts, now: Date): ErrorCode | undefined =>
  isCodeAlive(code, now) && isRight ? undefined : 'recovery.code_invalid'

/** Who may leave by himself; the staff's accounts are its employer's to close. */
export const mayLeave = (role: Role): boolean => !isStaffRole(role)

export type Leaving = {
  /** Services that are not over in which he is client, carrier or driver. */
  hasServices: boolean
  /** Money of his services that is still to be paid to anybody. */
  hasMoney: boolean
  /** People who drive for him and may still log in. */
  hasDrivers: boolean
}

export const denialToLeave = ({ hasServices, hasMoney, hasDrivers }: Leaving): ErrorCode | undefined => {
  if (hasServices) return 'account.deletion_services'
  if (hasMoney) return 'account.deletion_money'
  return hasDrivers ? 'account.deletion_drivers' : undefined
}

/** How long the books keep who was paid and who paid. */
export const bookYears = 10

/** What outlives an account, and why: each has its words. `services`: without a name; `identity`: name and number, `payAccount`: where he was paid, both for the books alone. */
export const keptKinds = [
  'identity',
  'payAccount',
  'accounting',
  'services',
  'consents',
  'pqrs',
  'trail',
] as const
export type KeptKind = (typeof keptKinds)[number]
