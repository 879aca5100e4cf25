import { expect, test } from 'vitest'
import { farewellOf } from './farewell-of.ts'

const until = '2036-11-24T02:00:00.000Z'
const kept = [
  { kind: 'identity' as const, count: 1, until },
  { kind: 'payAccount' as const, count: 1, until },
  { kind: 'accounting' as const, count: 3, until: null },
]
const listed = [
  'Lo que se conserva, porque la ley lo pide:',
  'Su nombre e identificación, solo para los libros de contabilidad hasta el 23 Nov 2036',
  'La cuenta en la que recibió sus pagos, solo para los libros de contabilidad hasta el 23 Nov 2036',
  'Servicios con dinero, en la contabilidad (3)',
]

test('whoever leaves reads what stays, and that it was written to him', () => {
  const { lines } = farewellOf({ kept, hasLetter: true })
  expect(lines).toEqual(['Le enviamos un correo con lo que se conserva.', ...listed])
})

test('where there is no e-mail none is promised', () => {
  expect(farewellOf({ kept, hasLetter: false }).lines).toEqual(listed)
  expect(farewellOf({ kept: [], hasLetter: false }).lines).toEqual(['No queda nada suyo.'])
})
