import type { EventName, Told } from '#effects/told.ts'
import { expect, test } from 'vitest'
import { deliveriesFor, locationAudience, type Delivery, type Parties } from './audience.ts'

const orderId = 'o'
const offers = new Map([['offer-1', 'enterprise-1']])
const order = (more: Partial<Parties> = {}): Parties => ({
  status: 0,
  clientId: 'client-1',
  carrierId: null,
  driverId: null,
  isPaid: true,
  isOnTheWay: false,
  isInPosition: false,
  ...more,
})
const taken = order({ status: 1, carrierId: 'enterprise-1', driverId: 'driver-1' })
const told = (name: EventName, more: Partial<Told> = {}): Told => ({ name, orderId, ...more })
const kinds = (deliveries: Delivery[], kind: Delivery['kind']) =>
  deliveries.filter((delivery) => delivery.kind === kind)
const viewersOf = (deliveries: Delivery[]) =>
  deliveries.flatMap((delivery) => (delivery.kind === 'order' ? [[delivery.viewer, delivery.to]] : []))

test('every party of a taken service reads it in its own shape', () => {
  expect(viewersOf(deliveriesFor([told('order.milestone')], taken, offers))).toEqual([
    ['admin', { roles: ['administrator'] }],
    ['client', { users: ['client-1'] }],
    ['carrier', { users: ['enterprise-1'] }],
    ['operator', { users: ['driver-1'] }],
  ])
})

test('what only a newer release can tell makes the parties read the service anew, and notices nobody', () => {
  const deliveries = deliveriesFor([told('order.renewed' as EventName)], taken, offers)
  expect(viewersOf(deliveries)).toHaveLength(4)
  expect(deliveries).toHaveLength(4)
})

test('a carrier who drives himself reads it once, as carrier', () => {
  const own = order({ status: 1, carrierId: 'driver-9', driverId: 'driver-9' })
  expect(viewersOf(deliveriesFor([told('order.milestone')], own, offers)).map(([viewer]) => viewer)).toEqual([
    'admin',
    'client',
    'carrier',
  ])
})

test.each<[EventName, Partial<Parties>, 'opened' | 'taken' | 'silence']>([
  ['order.created', {}, 'opened'],
  ['order.date_moved', {}, 'opened'],
  ['order.reservation_passed', {}, 'taken'],
  ['offer.accepted', { status: 1, carrierId: 'enterprise-1' }, 'taken'],
  ['order.cancelled', { status: 4 }, 'taken'],
  ['order.cancelled', { status: 4, carrierId: 'enterprise-1' }, 'silence'],
  ['order.released', { status: 4, carrierId: 'enterprise-1' }, 'silence'],
  ['offer.made', {}, 'silence'],
  ['order.milestone', { status: 2, carrierId: 'enterprise-1' }, 'silence'],
  ['order.created', { status: 1, carrierId: 'enterprise-1' }, 'taken'],
])('after %s with %j the market hears: %s', (name, more, answer) => {
  const deliveries = deliveriesFor([told(name)], order(more), offers)
  const heard = [...kinds(deliveries, 'opened'), ...kinds(deliveries, 'taken')].map(({ kind }) => kind)
  expect(heard).toEqual(answer === 'silence' ? [] : [answer])
})

test('a service made and taken in one breath only leaves the market, for everybody but its carrier', () => {
  const deliveries = deliveriesFor([told('order.created'), told('offer.accepted')], taken, offers)
  expect(kinds(deliveries, 'opened')).toEqual([])
  expect(kinds(deliveries, 'taken')).toEqual([{ kind: 'taken', except: 'enterprise-1' }])
})

test('an offer is told to its client, administrators and the carrier who made it, nobody else', () => {
  const deliveries = deliveriesFor([told('offer.made', { offerId: 'offer-1' })], order(), offers)
  expect(kinds(deliveries, 'offer')).toEqual([
    { kind: 'offer', offerId: 'offer-1', viewer: 'admin', to: { roles: ['administrator'] } },
    { kind: 'offer', offerId: 'offer-1', viewer: 'client', to: { users: ['client-1'] } },
    { kind: 'offer', offerId: 'offer-1', viewer: 'open', to: { users: ['enterprise-1'] } },
  ])
  expect(viewersOf(deliveries)).toContainEqual(['open', { users: ['enterprise-1'] }])
})

test('an offer that ends after the service was taken shows its carrier nothing of the service', () => {
  const held = order({ status: 1, carrierId: 'enterprise-2' })
  const deliveries = deliveriesFor([told('offer.expired', { offerId: 'offer-1' })], held, offers)
  expect(viewersOf(deliveries).map(([viewer]) => viewer)).not.toContain('open')
})

test.each([
  ['CAPTURED', 1],
  ['REFUSED', 1],
  ['MADE_UP', 0],
  [undefined, 0],
])('the payment outcome %s is told %i times, to the client and administrators only', (detail, count) => {
  const deliveries = deliveriesFor([told('payment.outcome', detail ? { detail } : {})], taken, offers)
  const outcomes = kinds(deliveries, 'outcome')
  expect(outcomes).toHaveLength(count)
  for (const outcome of outcomes)
    expect(outcome).toMatchObject({ to: { roles: ['administrator'], users: ['client-1'] } })
})

test('of a gate that staff opened only the carrier is told', () => {
  const deliveries = deliveriesFor([told('order.waived')], taken, offers)
  expect(kinds(deliveries, 'notice')).toEqual([
    { kind: 'notice', name: 'order.waived', to: { users: ['enterprise-1'] } },
  ])
})

test('the driver who is replaced is told it is gone, and reads nothing of it', () => {
  const deliveries = deliveriesFor([told('order.assigned', { detail: 'driver-0' })], taken, offers)
  expect(kinds(deliveries, 'gone')).toEqual([{ kind: 'gone', to: { users: ['driver-0'] } }])
  expect(JSON.stringify(deliveries.filter(({ kind }) => kind !== 'gone'))).not.toContain('driver-0')
})

test('a driver assigned anew to his own service is not told it is gone', () => {
  expect(
    kinds(deliveriesFor([told('order.assigned', { detail: 'driver-1' })], taken, offers), 'gone'),
  ).toEqual([])
})

const all = { roles: ['administrator'], users: ['enterprise-1', 'driver-1', 'client-1'] }
const withoutClient = { roles: ['administrator'], users: ['enterprise-1', 'driver-1'] }
test.each<[string, Partial<Parties>, object]>([
  ['open', { status: 0 }, {}],
  ['taken and standing still', { status: 1 }, {}],
  ['on the way', { status: 1, isOnTheWay: true }, withoutClient],
  ['in position', { status: 1, isInPosition: true }, all],
  ['on the way and in position', { status: 1, isOnTheWay: true, isInPosition: true }, all],
  ['running', { status: 2, isOnTheWay: true, isInPosition: true }, all],
  ['running, and not paid for', { status: 2, isPaid: false, isInPosition: true }, {}],
  ['finished', { status: 3, isOnTheWay: true, isInPosition: true }, {}],
  ['cancelled', { status: 4, isOnTheWay: true, isInPosition: true }, {}],
])('the truck of a service that is %s is seen by exactly those who may', (_state, more, audience) => {
  expect(locationAudience({ ...taken, ...more })).toEqual(audience)
})

test('a place from before the truck arrived is not the client’s to see, however late the phone sends it', () => {
  const arrived = { ...taken, status: 2, clientSeesFrom: new Date('2026-11-23T13:00:00Z') }
  expect(locationAudience(arrived, '2026-11-23T12:59:59Z')).toEqual(withoutClient)
  expect(locationAudience(arrived, '2026-11-23T13:00:00Z')).toEqual(all)
})
