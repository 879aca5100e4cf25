import { expect, test } from 'vitest'
import { daySeries, shownDays, weekSeries } from './activity-bars.ts'

const dayOf = (index: number) => new Date(Date.UTC(2026, 8, 1 + index)).toISOString().slice(0, 10)
const activity = {
  days: Array.from({ length: 85 }, (_, index) => ({ day: dayOf(index), services: index })),
  weeks: [
    { monday: '2026-11-16', payments: 3, value: 7_140_000 },
    { monday: '2026-11-23', payments: 1, value: 2_380_000 },
  ],
}

test('the last thirty days are drawn, today as not over, and read newest first', () => {
  const { bars, rows } = daySeries(activity)
  expect(bars).toHaveLength(shownDays)
  expect(bars.filter(({ isOpen }) => isOpen)).toEqual([bars.at(-1)])
  expect(bars.at(-1)).toMatchObject({ key: '2026-11-24', label: '24 Nov', value: 84, words: '84 servicios' })
  expect(rows[0]).toEqual(['24 Nov 2026', '84'])
  expect(rows).toHaveLength(shownDays)
})

test('a week says its Monday, its payments and their sum; the last one is still running', () => {
  const { bars, rows } = weekSeries(activity)
  expect(bars.map(({ isOpen }) => isOpen)).toEqual([false, true])
  expect(bars[1]).toMatchObject({ title: 'Semana del 23 Nov 2026 (semana en curso)', words: '$2.380.000' })
  expect(rows[1]).toEqual(['16 Nov 2026', '3', '$7.140.000'])
})
