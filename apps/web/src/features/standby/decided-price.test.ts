import { expect, test } from 'vitest'
import { hoursProblem, hoursTyped, priceOfHours } from './decided-price.ts'

const tariff = { validFrom: '2026-01-01', hourPesos: 60_000, loadingFreeHours: 8, unloadingFreeHours: 8 }

test('a decision shows its price with the VAT of the service', () => {
  expect(priceOfHours({ tariff, vatPercent: 19 }, 3)).toEqual({ net: 180_000, vat: 34_200, total: 214_200 })
  expect(priceOfHours({ tariff, vatPercent: 19 }, 0).total).toBe(0)
})

test('where freight bears no VAT it is the tariff alone', () => {
  expect(priceOfHours({ tariff, vatPercent: 0 }, 5)).toEqual({ net: 300_000, vat: 0, total: 300_000 })
})

test('only whole hours are hours', () => {
  expect(hoursTyped('12')).toBe(12)
  expect(hoursTyped('0')).toBe(0)
  for (const typed of ['', '1,5', '-1', '14410', 'dos']) expect(hoursTyped(typed)).toBeUndefined()
})

test('no more hours are charged than the meter says', () => {
  const metered = { meteredHours: 4 }
  expect(hoursProblem('4', metered)).toBeUndefined()
  expect(hoursProblem('0', metered)).toBeUndefined()
  expect(hoursProblem('5', metered)).toBe('standby.beyond_meter')
  expect(hoursProblem('', metered)).toBe('standby.hours_required')
})
