import { expect, test } from 'vitest'
import { settingRules } from '../house/settings.ts'
import { wholeWithholding } from './settlement.ts'
import { wholeBasisPoints } from './money.ts'
import {
  storedWithholding,
  withholdingDayDenial,
  withholdingDenial,
  withholdingFields,
  withholdingMost,
} from './withholdings.ts'

test.each([
  ['source', 1, undefined],
  ['source', 5, undefined],
  ['source', 5.001, 'withholding.out_of_range'],
  ['source', 100, 'withholding.out_of_range'],
  ['source', 1.0005, 'withholding.out_of_range'],
  ['source', -1, 'withholding.out_of_range'],
  ['source', undefined, 'withholding.out_of_range'],
  ['fopat', 0.1, undefined],
  ['sourceFromUvt', 2, undefined],
  ['sourceFromUvt', 2.5, 'withholding.out_of_range'],
  ['fopatFromKg', 10_500, undefined],
  ['fopatFromKg', 10_500.5, 'withholding.out_of_range'],
  ['perMille', 4.14, undefined],
  ['perMille', 4.145, 'withholding.out_of_range'],
  ['perMille', 20.01, 'withholding.out_of_range'],
] as const)('%s of %s', (field, value, denial) => {
  expect(withholdingDenial(field, value)).toBe(denial)
})

test.each(withholdingFields)('%s may be nothing, and up to its most', (field) => {
  const most = withholdingMost(field)
  expect(withholdingDenial(field, 0)).toBeUndefined()
  expect(withholdingDenial(field, most)).toBeUndefined()
  expect(withholdingDenial(field, most + 1)).toBe('withholding.out_of_range')
})

test('rates are kept in hundred-thousandths', () => {
  expect(storedWithholding('source', 1)).toBe(1_000)
  expect(storedWithholding('perMille', 4.14)).toBe(414)
})

test('the highest rates and the largest advance together leave something of the pay', () => {
  const rates = (['source', 'fopat', 'perMille'] as const).map((field) =>
    storedWithholding(field, withholdingMost(field)),
  )
  const withheld = rates.reduce((sum, rate) => sum + rate, 0) / wholeWithholding
  expect(withheld + settingRules.advanceMostBasisPoints.most / wholeBasisPoints).toBeLessThan(1)
})

test('a day that is over keeps its rules', () => {
  expect(withholdingDayDenial('2026-11-20', '2026-11-21')).toBe('withholding.day_past')
  expect(withholdingDayDenial('2026-11-21', '2026-11-21')).toBeUndefined()
  expect(withholdingDayDenial('2027-01-01', '2026-11-21')).toBeUndefined()
  expect(withholdingDayDenial('2029-01-01', '2026-11-21')).toBe('day.too_far')
})
