import { CallError } from '@arriero/contract/call'
import { expect, test } from 'vitest'
import { canBeAskedAgain } from './error-text.ts'

const refused = (status: number) => new CallError(status, { error: 'No', code: 'x', requestId: 'r' })

test('a lost line and a busy server can be asked again; what is refused for what it is cannot', () => {
  expect(canBeAskedAgain(new TypeError('fetch failed'))).toBe(true)
  for (const status of [500, 503, 429, 401]) expect(canBeAskedAgain(refused(status)), `${status}`).toBe(true)
  for (const status of [400, 403, 404, 422]) expect(canBeAskedAgain(refused(status)), `${status}`).toBe(false)
})
