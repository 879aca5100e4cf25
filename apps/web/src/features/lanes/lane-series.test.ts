import { expect, test } from 'vitest'
import { rangesOf, seriesOf, whenText, type Period } from './lane-series.ts'

const spread = (middle: number) => ({ low: middle - 100_000, middle, high: middle + 100_000 })
const month = (from: string, more: { to?: string; hours?: Period['hours'] } = {}): Period => ({
  from,
  to: from,
  services: 6,
  hours: { low: 9, middle: 10.5, high: 12 },
  freight: spread(2_000_000),
  ...more,
})

test('a reader sees the figures he was answered, and no others', () => {
  expect(seriesOf([month('2026-10')]).map(({ name }) => name)).toEqual(['freight', 'hours'])
  const priced = { ...month('2026-10'), price: spread(2_200_000) }
  expect(seriesOf([priced]).map(({ name }) => name)).toEqual(['price', 'freight', 'hours'])
  expect(seriesOf([month('2026-10', { hours: null })]).map(({ name }) => name)).toEqual(['freight'])
})

test('months that were joined are named from the first to the last', () => {
  expect(whenText(month('2026-10'))).toBe('Oct 2026')
  expect(whenText(month('2026-03', { to: '2026-05' }))).toBe('Mar a May 2026')
})

test('below the bars a year is said once, and a month without hours has no bar', () => {
  const periods = [month('2025-12'), month('2026-01', { to: '2026-02' }), month('2026-03', { hours: null })]
  const [freight, hours] = seriesOf(periods)
  if (!freight || !hours) throw new Error('both were told')
  expect(rangesOf(freight, periods).map(({ label }) => label)).toEqual(['Dic\n2025', 'Ene–Feb\n2026', 'Mar'])
  expect(rangesOf(hours, periods)).toHaveLength(2)
  expect(rangesOf(hours, periods)[0]).toMatchObject({ title: 'Dic 2025', words: '10,5 h (9 h a 12 h)' })
})
