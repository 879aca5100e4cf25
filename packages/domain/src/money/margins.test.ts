import { expect, test } from 'vitest'
import { endsOfLane, mondaysOf, overBp, shareBp, weeksDenial, weeksOf } from './margins.ts'

// A Thursday.
const today = '2026-11-26'

test('days are told as the whole weeks they lie in', () => {
  expect(weeksOf({ from: '2026-11-04', to: '2026-11-10' }, today)).toEqual({
    from: '2026-11-02',
    to: '2026-11-15',
  })
  expect(weeksOf({ from: '2026-11-02', to: '2026-11-02' }, today)).toEqual({
    from: '2026-11-02',
    to: '2026-11-08',
  })
})

test('nothing asked for is the last thirteen weeks, the one under way among them', () => {
  expect(weeksOf({}, today)).toEqual({ from: '2026-08-31', to: '2026-11-29' })
  expect(mondaysOf(weeksOf({}, today))).toHaveLength(13)
  expect(weeksOf({ to: '2026-06-30' }, today)).toEqual({ from: '2026-04-06', to: '2026-07-05' })
})

test('one end alone never reaches past the week under way', () => {
  expect(weeksOf({ from: '2026-11-17' }, today)).toEqual({ from: '2026-11-16', to: '2026-11-29' })
  expect(weeksOf({ from: '2020-01-01' }, today)).toEqual({ from: '2019-12-30', to: '2020-03-29' })
  expect(weeksOf({ from: '2027-02-03' }, today)).toEqual({ from: '2027-02-01', to: '2027-02-07' })
})

test('a year may be asked for, and not more', () => {
  expect(weeksDenial({ from: '2026-01-01', to: '2026-12-31' })).toBeUndefined()
  expect(weeksDenial({ from: '2024-01-01', to: '2024-12-31' })).toBeUndefined()
  expect(weeksDenial({ from: '2025-01-01', to: '2026-12-31' })).toBe('margin.too_many_weeks')
  expect(weeksDenial({ from: '2026-11-10', to: '2026-11-09' })).toBe('margin.days_reversed')
  expect(weeksDenial({ from: '2026-11-10' })).toBeUndefined()
})

test('mondays are told from the first to the last', () => {
  expect(mondaysOf({ from: '2026-11-16', to: '2026-11-29' })).toEqual(['2026-11-16', '2026-11-23'])
})

test('shares are basis points, and nothing has no share', () => {
  expect(shareBp(1, 3)).toBe(3333)
  expect(shareBp(0, 5)).toBe(0)
  expect(shareBp(3, 0)).toBeNull()
  expect(overBp(1_100_000, 1_000_000)).toBe(1000)
  expect(overBp(900_000, 1_000_000)).toBe(-1000)
  expect(overBp(5, 0)).toBeNull()
})

test('a lane is named by its two municipalities', () => {
  expect(endsOfLane('11001-05001')).toEqual(['11001', '05001'])
})
