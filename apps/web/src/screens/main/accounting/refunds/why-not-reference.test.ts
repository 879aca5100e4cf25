import { expect, test } from 'vitest'
import { whyNotReference } from './why-not-reference.ts'

const refund = {
  state: 'rejected' as const,
  transaction: '4f2k1a',
  payment: { value: 1, at: '2026-11-01T12:00:00Z', brand: 'VISA', gatewayId: 'a'.repeat(31) + '1' },
  rejections: [{ at: '2026-11-02T12:00:00Z', by: 'Camila', reason: 'Tarjeta vencida', reference: 'DEV-7' }],
}

test('what is typed wrong is said before it is sent: no reference at all, the payment’s own, one that came back', () => {
  expect(whyNotReference(refund, 'listo')).toMatch(/^Escriba la referencia/)
  expect(whyNotReference(refund, '4F2K1A')).toMatch(/^Esa es la transacción del pago/)
  expect(whyNotReference(refund, 'a'.repeat(31) + '1')).toMatch(/^Esa es la transacción del pago/)
  expect(whyNotReference(refund, 'DEV-7')).toMatch(/^Esa referencia ya está/)
  expect(whyNotReference(refund, 'DEV-8')).toBeUndefined()
})

test('who confirms repeats what stands there, however it was written then', () => {
  expect(whyNotReference({ ...refund, state: 'confirming' }, 'Transferencia enviada')).toBeUndefined()
})
