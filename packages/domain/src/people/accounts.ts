/** What staff may do with somebody's account. Decisions §6, security B4 row 13. */
import { paperState, personPapers, type Paper, type PaperKind } from '../papers/credentials.ts'
import type { ErrorCode } from '../errors/errors.ts'
import { nitCheckDigit, parseCedula, parseEmail, parseNit, parsePhone } from './identifiers.ts'
import { isStaffRole, type Role } from './roles.ts'

/** `pending` and `returned`: never approved; `validated`: approved once, whatever came later. */
export const validations = ['pending', 'returned', 'validated'] as const
export type Validation = (typeof validations)[number]

/** Who may work, who is being looked at, and whom nobody lets in any more. */
export type AccountState = 'active' | 'inValidation' | 'deactivated'

export const accountState = ({
  isActive,
  validation,
}: {
  isActive: boolean
  validation: Validation
}): AccountState => {
  if (isActive) return 'active'
  return validation === 'validated' ? 'deactivated' : 'inValidation'
}

const legalPersons: readonly Role[] = ['enterprise', 'cliententerprise']

/** Identified by a NIT; everybody else by a cédula. */
export const isLegalPerson = (role: Role): boolean => legalPersons.includes(role)

/** The digits of what was typed, as they are kept; undefined for what is no such number. */
export const identificationDigits = (role: Role, text: string): string | undefined =>
  isLegalPerson(role) ? parseNit(text)?.digits : parseCedula(text)

/** Nine digits and a tenth that is not theirs: the rest may be right, so it is told apart. */
const hasWrongDigit = (text: string): boolean => {
  const digits = text.replace(/[.\s-]/g, '')
  return /^[1-9]\d{9}$/.test(digits) && nitCheckDigit(digits.slice(0, 9)) !== Number(digits.at(9))
}

export const identificationDenial = (role: Role, text: string): ErrorCode | undefined => {
  if (identificationDigits(role, text) !== undefined) return undefined
  return isLegalPerson(role) && hasWrongDigit(text) ? 'nit.wrong_digit' : 'identification.invalid'
}

/** The same of a field: what is missing is asked for by its name. */
export const typedIdentificationDenial = (role: Role, text: string): ErrorCode | undefined => {
  if (text.trim() !== '') return identificationDenial(role, text)
  return isLegalPerson(role) ? 'nit.required' : 'identification.required'
}

const typedDenial =
  (missing: ErrorCode, wrong: ErrorCode, parse: (text: string) => unknown) =>
  (text: string): ErrorCode | undefined => {
    if (text.trim() === '') return missing
    return parse(text) === undefined ? wrong : undefined
  }

export const typedPhoneDenial = typedDenial('phone.required', 'phone.invalid', parsePhone)
export const typedEmailDenial = typedDenial('email.required', 'email.invalid', parseEmail)

/** Of the papers a role asks for, those that are missing, expired or not validated on a day. */
export const papersLacking = (role: Role, papers: readonly Paper[], onDay: string): PaperKind[] =>
  (personPapers[role] ?? []).filter(
    (kind) =>
      paperState(
        papers.find((paper) => paper.kind === kind),
        onDay,
      ) !== 'valid',
  )

export type Activation = {
  role: Role
  validation: Validation
  papers: readonly Paper[]
  /** Bogotá day. */
  today: string
}

/** Approved for the first time only with every paper in order; who was approved before comes back as he is. */
export const denialToActivate = ({ role, validation, papers, today }: Activation): ErrorCode | undefined => {
  if (validation === 'validated') return undefined
  return papersLacking(role, papers, today).length > 0 ? 'account.papers_missing' : undefined
}

export type Deactivation = { isOwn: boolean; isLastAdministrator: boolean; hasServices: boolean }

/** `hasServices`: one at 1 or 2, as client, carrier or driver. */
export const denialToDeactivate = (facts: Deactivation): ErrorCode | undefined => {
  if (facts.isOwn) return 'account.own_activity'
  if (facts.isLastAdministrator) return 'account.last_administrator'
  return facts.hasServices ? 'account.has_services' : undefined
}

/** Sending somebody back to correct his papers, or taking that back. */
export const denialToReturn = (validation: Validation): ErrorCode | undefined =>
  validation === 'validated' ? 'account.already_validated' : undefined

export type RoleChange = { from: Role; to: Role; isOwn: boolean; isLastAdministrator: boolean }

/** Staff stays staff; nobody becomes it. */
export const denialToChangeRole = (change: RoleChange): ErrorCode | undefined => {
  if (change.isOwn) return 'account.own_role'
  if (!isStaffRole(change.from) || !isStaffRole(change.to)) return 'account.role_fixed'
  return change.isLastAdministrator ? 'account.last_administrator' : undefined
}

/** An expired paper is nobody's to approve; any paper may be turned down. */
export const denialToValidate = (expiresOn: string | null, today: string): ErrorCode | undefined =>
  expiresOn !== null && expiresOn < today ? 'paper.expired' : undefined

/** `isSince`: brought after staff asked for corrections. */
export type CorrectedPaper = { paper: Paper; isSince: boolean }

/** Every paper his role asks for is in order or was brought anew; of who is asked for none only he himself can say. */
export const isCorrected = (role: Role, papers: readonly CorrectedPaper[], today: string): boolean => {
  const asked = personPapers[role] ?? []
  const states = asked.map((kind) => {
    const found = papers.find(({ paper }) => paper.kind === kind)
    const state = paperState(found?.paper, today)
    return state === 'valid' || (state === 'not_validated' && found?.isSince === true)
  })
  return asked.length > 0 && states.every(Boolean)
}
