import { settingDenial, settingRules } from '@arriero/domain/settings'
import { expect, test } from 'vitest'
import {
  basisPointsOf,
  daysOf,
  isWithinRange,
  moneySettingKeys,
  percentText,
  settingWords,
  unitOf,
} from './money-settings.ts'

test('pesos are written as money, shares as per cent, waits as days', () => {
  expect(settingWords('secondPersonFromPesos', 10_000_000)).toBe('$10.000.000')
  expect(settingWords('advanceMostBasisPoints', 7000)).toBe('70\u00a0%')
  expect(unitOf('carrierShareOfFeeBasisPoints')).toBe('percent')
  expect(settingWords('captureWithinDays', 7)).toBe('7 días')
  expect(settingWords('captureWithinDays', 1)).toBe('1 día')
})

test.each([
  ['70', 7000],
  ['12,5', 1250],
  ['0.15', 15],
  ['0', 0],
  ['100', 10_000],
  ['12,345', undefined],
  ['', undefined],
  ['-5', undefined],
  ['setenta', undefined],
])('«%s» typed as per cent is %s', (typed, basisPoints) => {
  expect(basisPointsOf(typed)).toBe(basisPoints)
})

test.each([
  ['7', 7],
  [' 60 ', 60],
  ['1,5', undefined],
  ['', undefined],
  ['-3', undefined],
  ['siete', undefined],
])('«%s» typed as days is %s', (typed, days) => {
  expect(daysOf(typed)).toBe(days)
})

test('what is typed again from what stands means the same', () => {
  for (const basisPoints of [0, 15, 29, 57, 1250, 7000, 10_000])
    expect(basisPointsOf(percentText(basisPoints))).toBe(basisPoints)
})

test('the screen lets pass what the server lets pass', () => {
  for (const key of moneySettingKeys) {
    const { least, most } = settingRules[key]
    for (const value of [least - 1, least, most, most + 1])
      expect(isWithinRange(key, value)).toBe(settingDenial(key, value) === undefined)
  }
})
