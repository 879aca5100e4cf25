import { expect, test } from 'vitest'
import { floorWords } from './floor-words.ts'

const floor = 2_050_000

test.each([
  [undefined, false, 'Piso legal de este viaje (SICE-TAC): $2.050.000.'],
  [null, false, 'Piso legal de este viaje (SICE-TAC): $2.050.000.'],
  [2_050_000, false, 'Piso legal de este viaje (SICE-TAC): $2.050.000.'],
  [2_049_999, true, 'Está por debajo del piso legal de este viaje (SICE-TAC): $2.050.000.'],
])('beside a value of %s', (value, isBelow, text) => {
  expect(floorWords({ floor }, value)).toEqual({ isBelow, text })
})

test('a service from before floors says nothing of one', () => {
  expect(floorWords({ floor: null }, 1)).toBeUndefined()
})
