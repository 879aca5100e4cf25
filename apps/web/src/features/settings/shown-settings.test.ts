import { numberIn, writeNumber } from '@arriero/domain/typed/numbers'
import { settingDenial, settingRules } from '@arriero/domain/house/settings'
import { expect, test } from 'vitest'
import { isWithinRange, shownSettingKeys, settingWords, unitOf } from './shown-settings.ts'
import { settingField } from './setting-field.ts'

test('pesos are written as money, shares as per cent, waits as days, rests as hours, ways as kilometres', () => {
  expect(settingWords('restHours', 8)).toBe('8 horas')
  expect(settingWords('restHours', 1)).toBe('1 hora')
  expect(settingWords('offRouteKm', 3)).toBe('3 km')
  expect(settingWords('secondPersonFromPesos', 10_000_000)).toBe('$10.000.000')
  expect(settingWords('advanceMostBasisPoints', 7000)).toBe('70\u00a0%')
  expect(unitOf('carrierShareOfFeeBasisPoints')).toBe('percent')
  expect(settingWords('captureWithinDays', 7)).toBe('7 días')
  expect(settingWords('captureWithinDays', 1)).toBe('1 día')
})

test.each([
  ['advanceMostBasisPoints', '70', 7000],
  ['advanceMostBasisPoints', '12,5', 1250],
  ['carrierShareOfFeeBasisPoints', '0.15', 15],
  ['carrierShareOfFeeBasisPoints', '100 %', 10_000],
  ['carrierShareOfFeeBasisPoints', '12,345', undefined],
  ['carrierShareOfFeeBasisPoints', 'setenta', undefined],
  ['captureWithinDays', ' 60 ', 60],
  ['captureWithinDays', '1,5', undefined],
  ['captureWithinDays', '-3', undefined],
  ['drivingHoursMost', '9', 9],
  ['restHours', '7,5', undefined],
  ['secondPersonFromPesos', '10.000.000,00', 10_000_000],
] as const)('of %s «%s» is stored as %s', (key, typed, stored) => {
  const { kind, scale } = settingField(key)
  const value = numberIn(typed, kind)
  expect(value === undefined ? undefined : Math.round(value * scale)).toBe(stored)
})

test('what is typed again from what stands means the same', () => {
  const { kind, scale } = settingField('carrierShareOfFeeBasisPoints')
  for (const basisPoints of [0, 15, 29, 57, 1250, 7000, 10_000])
    expect(Math.round((numberIn(writeNumber(basisPoints / scale, kind), kind) ?? -1) * scale)).toBe(
      basisPoints,
    )
})

test('the screen lets pass what the server lets pass', () => {
  for (const key of shownSettingKeys) {
    const { least, most } = settingRules[key]
    for (const value of [least - 1, least, most, most + 1])
      expect(isWithinRange(key, value)).toBe(settingDenial(key, value) === undefined)
  }
})
