import type { OrderFor } from '@arriero/contract/orders/order-shapes'
import { remindEveryMs } from '@arriero/domain/orders/near-hours'
import { expect, test } from 'vitest'
import { whyNotPropose, whyNotRemind } from '#features/orders/assignment/pressed-lately.ts'
import { undrivenText, whyNotClose } from './undriven.ts'

const hourMs = 3_600_000
const loadsAt = Date.parse('2026-03-02T18:00:00.000Z')

const order = (changes: Partial<OrderFor<'admin'>> = {}) =>
  ({
    status: 1,
    vehicle: null,
    reservationDate: new Date(loadsAt).toISOString(),
    reminded: null,
    acts: { close: 'order.not_running' },
    ...changes,
  }) as OrderFor<'admin'>

test.each([
  [-2 * hourMs, 'Sin conductor: el cargue es en 2 h'],
  [30_000, 'Sin conductor: el cargue es ahora'],
  [2 * hourMs, 'Sin conductor: el cargue era hace 2 h'],
])('%i ms from its hour it says so in its tense', (sinceMs, words) => {
  expect(undrivenText(order(), loadsAt + sinceMs)).toBe(words)
})

test('a page that stays open offers to close as soon as the server would', () => {
  expect(whyNotClose(order(), loadsAt - 4 * hourMs - 1)).toBeDefined()
  expect(whyNotClose(order(), loadsAt - 4 * hourMs)).toBeUndefined()
  expect(whyNotClose(order({ status: 3 }), loadsAt)).toBeDefined()
})

test('a page that stays open offers to remind once the pause is over', () => {
  const reminded = { at: new Date(loadsAt).toISOString(), by: 'Ana' }
  const one = order({ reminded, acts: { remind: 'order.reminded_lately' } })
  expect(whyNotRemind(one, loadsAt + remindEveryMs - 1)).toBeDefined()
  expect(whyNotRemind(one, loadsAt + remindEveryMs)).toBeUndefined()
  const open = order({ status: 0, proposed: reminded, acts: { propose: 'order.proposed_lately' } })
  expect(whyNotPropose(open, loadsAt + remindEveryMs - 1)).toBeDefined()
  expect(whyNotPropose(open, loadsAt + remindEveryMs)).toBeUndefined()
})
