import { expect, test } from 'vitest'
import { serviceBehind } from './service-behind.ts'

const orderId = '6af1c3d001b3228529971ba0'

test('each of staff is led where he may go', () => {
  expect(serviceBehind('administrator', orderId)).toBe(`/main/servicios/${orderId}`)
  expect(serviceBehind('accountancy', orderId)).toBe(`/main/contabilidad/${orderId}`)
})
