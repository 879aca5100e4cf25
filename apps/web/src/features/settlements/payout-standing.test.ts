import { expect, test } from 'vitest'
import { payoutStanding } from './payout-standing.ts'

const payout = {
  state: 'open',
  hold: null,
  net: 1_000_000,
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
  ['that a debt takes whole is no transfer, however late', { net: 0, isLate: true }, 'Se cruza', 'waiting'],
  ['in a batch is late all the same', { state: 'batched', isLate: true }, 'En un lote', 'bad'],
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

test.each([{ state: 'open' }, { state: 'batched' }] as const)(
  'a day that is past promises nothing',
  (change) => {
    expect(payoutStanding({ ...payout, ...change, isLate: true }, true).detail).toBe(
      'Debía pagarse a más tardar el 23 Nov 2026 y está vencido',
    )
  },
)
