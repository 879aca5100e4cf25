import { expect, test } from 'vitest'
import { refusalsAreGiven } from './dead-codes.ts'
import { plant } from './reading/source.ts'

const given = refusalsAreGiven(['order.not_open'])

test.each([
  [
    'that is only named as an answer',
    'packages/contract/src/a.ts',
    "errors: ['order.not_open', 'order.not_found']",
  ],
  [
    'that only has words',
    'packages/contract/src/es/errors.ts',
    "export const a = { 'order.not_open': 'Ya fue tomado.' }",
  ],
  ['that only a test expects', 'apps/api/src/stories/a.test.ts', "expect(code).toBe('order.not_open')"],
])('a code %s is found', (_that, path, text) => {
  expect(given([plant(path, text)])).toHaveLength(1)
})

test.each([
  ['the domain', 'packages/domain/src/orders/orders.ts', "closed: 'order.not_open'"],
  ['a shape', 'packages/contract/src/a.ts', "z.string(says('order.not_open'))"],
  ['an action', 'apps/api/src/features/orders/a.ts', "refuse('order.not_open')"],
])('a code that %s gives passes', (_who, path, text) => {
  expect(given([plant(path, text)])).toEqual([])
})
