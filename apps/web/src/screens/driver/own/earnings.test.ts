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

test('earnings belong to the month in which a service ended in Bogotá', () => {
  expect(byMonth(some, false).map(({ name, totalPesos }) => [name, totalPesos])).toEqual([
    ['Mar 2026', 900_000],
    ['Feb 2026', 1_200_000],
  ])
})

test('the oldest month is no whole one while older services are not read', () => {
  expect(byMonth(some, true).map(({ isWhole }) => isWhole)).toEqual([true, false])
})
