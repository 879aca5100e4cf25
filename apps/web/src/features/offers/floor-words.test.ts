import { expect, test } from 'vitest'
import { floorWords } from './floor-words.ts'
import { openOrder } from './open-order.fixture.ts'

const floor = 2_050_000

test.each([
  [undefined, false, 'Piso legal de este viaje (SICE-TAC): $2.050.000.'],
  [null, false, 'Piso legal de este viaje (SICE-TAC): $2.050.000.'],
  [2_050_000, false, 'Piso legal de este viaje (SICE-TAC): $2.050.000.'],
  [2_049_999, true, 'Está por debajo del piso legal de este viaje (SICE-TAC): $2.050.000.'],
])('beside a value of %s', (value, isBelow, text) => {
  expect(floorWords(openOrder({ floor }), value)).toEqual({ isBelow, text })
})

test('where the ministry has no figure the estimate says how wide it is, and blames no value', () => {
  const { reference } = openOrder()
  const estimated = openOrder({
    floor: null,
    reference: reference && {
      ...reference,
      basis: 'estimated',
      cost: 1_200_000,
      low: 1_100_000,
      high: 1_340_000,
    },
  })
  expect(floorWords(estimated, 1)).toEqual({
    isBelow: false,
    text: 'Costo de referencia estimado: $1.200.000 (entre $1.100.000 y $1.340.000). No es un piso legal.',
  })
})

test('a service for which nothing was reckoned says nothing', () => {
  expect(floorWords(openOrder({ floor: null, reference: null }), 1)).toBeUndefined()
})
