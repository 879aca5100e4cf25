import { expect, test } from 'vitest'
import { byMonth } from './earnings.ts'

const earned = (id: string, finishedAt: string, pesos: number) => ({
  id,
  standing: 'Pagado',
  route: 'Cali – Pasto',
  finishedAt,
  pesos,
})
const some = [
  earned('a', '2026-03-02T15:00:00.000Z', 900_000),
  earned('b', '2026-03-01T03:00:00.000Z', 500_000),
  earned('c', '2026-02-10T15:00:00.000Z', 700_000),
]

test('earnings belong to the month in which a service ended in Bogotá, the newest first', () => {
  expect(byMonth(some).map(({ key, name, services }) => [key, name, services.map(({ id }) => id)])).toEqual([
    ['2026-03', 'Mar 2026', ['a']],
    ['2026-02', 'Feb 2026', ['b', 'c']],
  ])
})
