/** What somebody types of an account, in the form in which it is kept. Spec §5 "User form". */
import { identificationDenial, identificationDigits } from '@arriero/domain/people/accounts'
import { parsePhone } from '@arriero/domain/people/identifiers'
import type { Role } from '@arriero/domain/people/roles'
import { fail } from '#app-error.ts'

/** Digits of a NIT for companies, of a cédula for people. */
export const identificationOf = (role: Role, text: string): string =>
  identificationDigits(role, text) ??
  fail(identificationDenial(role, text) ?? 'identification.invalid', 'identification')

export const phoneOf = (text: string): string => parsePhone(text) ?? fail('phone.invalid', 'cellPhone')
