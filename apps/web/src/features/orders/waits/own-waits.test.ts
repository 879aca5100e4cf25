import type { OrderRowFor } from '@arriero/contract/orders/order-rows'
import { expect, test } from 'vitest'
import { carrierWaits, clientWaits } from './own-waits.ts'

const now = Date.parse('2026-11-27T15:00:00Z')
const inHours = (hours: number) => new Date(now + hours * 3_600_000).toISOString()
const idOf = (letter: string) => letter.repeat(24)

type ClientRow = OrderRowFor<'client'>
const client = (letter: string, change: Partial<ClientRow>): ClientRow =>
  ({
    _id: idOf(letter),
    viewer: 'client',
    status: 0,
    reservationDate: inHours(48),
    origin: { name: 'Bogotá D.C.' },
    destination: { name: 'Cali, Valle del Cauca' },
    offers: [],
    total: 2_618_000,
    payUntil: null,
    pay: { status: null },
    standby: null,
    lateMinutes: 0,
    calification: null,
    inPosition: false,
    inFinish: false,
    hasSupportDocument: false,
    vehicle: null,
    acts: {},
    ...change,
  }) as unknown as ClientRow

const offer = (hours: number) => ({ _id: idOf('f'), state: 'open' as const, expiresAt: inHours(hours) })
const unpaid = { status: 1, acts: { pay: null } }

test('what ends first stands first, and what is over stands above all', () => {
  const offered = client('a', { offers: [offer(20), offer(3)] })
  const owed = client('b', { ...unpaid, payUntil: inHours(1) })
  const passed = client('c', { reservationDate: inHours(-1) })
  const waits = clientWaits([offered, owed, passed], now)
  expect(waits.map(({ order }) => order._id[0])).toEqual(['c', 'b', 'a'])
  expect(waits.map(({ what }) => what)).toEqual([
    'La fecha pasó y nadie lo tomó',
    'Por pagar: $2.618.000',
    '2 ofertas por decidir',
  ])
  expect(waits.map(({ path }) => path.split('/').at(-1))).toEqual(['fecha', 'pagar', 'ofertas'])
  expect(waits.map(({ until }) => until)).toEqual([undefined, 'termina en 1 h', 'termina en 3 h'])
  expect(waits.map(({ isUrgent }) => isUrgent)).toEqual([true, true, true])
})

test('a charge for waiting and a truck that would be late have no end: they stand below', () => {
  const paid = { status: 2, pay: { status: 'CAPTURED' }, isPaid: true, acts: {} }
  const late = client('a', { ...paid, lateMinutes: 260 })
  const charged = client('b', { ...paid, standby: 'proposed' } as never)
  const owed = client('c', { ...unpaid, payUntil: inHours(30) })
  const waits = clientWaits([late, charged, owed], now)
  expect(waits.map(({ order }) => order._id[0])).toEqual(['c', 'a', 'b'])
  expect(waits[1]?.what).toBe('El camión va 4 h tarde')
  expect(waits.every(({ isUrgent }) => !isUrgent)).toBe(true)
})

test('a service that goes on by itself asks nothing of anybody', () => {
  expect(clientWaits([client('a', {})], now)).toEqual([])
})

type CarrierRow = OrderRowFor<'carrier'>
const carrier = (letter: string, change: Partial<CarrierRow>): CarrierRow =>
  ({
    _id: idOf(letter),
    viewer: 'carrier',
    status: 1,
    reservationDate: inHours(20),
    origin: { name: 'Bogotá D.C.' },
    destination: { name: 'Cali, Valle del Cauca' },
    driver: { name: 'Edwin Rojas' },
    hasSupportDocument: true,
    lateMinutes: 0,
    ...change,
  }) as unknown as CarrierRow

test('a carrier is asked for the driver first, then for the legal document, the soonest on top', () => {
  const waits = carrierWaits(
    [
      carrier('a', { hasSupportDocument: false, reservationDate: inHours(30) }),
      carrier('b', { driver: null as never, hasSupportDocument: false, reservationDate: inHours(2) }),
      carrier('c', { status: 2, lateMinutes: 90 }),
      carrier('d', {}),
    ],
    now,
  )
  expect(waits.map(({ what, isUrgent }) => [what, isUrgent])).toEqual([
    ['Falta conductor y vehículo', true],
    ['Falta el documento legal', false],
    ['El camión va 1 h tarde', false],
  ])
  expect(waits.map(({ path }) => path.split('/').at(-1))).toEqual(['asignar', 'documento', 'mapa'])
})
