import { expect, test } from 'vitest'
import { firstPage } from '#shared/table/table-state.ts'
import { orderQueryOf } from './order-query.ts'

test('without filters the server gives its usual order, newest first', () => {
  expect(orderQueryOf(firstPage)).toEqual({ limit: 20 })
})

test('search, states, order and page go to the server', () => {
  const filters = { q: ['bogota'], status: ['1', '2'], typeVehicle: ['00000000ca7a000200000006'] }
  expect(orderQueryOf({ filters, sort: '-reservationDate', after: 'abc', page: 2 })).toEqual({
    limit: 20,
    sort: '-reservationDate',
    after: 'abc',
    q: 'bogota',
    status: [1, 2],
    typeVehicleId: ['00000000ca7a000200000006'],
  })
})

test('what somebody wrote into the address by hand is left out where it means nothing', () => {
  const filters = { status: ['9', 'x'], typeVehicle: ['camion'] }
  expect(orderQueryOf({ ...firstPage, filters, sort: 'price' })).toEqual({ limit: 20 })
})
