import { CallError } from '@arriero/contract/call'
import { expect, test } from 'vitest'
import {
  bodyOf,
  refusedAnswer,
  schemaOf,
  type RegistrationAnswers,
  type StepName,
} from './registration-answers.ts'

const now = () => new Date('2026-11-21T15:00:00Z')
const codes = (step: StepName, answers: Partial<RegistrationAnswers>) => {
  const result = schemaOf(step, now).safeParse(answers)
  return result.success ? [] : result.error.issues.map(({ message }) => message)
}

test('a person says when he was born, a company its NIT with the right digit', () => {
  const person = { rol: 'driver', identification: '79.345.111', name: 'Wilmer Ospina' } as const
  expect(codes('identity', person)).toEqual(['birth.required'])
  expect(codes('identity', { ...person, birthOn: '2008-11-22' })).toEqual(['registration.underage'])
  expect(codes('identity', { ...person, birthOn: '2008-11-21' })).toEqual([])
  const company = { rol: 'enterprise', name: 'Carga del Huila S.A.S.' } as const
  expect(codes('identity', { ...company, identification: '900.373.923-7' })).toEqual(['nit.wrong_digit'])
  expect(codes('identity', { ...company, identification: '900.373.923-8' })).toEqual([])
})

test('only who carries says from which town', () => {
  const contact = { cellPhone: '3005550177', email: 'a@example.co', address: 'Calle 1' }
  expect(codes('contact', { rol: 'client', ...contact })).toEqual([])
  expect(codes('contact', { rol: 'driver', ...contact })).toEqual(['place.required'])
})

test('nobody goes on without agreeing', () => {
  const access = { password: 'tres mulas y un cerro', terms: true }
  expect(codes('access', { rol: 'client', ...access })).toEqual(['consent.data_required'])
  expect(codes('access', { rol: 'enterprise', ...access, data: true })).toEqual([
    'consent.legal_age_required',
  ])
})

test('what is sent has just the fields of its role, the answers to another role are left behind', () => {
  const answers = {
    rol: 'cliententerprise',
    identification: '900.373.923-8',
    name: ' Frutas ',
    birthOn: '1990-01-01',
    cellPhone: '3005550177',
    email: 'a@example.co',
    address: 'Calle 1',
    basePlace: { code: '73001', name: 'Ibagué, Tolima' },
    password: 'tres mulas y un cerro',
    terms: true,
    data: true,
    legalAge: true,
  } as const
  const body = bodyOf(answers)
  expect(body).not.toHaveProperty('birthOn')
  expect(body).not.toHaveProperty('basePlaceCode')
  expect(body).toMatchObject({ rol: 'cliententerprise', name: 'Frutas' })
  expect(bodyOf({ ...answers, rol: 'driver' })).toMatchObject({
    birthOn: '1990-01-01',
    basePlaceCode: '73001',
  })
})

test('what the server refuses of one answer leads back to it, the rest is said above the wizard', () => {
  const refusal = (code: string, field?: string) =>
    new CallError(400, { error: '', code, requestId: 'x', ...(field && { fields: { [field]: '' } }) })
  expect(refusedAnswer(refusal('password.too_common', 'password'))).toEqual({
    password: 'password.too_common',
  })
  expect(refusedAnswer(refusal('place.required', 'basePlaceCode'))).toEqual({ basePlace: 'place.required' })
  expect(refusedAnswer(refusal('consent.version_outdated', 'consents'))).toBeUndefined()
  expect(refusedAnswer(refusal('request.too_many'))).toBeUndefined()
  expect(refusedAnswer(new TypeError('offline'))).toBeUndefined()
})
