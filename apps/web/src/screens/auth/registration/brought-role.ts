/** A link may say what somebody wants the account for: the public pages do. */
import { registrationRoles, type RegistrationRole } from '@arriero/domain/registration'
import { readSaved, save } from '#shared/wizard/saved-wizard.ts'
import type { RegistrationAnswers } from './registration-answers.ts'

const wizard = 'registration'

const isRole = (text: string | null): text is RegistrationRole =>
  registrationRoles.some((role) => role === text)

/** Chosen in the first step of the wizard; who is past it is not brought back. */
export const bringRole = (wanted: string | null): void => {
  if (!isRole(wanted)) return
  const saved = readSaved<RegistrationAnswers>(wizard) ?? { trail: [], answers: {} }
  if (saved.trail.length <= 1) save(wizard, { ...saved, answers: { ...saved.answers, rol: wanted } })
}
