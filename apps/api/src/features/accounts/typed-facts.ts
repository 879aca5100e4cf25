/** What somebody types of an account, in the form in which it is kept. Spec §5 "User form". */
import { isLegalPerson } from '@arriero/domain/accounts'
import { nitCheckDigit, parseCedula, parseNit, parsePhone } from '@arriero/domain/identifiers'
import type { Role } from '@arriero/domain/roles'
import { fail } from '#http/app-error.ts'

/** Nine digits and a tenth that is not theirs: the rest may be right, so it is told apart. */
const hasWrongDigit = (text: string): boolean => {
  const digits = text.replace(/[.\s-]/g, '')
  return /^[1-9]\d{9}$/.test(digits) && nitCheckDigit(digits.slice(0, 9)) !== Number(digits.at(9))
}

/** Digits of a NIT for companies, of a cédula for people. */
export const identificationOf = (role: Role, text: string): string => {
  if (!isLegalPerson(role)) return parseCedula(text) ?? fail('identification.invalid', 'identification')
  const nit = parseNit(text)
  if (nit) return nit.digits
  return fail(hasWrongDigit(text) ? 'nit.wrong_digit' : 'identification.invalid', 'identification')
}

export const phoneOf = (text: string): string => parsePhone(text) ?? fail('phone.invalid', 'cellPhone')
