import { expect, test } from 'vitest'
import { deliveryProof, reportLack } from './delivery.ts'

const driver = { isDriver: true, isCarrier: false, needsCode: true, isCodeSpent: false }
const own = { ...driver, isCarrier: true }
const enterprise = { ...own, isDriver: false }
const nothing = { photos: 0, code: undefined, reason: undefined }

test('a delivery is proved by the consignee’s digits, where the client asked for them', () => {
  expect(deliveryProof({ ...driver, needsCode: false })).toBe('photos')
  expect(deliveryProof(driver)).toBe('code')
  expect(deliveryProof(own)).toBe('code')
})

test('a carrier who reports on behalf gives a reason, and so does who drives for himself once his tries are used up', () => {
  expect(deliveryProof(enterprise)).toBe('reason')
  expect(deliveryProof({ ...own, isCodeSpent: true })).toBe('reason')
  expect(deliveryProof({ ...driver, isCodeSpent: true })).toBe('code')
})

test('a report says all that it lacks, each under its field', () => {
  const finish = { ...driver, isFinish: true }
  expect(reportLack(finish, nothing)).toEqual({
    images: 'delivery.photo_required',
    code: 'delivery.code_required',
  })
  expect(reportLack({ ...finish, needsCode: false }, { ...nothing, photos: 1 })).toEqual({})
  expect(reportLack({ ...finish, ...own, isCodeSpent: true }, { ...nothing, photos: 1 })).toEqual({
    reason: 'delivery.reason_required',
  })
  expect(reportLack({ ...driver, isFinish: false }, nothing)).toEqual({})
})

test('an enterprise that reports for its driver says why, at the end instead of the code', () => {
  expect(reportLack({ ...enterprise, isFinish: false }, nothing)).toEqual({
    reason: 'milestone.reason_required',
  })
  const reported = { ...nothing, photos: 2, reason: 'Sin señal' }
  expect(reportLack({ ...enterprise, isFinish: true }, reported)).toEqual({})
})
