import { expect, test } from 'vitest'
import { hoursProblem, priceOfHours } from './decided-price.ts'

const tariff = { validFrom: '2026-01-01', hourPesos: 60_000, loadingFreeHours: 8, unloadingFreeHours: 8 }

test('a decision shows its price with the VAT of the service', () => {
  expect(priceOfHours({ tariff, vatPercent: 19 }, 3)).toEqual({ net: 180_000, vat: 34_200, total: 214_200 })
  expect(priceOfHours({ tariff, vatPercent: 19 }, 0).total).toBe(0)
})

test('where freight bears no VAT it is the tariff alone', () => {
  expect(priceOfHours({ tariff, vatPercent: 0 }, 5)).toEqual({ net: 300_000, vat: 0, total: 300_000 })
})

test('no more hours are charged than the meter says', () => {
  const metered = { meteredHours: 4 }
  expect(hoursProblem(4, metered)).toBeUndefined()
  expect(hoursProblem(0, metered)).toBeUndefined()
  expect(hoursProblem(5, metered)).toBe('standby.beyond_meter')
  expect(hoursProblem(undefined, metered)).toBe('standby.hours_required')
})
