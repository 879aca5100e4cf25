/** Which sentence a caller reads whose body fits none of the forms an address takes. Spec §5 "Assign". */
import { api } from '@arriero/contract'
import { expect, test } from 'vitest'
import { AppError } from '#app-error.ts'
import { readInput } from './input.ts'

const _id = '674056f00000000000000001'

const refusalOf = (body: object) => {
  try {
    readInput(api.orders.update, { params: { _id }, query: {}, body })
  } catch (error) {
    if (error instanceof AppError) return { code: error.code, fields: error.fields }
    throw error
  }
  return undefined
}

test('nothing at all is asked for the driver and the vehicle', () => {
  expect(refusalOf({})).toEqual({
    code: 'driver.required',
    fields: { driverId: 'driver.required', vehicleId: 'vehicle.required' },
  })
})

test('half an assignment is asked for the other half', () => {
  expect(refusalOf({ driverId: _id })).toEqual({
    code: 'vehicle.required',
    fields: { vehicleId: 'vehicle.required' },
  })
})

test('an hour without its day is asked for the day', () => {
  expect(refusalOf({ hourService: '08:00 AM' })).toEqual({
    code: 'order.reservation_required',
    fields: { reservationDate: 'order.reservation_required' },
  })
})

const words = 'No hay turno en el muelle.\nSe mueve a otra bodega.'

test.each([
  ['cancels', api.cancellations.cancel, { orderId: _id, description: words }, 'description'],
  ['gives a service back', api.cancellations.release, { reason: words }, 'reason'],
  [
    'closes a service',
    api.cancellations.close,
    { status: 4, reason: words, fee: 0, password: 'la-de-siempre' },
    'reason',
  ],
  ['returns an account', api.accounts.update, { validation: 'returned', note: words }, 'note'],
] as const)('whoever %s may say why in several lines', (_who, endpoint, body, field) => {
  const { body: read } = readInput(endpoint, {
    params: 'params' in endpoint ? { _id } : undefined,
    query: {},
    body,
  })
  expect((read as Record<string, unknown>)[field]).toBe(words)
})
