import { expect, test } from 'vitest'
import { whyNotThis } from './order-vehicle.ts'

test('a vehicle that is too weak says what it would have to carry and what it carries', () => {
  const small = { whyNot: 'vehicle.capacity_too_small', loadingCapacityKg: 9000 } as const
  expect(whyNotThis(small, '12 tn')).toBe('No carga 12\u00a0tn: capacidad 9 tn')
})

test('any other reason is the server’s own sentence, and what can go says nothing', () => {
  const busy = { whyNot: 'vehicle.busy', loadingCapacityKg: 9000 } as const
  expect(whyNotThis(busy, '12 tn')).toMatch(/^El vehículo/)
  expect(whyNotThis({ ...busy, whyNot: null }, '12 tn')).toBeUndefined()
})
