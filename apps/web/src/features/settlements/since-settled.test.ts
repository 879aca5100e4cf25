import { expect, test } from 'vitest'
import { lastWords } from './LastPayout.tsx'
import { changesOf } from './SinceSettled.tsx'

const pay = { bank: 'Bancolombia', bankCode: '1007', accountType: 'Ahorros', accountNumber: '00145678901' }
const settled = { state: 'batched', net: 1_798_182, pay, hold: null, since: null } as const

test('what changed since a payout was settled is told a line for each, and nothing where nothing did', () => {
  expect(changesOf(settled)).toEqual([])
  const since = {
    net: 1_780_000,
    pay: { bank: 'Davivienda', accountType: 'Ahorros', accountNumber: '55500011122' },
  }
  expect(changesOf({ ...settled, since, hold: 'payout.account_old' })).toEqual([
    'Preparado por $1.798.182; hoy daría $1.780.000. Se gira lo preparado.',
    'Preparado para Bancolombia •••• 8901; su cuenta hoy es Davivienda •••• 1122.',
    expect.stringMatching(/^Ahora está retenido: /),
  ])
  expect(changesOf({ ...settled, state: 'open', hold: 'payout.complaint' })).toEqual([])
})

const last = {
  order: 'a'.repeat(24),
  net: 1_000_000,
  paidAt: '2026-11-10T15:00:00.000Z',
  pay: null,
  difference: 0,
  share: 0,
  isUnusual: false,
}

test('a payout says how far it is from the last one', () => {
  expect(lastWords(null)).toBe('Primer pago a este transportador')
  expect(lastWords(last)).toBe('Igual al último pago, 10 Nov 2026')
  expect(lastWords({ ...last, difference: 125_000, share: 12.5 })).toBe(
    '+$125.000 (+12,5\u00a0%) frente al último pago, 10 Nov 2026',
  )
  expect(lastWords({ ...last, difference: -250_000, share: -25 })).toBe(
    '-$250.000 (-25\u00a0%) frente al último pago, 10 Nov 2026',
  )
})
