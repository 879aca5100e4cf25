/** What a person may agree to or withdraw, and which wording is in force. Decisions §14, §17. */
import type { ErrorCode } from '../errors/errors.ts'
import { isStaffRole, type Role } from './roles.ts'

export const consentKinds = ['location', 'terms', 'data', 'legalAge', 'whatsapp'] as const
export type ConsentKind = (typeof consentKinds)[number]

/** The day of the wording that people read today. A new one is asked again. */
export const consentVersions: Record<ConsentKind, string> = {
  location: '2026-11-21',
  /** Terms and conditions with the privacy policy. Spec §1. */
  terms: '2021-01-20',
  data: '2026-11-28',
  legalAge: '2026-11-21',
  /** Given with the code that was sent there, so that it is the number's owner who gives it. */
  whatsapp: '2026-11-22',
}

/** Answered here at any time; WhatsApp's has a way of its own. */
export const answerableKinds = ['location'] as const satisfies readonly ConsentKind[]

/** Nobody trades here without them: given with the account, and they end with it. Spec §1. */
export const accountKinds = ['terms', 'data'] as const satisfies readonly ConsentKind[]
export type AccountKind = (typeof accountKinds)[number]

export type ConsentAnswer = { version: string; isGiven: boolean }

/** Whether somebody's last answer allows it now. */
export const isConsentInForce = (kind: ConsentKind, last: ConsentAnswer | undefined): boolean =>
  last !== undefined && last.isGiven && last.version === consentVersions[kind]

/** What somebody has still to agree to: his account was made by others, or the words are new. The house's own people trade nothing. */
export const accountKindsDue = (
  role: Role,
  lastOf: (kind: AccountKind) => ConsentAnswer | undefined,
): AccountKind[] =>
  isStaffRole(role) ? [] : accountKinds.filter((kind) => !isConsentInForce(kind, lastOf(kind)))

/** Nobody agrees to words that are no longer shown; saying no is always heard. */
export const denialToAnswer = (kind: ConsentKind, answer: ConsentAnswer): ErrorCode | undefined =>
  answer.isGiven && answer.version !== consentVersions[kind] ? 'consent.version_outdated' : undefined

/** The same answer again adds nothing to the record. */
export const isSameAnswer = (last: ConsentAnswer | undefined, answer: ConsentAnswer): boolean =>
  last?.isGiven === answer.isGiven && last.version === answer.version

/** So much a slow line may make an instant of a phone later than it was. */
const toleranceMs = 2 * 60_000

/** A yes that waited for a signal says nothing against what was answered after it, on another phone; a no is always heard. */
export const isOvertaken = (
  last: { at: Date } | undefined,
  { isGiven, givenAt }: { isGiven: boolean; givenAt: Date },
): boolean => isGiven && last !== undefined && last.at.getTime() - givenAt.getTime() > toleranceMs
