import { expect, test } from 'vitest'
import { counterLines, offerLines } from './vat-parts.ts'

const offer = { totalCost: 2_200_000, ivaCost: 418_000, vatBase: 'freight' as const, vatPercent: 19 }

test('VAT on freight shows what it is taken of and at which rate', () => {
  expect(offerLines(offer)).toEqual([
    { what: 'Flete antes de IVA', amountPesos: 2_200_000 },
    { what: 'IVA del flete', amountPesos: 418_000, basePesos: 2_200_000, rate: '19\u00a0%' },
  ])
})

test('VAT on the commission names no base: from it the client would read what the carrier earns', () => {
  const line = offerLines({ ...offer, ivaCost: 38_000, vatBase: 'commission' })[1]
  expect(line).toEqual({ what: 'IVA de la comisión de Arriero', amountPesos: 38_000 })
})

test('a counter is split by the rate of the offer it answers, to the peso', () => {
  expect(counterLines(offer, 2_380_000).map(({ amountPesos }) => amountPesos)).toEqual([
    2_000_000, 380_000, 2_380_000,
  ])
  for (const total of [1, 99, 2_380_001, 5_000_000_000]) {
    const [net, vat, all] = counterLines(offer, total).map(({ amountPesos }) => amountPesos)
    expect((net ?? 0) + (vat ?? 0)).toBe(all)
    expect(all).toBe(total)
  }
})

test('without VAT on freight a counter is freight whole; on the commission it stands alone', () => {
  expect(counterLines({ ...offer, ivaCost: 0, vatBase: 'none' }, 900_000)[0]?.amountPesos).toBe(900_000)
  expect(counterLines({ ...offer, vatBase: 'commission' }, 900_000)).toHaveLength(1)
})
