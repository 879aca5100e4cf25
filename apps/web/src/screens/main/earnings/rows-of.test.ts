import { expect, test } from 'vitest'
import { rowsOf } from './OwnGroups.tsx'

test('a month leads to its own days, never beyond the days that were asked for', () => {
  expect(rowsOf('month', { _id: '2026-02' }, {})).toBe('/main/ingresos?from=2026-02-01&to=2026-02-28')
  expect(rowsOf('month', { _id: '2026-02' }, { from: '2026-02-10', to: '2026-12-31' })).toBe(
    '/main/ingresos?from=2026-02-10&to=2026-02-28',
  )
})

test('a truck and a driver lead to their rows, narrowed as the sums were; what names none leads nowhere', () => {
  expect(rowsOf('vehicle', { _id: 'a1' }, { q: 'Cali', from: '2026-01-01' })).toBe(
    '/main/ingresos?q=Cali&from=2026-01-01&vehicle=a1',
  )
  expect(rowsOf('driver', { _id: 'd1' }, {})).toBe('/main/ingresos?driver=d1')
  expect(rowsOf('driver', { _id: 'none' }, {})).toBeUndefined()
})
