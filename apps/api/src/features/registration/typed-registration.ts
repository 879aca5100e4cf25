/** What somebody typed to open an account, in the form in which it is kept. Spec §1, §5, decisions §6. */
import type { api } from '@arriero/contract'
import type { InputOf } from '@arriero/contract/endpoint'
import { bogotaDay } from '@arriero/domain/time/calendar'
import type { ConsentKind } from '@arriero/domain/people/consents'
import { parseEmail } from '@arriero/domain/people/identifiers'
import { denialOfAge, type RegistrationRole } from '@arriero/domain/people/registration'
import { identificationOf, phoneOf } from '#features/accounts/typed-facts.ts'
import { refuseOldWords } from '#features/consents/account-consents.ts'
import { passwordDenial } from '#features/users/password-policy.ts'
import { fail } from '#app-error.ts'

export type Typed = InputOf<typeof api.registration.create>['body']

export type RegistrationFacts = {
  role: RegistrationRole
  name: string
  email: string
  identification: string
  cellPhone: string
  birthOn: string | null
  address: string
  basePlaceCode: string | null
  consents: Partial<Record<ConsentKind, string>>
}

/** Who says when he was born is of age today in Bogotá. */
export const refuseUnderage = (birthOn: string, now: Date): void => {
  const denial = denialOfAge(birthOn, bogotaDay(now))
  if (denial) fail(denial, 'birthOn')
}

export const registrationFacts = (typed: Typed, now: Date): RegistrationFacts => {
  const { rol: role, name, address, consents } = typed
  const identification = identificationOf(role, typed.identification)
  const cellPhone = phoneOf(typed.cellPhone)
  const email = parseEmail(typed.email) ?? fail('email.invalid', 'email')
  const birthOn = 'birthOn' in typed ? typed.birthOn : null
  if (birthOn !== null) refuseUnderage(birthOn, now)
  refuseOldWords(consents)
  const denial = passwordDenial(typed.password, role, [email, name])
  if (denial) fail(denial, 'password')
  const basePlaceCode = 'basePlaceCode' in typed ? typed.basePlaceCode : null
  return { role, name, email, identification, cellPhone, birthOn, address, basePlaceCode, consents }
}
