import { expect, test } from 'vitest'
import { readOpenOrder } from './open-order.ts'

test('behind a list stands nothing, a service, or nowhere', () => {
  expect(readOpenOrder('')).toEqual({ kind: 'none' })
  const orderId = '6a61c16a00aa44f2889d1bdc'
  expect(readOpenOrder(orderId)).toEqual({ kind: 'order', orderId })
  expect(readOpenOrder('asientos')).toEqual({ kind: 'unknown' })
  expect(readOpenOrder(`${orderId}/mas`)).toEqual({ kind: 'unknown' })
})
