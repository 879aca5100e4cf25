import { CallError } from '@arriero/contract/call'
import { errorTexts } from '@arriero/contract/es/errors'
import type { ErrorCode } from '@arriero/domain/errors/errors'
import { expect, test } from 'vitest'
import { problemsOf } from './gate-field.ts'

const refusal = (code: ErrorCode, fields?: Record<string, string>) =>
  new CallError(409, { error: errorTexts[code], code, requestId: '', ...(fields ? { fields } : {}) })

test.each([
  ['driver.busy', 'driverId'],
  ['licence.category_too_low', 'driverId'],
  ['vehicle.capacity_too_small', 'vehicleId'],
  ['soat.expired', 'vehicleId'],
  ['inspection.not_validated', 'vehicleId'],
  ['reason.required', 'reason'],
  ['order.cancelled', 'form'],
] as const)('%s is told beside %s', (code, field) => {
  expect(problemsOf(refusal(code))).toEqual({ [field]: errorTexts[code] })
})

test('a larger vehicle is a question, not a problem', () => {
  expect(problemsOf(refusal('vehicle.larger_needs_confirmation'))).toEqual({})
})

test('fields that the server names come before the code', () => {
  const error = refusal('input.invalid', { driverId: 'El conductor es obligatorio' })
  expect(problemsOf(error)).toEqual({ driverId: 'El conductor es obligatorio' })
})

test('a change that failed without a reason belongs to the form, with the specification’s sentence', () => {
  const sentence = 'Ocurrió un error al actualizar los datos. Por favor, intenta nuevamente'
  expect(problemsOf(new TypeError('network'))).toEqual({ form: sentence })
})
