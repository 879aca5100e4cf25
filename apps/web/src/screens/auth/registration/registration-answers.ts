/** What the wizard asks, judged by the rules of the server while typing. Decisions §6, Spec §5 "User form". */
import type { api } from '@arriero/contract'
import { CallError } from '@arriero/contract/call'
import type { CallInput } from '@arriero/contract/endpoint'
import {
  isLegalPerson,
  typedEmailDenial,
  typedIdentificationDenial,
  typedPhoneDenial,
} from '@arriero/domain/people/accounts'
import { bogotaDay } from '@arriero/domain/time/calendar'
import { consentVersions } from '@arriero/domain/people/consents'
import type { ErrorCode } from '@arriero/domain/errors/errors'
import { passwordLengthDenial } from '@arriero/domain/people/passwords'
import { asksBasePlace, denialOfAge, type RegistrationRole } from '@arriero/domain/people/registration'
import type { Problems, StepSchema } from '#shared/wizard/wizard.ts'

type RegistrationBody = CallInput<typeof api.registration.create>['body']

export interface RegistrationAnswers {
  rol: RegistrationRole
  identification: string
  name: string
  birthOn: string
  cellPhone: string
  email: string
  address: string
  basePlace: { code: string; name: string }
  /** Never kept beyond this page. */
  password: string
  terms: boolean
  data: boolean
  legalAge: boolean
}

type Answers = Partial<RegistrationAnswers>
type Field = keyof RegistrationAnswers
type Codes = Partial<Record<Field, ErrorCode | undefined>>

export const stepNames = ['role', 'identity', 'contact', 'access'] as const
export type StepName = (typeof stepNames)[number]

/** `rol` goes along where it decides what is asked. */
export const stepFields: Record<StepName, readonly Field[]> = {
  role: ['rol'],
  identity: ['rol', 'identification', 'name', 'birthOn'],
  contact: ['rol', 'cellPhone', 'email', 'address', 'basePlace'],
  access: ['rol', 'password', 'terms', 'data', 'legalAge'],
}

export const unsaved = ['password'] as const satisfies readonly Field[]

export const isCompany = ({ rol }: Answers): boolean => rol !== undefined && isLegalPerson(rol)
export const isCarrier = ({ rol }: Answers): boolean => rol !== undefined && asksBasePlace(rol)

const lacking = (value: string | undefined, code: ErrorCode) => (value?.trim() ? undefined : code)

const birthCode = ({ birthOn }: Answers, now: Date): ErrorCode | undefined =>
  birthOn ? denialOfAge(birthOn, bogotaDay(now)) : 'birth.required'

const passwordCode = ({ password, rol = 'client' }: Answers): ErrorCode | undefined =>
  password ? passwordLengthDenial(password, rol) : 'password.required'

const codesOf: Record<StepName, (answers: Answers, now: Date) => Codes> = {
  role: ({ rol }) => ({ rol: rol === undefined ? 'role.required' : undefined }),
  identity: (answers, now) => ({
    identification: typedIdentificationDenial(answers.rol ?? 'client', answers.identification ?? ''),
    name: lacking(answers.name, 'name.required'),
    birthOn: isCompany(answers) ? undefined : birthCode(answers, now),
  }),
  contact: (answers) => ({
    cellPhone: typedPhoneDenial(answers.cellPhone ?? ''),
    email: typedEmailDenial(answers.email ?? ''),
    address: lacking(answers.address, 'address.required'),
    basePlace: isCarrier(answers) && !answers.basePlace ? 'place.required' : undefined,
  }),
  access: (answers) => ({
    password: passwordCode(answers),
    terms: answers.terms ? undefined : 'consent.terms_required',
    data: answers.data ? undefined : 'consent.data_required',
    legalAge: isCompany(answers) && !answers.legalAge ? 'consent.legal_age_required' : undefined,
  }),
}

export const schemaOf = (step: StepName, now: () => Date): StepSchema => ({
  safeParse: (value) => {
    const codes = Object.entries(codesOf[step](value as Answers, now()))
    const issues = codes.flatMap(([field, message]) => (message ? [{ path: [field], message }] : []))
    return issues.length === 0 ? { success: true } : { success: false, error: { issues } }
  },
})

const { terms, data, legalAge } = consentVersions

/** Expects answers whose checks found no problem. */
export const bodyOf = (answers: RegistrationAnswers): RegistrationBody => {
  const { rol } = answers
  const facts = {
    identification: answers.identification.trim(),
    name: answers.name.trim(),
    cellPhone: answers.cellPhone.trim(),
    email: answers.email.trim(),
    address: answers.address.trim(),
    password: answers.password,
  }
  const person = { ...facts, birthOn: answers.birthOn, consents: { terms, data } }
  const company = { ...facts, consents: { terms, data, legalAge } }
  switch (rol) {
    case 'driver':
      return { rol, ...person, basePlaceCode: answers.basePlace.code }
    case 'enterprise':
      return { rol, ...company, basePlaceCode: answers.basePlace.code }
    case 'client':
      return { rol, ...person }
    default:
      return { rol, ...company }
  }
}

/** The answers that have another name in what is sent. */
const answerOf: Partial<Record<string, Field>> = {
  basePlaceCode: 'basePlace',
  'consents.terms': 'terms',
  'consents.data': 'data',
  'consents.legalAge': 'legalAge',
}
const asked: ReadonlySet<string> = new Set(Object.values(stepFields).flat())

/** Answer → code where the refusal names one of the wizard's; undefined where it is about no answer. */
export const refusedAnswer = (error: unknown): Problems | undefined => {
  if (!(error instanceof CallError)) return undefined
  const [path = ''] = Object.keys(error.reply.fields ?? {})
  const answer = answerOf[path] ?? path
  return asked.has(answer) ? { [answer]: error.reply.code } : undefined
}
