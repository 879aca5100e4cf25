import { CallError } from '@arriero/contract/call'
import type { ErrorCode } from '@arriero/domain/errors/errors'
import { expect, test } from 'vitest'
import { verdictOn } from './verdict.ts'

const answered = (status: number, code: ErrorCode) =>
  new CallError(status, { error: 'No.', code, requestId: '1' })
const first = { isRepeat: false, hasOldUploads: false }

test('what the line or the server spoiled is tried again', () => {
  for (const error of [
    new TypeError('Failed to fetch'),
    new DOMException('late', 'TimeoutError'),
    answered(503, 'server.busy'),
    answered(429, 'request.too_many'),
    answered(401, 'session.invalid'),
    answered(409, 'request.key_running'),
  ])
    expect(verdictOn(error, first)).toBe('lost')
})

test('what the server understood and refused is for the person to decide', () => {
  expect(verdictOn(answered(409, 'order.cancelled'), first)).toBe('refused')
  expect(verdictOn(answered(409, 'delivery.code_wrong'), first)).toBe('refused')
})

test('photos that were swept meanwhile go anew, unknown ones do not go for ever', () => {
  expect(verdictOn(answered(404, 'file.not_found'), { isRepeat: true, hasOldUploads: true })).toBe('again')
  expect(verdictOn(answered(404, 'file.not_found'), first)).toBe('refused')
})

test('a document that stands in the service already has arrived', () => {
  expect(verdictOn(answered(409, 'file.in_use'), { isRepeat: true, hasOldUploads: true })).toBe('done')
  expect(verdictOn(answered(409, 'file.in_use'), first)).toBe('refused')
})
