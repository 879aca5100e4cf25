import { expect, test } from 'vitest'
import { advanceRequestStates, requestDenial } from './advance-requests.ts'

test('what is asked for is answered once', () => {
  const answerable = advanceRequestStates.filter((state) => requestDenial(state) === undefined)
  expect(answerable).toEqual(['open'])
  expect(requestDenial('given')).toBe('advance.request_over')
})
