import { expect, test } from 'vitest'
import { vatBaseDenial, vatBaseOn, type VatBaseFacts } from './vat-base.ts'

const facts: VatBaseFacts = {
  today: '2026-03-10',
  inForce: 'freight',
  planned: [
    { vatBase: 'none', validFrom: '2026-06-01' },
    { vatBase: 'commission', validFrom: '2026-04-01' },
  ],
}

test.each([
  ['2026-03-10', 'freight'],
  ['2026-03-31', 'freight'],
  ['2026-04-01', 'commission'],
  ['2026-05-31', 'commission'],
  ['2026-06-01', 'none'],
  ['2030-01-01', 'none'],
])('on %s VAT is taken on: %s', (day, base) => {
  expect(vatBaseOn(day, facts)).toBe(base)
})

test.each([
  ['2026-03-09', 'commission', 'rates.vat_base_day_passed'],
  ['2026-04-31', 'commission', 'rates.vat_base_day_passed'],
  ['2036-01-01', 'commission', 'day.too_far'],
  ['2026-03-10', 'commission', undefined],
  ['2026-03-10', 'freight', 'rates.vat_base_same'],
  ['2026-04-01', 'none', 'rates.vat_base_day_taken'],
  ['2026-05-01', 'commission', 'rates.vat_base_same'],
  ['2026-05-01', 'freight', undefined],
  ['2026-07-01', 'none', 'rates.vat_base_same'],
] as const)('from %s on %s: %s', (validFrom, vatBase, code) => {
  expect(vatBaseDenial({ vatBase, validFrom }, facts)).toBe(code)
})
