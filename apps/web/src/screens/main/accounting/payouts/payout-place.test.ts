import { expect, test } from 'vitest'
import { readPayoutPlace } from './payout-place.ts'

const id = '6a61c16a00aa44f2889d1bdc'

test.each([
  ['', { kind: 'list' }],
  ['anticipo', { kind: 'advance' }],
  [`anticipo/${id}`, { kind: 'advance', requestId: id }],
  ['anticipo/otro', undefined],
  ['transportadores', { kind: 'carriers' }],
  [id, { kind: 'payout', id }],
  [`liquidacion/${id}`, { kind: 'settlement', carrierId: id }],
  ['liquidacion', undefined],
  [`${id}/mas`, undefined],
  ['otra', undefined],
])('the address «%s» is read', (rest, place) => {
  expect(readPayoutPlace(rest)).toEqual(place)
})
