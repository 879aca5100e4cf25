import { expect, test } from 'vitest'
import { rowsToCome } from './ComingMoney.tsx'

test('a month of what is to come leads to its days, and to what is still to be paid of them', () => {
  expect(rowsToCome('2026-02')).toBe(
    '/main/ingresos?from=2026-02-01&to=2026-02-28&state=open&state=batched&state=confirming',
  )
})
