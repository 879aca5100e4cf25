import { expect, test } from 'vitest'
import { plant } from './reading/source.ts'
import { viewersAreNamed } from './viewers-named.ts'

const path = 'apps/web/src/features/orders/a.ts'

test.each([
  "const isCarrier = 'pay' in order",
  "const earned = 'value' in facts.offer ? facts.offer.value : undefined",
  "const by = 'by' in answer ? answer.by.name : texts.desk",
  "value: (row) => ('total' in row ? row.total : row.earnings)",
])('a viewer that is guessed by a key is found: %s', (text) => {
  expect(viewersAreNamed([plant(path, text)])).toHaveLength(1)
})

test.each([
  "const isCarrier = order.viewer === 'carrier'",
  "if ('closed' in message) return",
  "const isKept = 'answers' in value",
])('a viewer that is asked by its name passes, and so does what is no viewer: %s', (text) => {
  expect(viewersAreNamed([plant(path, text)])).toEqual([])
})
