import { expect, test } from 'vitest'
import { isTellable, laneSpan, lanePeriods, servicesMost, type LaneService } from './lanes.ts'

const today = '2026-11-26'

/** Services of a month, of so many clients and carriers in turn, each ten thousand pesos dearer than the one before. */
const month = (
  name: string,
  { count = 5, clients = 3, carriers = 3, hours = 10, from = 2_000_000 } = {},
): LaneService[] =>
  Array.from({ length: count }, (_, index) => ({
    day: `${name}-${String((index % 27) + 1).padStart(2, '0')}`,
    clientId: `client ${index % clients}`,
    carrierId: `carrier ${index % carriers}`,
    netPesos: from + index * 10_000,
    carrierPesos: Math.round((from + index * 10_000) / 1.1),
    hours: hours + index,
  }))

const spans = (services: readonly LaneService[]) =>
  lanePeriods(services, today).map(({ from, to, services: count }) => [from, to, count])

test('what is told is the middle half of a month and its middle value, to ten thousand pesos and half an hour', () => {
  const uneven = month('2026-10').map((one) => ({
    ...one,
    netPesos: one.netPesos + 3_000,
    hours: (one.hours ?? 0) + 0.2,
  }))
  expect(lanePeriods(uneven, today)).toEqual([
    {
      from: '2026-10',
      to: '2026-10',
      services: 5,
      price: { low: 2_010_000, middle: 2_020_000, high: 2_030_000 },
      freight: { low: 1_830_000, middle: 1_840_000, high: 1_850_000 },
      hours: { low: 11, middle: 12, high: 13 },
    },
  ])
})

test('fewer than five services tell nothing', () => {
  expect(spans(month('2026-10', { count: 4 }))).toEqual([])
  expect(spans(month('2026-10'))).toHaveLength(1)
})

test('five services of two clients, or by two carriers, tell nothing', () => {
  expect(isTellable(month('2026-10', { count: 6, clients: 2 }))).toBe(false)
  expect(isTellable(month('2026-10', { count: 6, carriers: 2 }))).toBe(false)
  expect(isTellable(month('2026-10', { count: 6 }))).toBe(true)
})

test('nobody stands behind more than half of what is told', () => {
  const half = month('2026-10', { count: 6 })
  const heavy = half.map((one, index) => (index < 4 ? { ...one, clientId: 'client 0' } : one))
  expect(isTellable(heavy)).toBe(false)
  const even = half.map((one, index) => ({ ...one, carrierId: `carrier ${[0, 1, 2, 0, 0, 1][index]}` }))
  expect(isTellable(even)).toBe(true)
  const carried = half.map((one, index) => (index < 4 ? { ...one, carrierId: 'carrier 0' } : one))
  expect(isTellable(carried)).toBe(false)
})

test('a month that may not be told waits for the next ones', () => {
  const services = [
    ...month('2026-03', { count: 2 }),
    ...month('2026-05', { count: 3, clients: 1 }).map((one) => ({ ...one, clientId: `later ${one.day}` })),
    ...month('2026-06'),
    ...month('2026-07', { count: 4 }),
  ]
  expect(spans(services)).toEqual([
    ['2026-03', '2026-05', 5],
    ['2026-06', '2026-06', 5],
  ])
})

test('the month that is not over is not told, nor what lies before January of last year', () => {
  expect(laneSpan(today)).toEqual({ from: '2025-01-01', until: '2026-11-01' })
  expect(laneSpan('2027-01-02')).toEqual({ from: '2026-01-01', until: '2027-01-01' })
  expect(spans([...month('2026-11'), ...month('2024-12')])).toEqual([])
  expect(spans([...month('2025-01'), ...month('2026-10')])).toHaveLength(2)
})

test('what was once told never changes: no later service joins an earlier period, and no period crosses a year', () => {
  const years = [...month('2025-11', { count: 3 }), ...month('2026-01', { count: 3 }), ...month('2026-02')]
  expect(spans(years)).toEqual([['2026-01', '2026-02', 8]])
  const before = lanePeriods(years, '2026-04-10')
  const after = lanePeriods([...years, ...month('2026-04'), ...month('2026-05', { count: 2 })], '2026-06-10')
  expect(after.slice(0, before.length)).toEqual(before)
})

test('hours are told by the same rule, of those who reported their road', () => {
  const [first, ...rest] = month('2026-10')
  if (!first) throw new Error('a month has services')
  expect(lanePeriods([{ ...first, hours: null }, ...rest], today)[0]).toMatchObject({
    services: 5,
    hours: null,
  })
})

test('at most a year of periods is shown, the newest', () => {
  const all = ['2025', '2026'].flatMap((year) =>
    Array.from({ length: 12 }, (_, index) => month(`${year}-${String(index + 1).padStart(2, '0')}`)).flat(),
  )
  const shown = spans(all)
  expect(shown).toHaveLength(12)
  expect(shown[0]).toEqual(['2025-11', '2025-11', 5])
  expect(shown.at(-1)).toEqual(['2026-10', '2026-10', 5])
})

test('of a lane with more services than are read the month that was cut through is left out', () => {
  const busy = [...month('2026-10', { count: servicesMost - 40 }), ...month('2026-09', { count: 40 })]
  expect(spans(busy).map(([from]) => from)).toEqual(['2026-10'])
  expect(spans(busy.slice(1)).map(([from]) => from)).toEqual(['2026-09', '2026-10'])
})
