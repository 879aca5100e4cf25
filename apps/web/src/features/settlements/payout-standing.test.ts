import { expect, test } from 'vitest'
import { payoutStanding } from './payout-standing.ts'

const payout = {
  state: 'open',
  hold: null,
  dueOn: '2026-11-23',
  releaseOn: '2026-11-19',
  isLate: false,
  paidAt: null,
  returned: null,
} as const

test('whoever is paid has nothing to make ready', () => {
  expect(payoutStanding(payout, true).word).toBe('Por pagar')
})

test.each([
  ['is ready where nothing holds it', {}, 'Listo para pagar', 'waiting'],
  ['is late when its day is over', { isLate: true }, 'Vencido', 'bad'],
  ['waits for approval without alarm', { hold: 'payout.not_released' }, 'Por pagar', 'waiting'],
  ['is held by a complaint', { hold: 'payout.complaint' }, 'Retenido', 'bad'],
  ['in a batch says so', { state: 'batched' }, 'En un lote', 'waiting'],
  [
    'that came back says why',
    { state: 'returned', returned: { at: '2026-11-20T15:00:00.000Z', reason: 'Cuenta inexistente' } },
    'Devuelto por el banco',
    'bad',
  ],
  ['that was paid is good', { state: 'paid', paidAt: '2026-11-20T15:00:00.000Z' }, 'Pagado', 'good'],
] as const)('a payout %s', (_what, change, word, tone) => {
  expect(payoutStanding({ ...payout, ...change })).toMatchObject({ word, tone })
})
