import { expect, test } from 'vitest'
import { whyOf } from './money-standing.ts'

const row = { refund: null, refunded: null }

test('a row that counts nothing says why; one that counts all says nothing', () => {
  expect(whyOf({ ...row, moneyState: 'running' })).toBe('Suma al finalizar')
  expect(whyOf({ ...row, moneyState: 'uncaptured' })).toBe('Falta la captura')
  expect(whyOf({ ...row, moneyState: 'finished' })).toBeUndefined()
  expect(whyOf({ ...row, moneyState: 'cancelled' })).toBeUndefined()
})

test('what still goes back is said before what went, and what went once nothing is left', () => {
  expect(whyOf({ moneyState: 'cancelled', refund: 3_927_000, refunded: 927_000 })).toBe(
    'Por devolver $3.000.000',
  )
  expect(whyOf({ moneyState: 'refunded', refund: 3_927_000, refunded: 3_927_000 })).toBe(
    'Devuelto $3.927.000',
  )
  expect(whyOf({ moneyState: 'finished', refund: 500, refunded: 500 })).toBe('Devuelto $500')
})
