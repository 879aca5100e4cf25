import type { OwnRefund } from '@arriero/contract/money/own-refunds'
import { expect, test } from 'vitest'
import { standingOf } from './standing.ts'

const refund: OwnRefund = {
  _id: 'a'.repeat(24),
  order: 'b'.repeat(24),
  origin: 'Bogotá',
  destination: 'Medellín',
  cause: 'cancellation',
  value: 2_380_000,
  createdAt: '2026-11-20T15:00:00.000Z',
  state: 'due',
  way: null,
  brand: 'VISA',
  startedAt: null,
  paidAt: null,
  reference: null,
  failure: null,
  account: null,
  acts: { account: 'refund.account_not_asked' },
}
const account = {
  bank: 'Bancolombia',
  accountType: 'Ahorros',
  accountNumber: '•••••••1234',
  holder: 'Marta Ruiz',
}

test('money on its way back says by which card or to which account', () => {
  expect(standingOf(refund)).toBe(
    'Se lo vamos a devolver a la tarjeta VISA con la que pagó. Le avisamos cuando salga.',
  )
  expect(standingOf({ ...refund, brand: null, state: 'underway', way: 'gateway' })).toBe(
    'Va en camino al medio con el que pagó. Su banco puede tardar unos días en mostrarlo.',
  )
  expect(standingOf({ ...refund, account, state: 'paid', way: 'transfer' })).toBe(
    'Se lo devolvimos a su cuenta de Bancolombia terminada en 1234. Su banco puede tardar unos días en mostrarlo.',
  )
  expect(standingOf({ ...refund, state: 'paid', way: 'hand' })).toBe(
    'Se lo devolvimos por fuera de la pasarela. Su banco puede tardar unos días en mostrarlo.',
  )
})

test('what did not arrive says why, in the bank’s words where it gave any', () => {
  const at = '2026-11-21T15:00:00.000Z'
  const failed = { ...refund, state: 'failed' as const }
  expect(standingOf({ ...failed, failure: { at, reason: 'La tarjeta venció.', remedy: null } })).toBe(
    'No llegó. El motivo: La tarjeta venció. Lo hacemos otra vez y le avisamos.',
  )
  expect(standingOf({ ...failed, failure: { at, reason: null, remedy: 'later' } })).toBe(
    'No llegó. La pasarela no la recibió. Lo hacemos otra vez y le avisamos.',
  )
})

test('where an account is wanted, and where his payment has not come, it says so', () => {
  expect(standingOf({ ...refund, state: 'account' })).toContain('Díganos a qué cuenta')
  expect(standingOf({ ...refund, state: 'waiting' })).toContain('todavía no nos entrega')
})
