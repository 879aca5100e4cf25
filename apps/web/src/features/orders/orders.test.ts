import { QueryClient } from '@tanstack/react-query'
import { api } from '@arriero/contract'
import { expect, test } from 'vitest'
import { keyOf } from '#shared/api/queries.ts'
import { amountFacts } from './detail/order-facts.tsx'
import { nextStepOf } from './next-step.ts'
import {
  applyOfferMessage,
  applyOrderMessage,
  cachedRow,
  detailKey,
  type OfferMessage,
  type OrderMessage,
} from './data/order-cache.ts'
import { noteOwnAct } from '#shared/api/own-acts.ts'
import { isMuted } from './data/order-notices.ts'
import { ordersTexts } from './orders.texts.ts'
import type { SeenOrder } from './data/seen-order.ts'
import { rateBehind, statementLines } from './detail/statement-lines.ts'
import { withNewer } from './way/use-order-way.ts'

const now = Date.parse('2026-01-12T13:00:00Z')
const order = (facts: object) =>
  ({
    _id: 'a',
    status: 0,
    reservationDate: '2026-01-13T13:00:00Z',
    offers: [],
    acts: {},
    ...facts,
  }) as unknown as SeenOrder
const message = (facts: object) => order(facts) as unknown as OrderMessage

const agreed = {
  totalCost: 2_200_000,
  ivaCost: 418_000,
  total: 2_760_800,
  priceCommodity: 80_000_000,
  priceInsurance: 120_000,
  percentArrieroInsurance: 22_800,
  vatPercent: 19,
  insurancePercent: 0.15,
}

const amounts = (facts: object) => statementLines(order(facts)).map(({ amountPesos }) => amountPesos)

test('the client reads freight, VAT, premium, its VAT and the total', () => {
  expect(amounts(agreed)).toEqual([2_200_000, 418_000, 120_000, 22_800, 2_760_800])
})

test('only staff reads what the carrier gets and what the platform keeps', () => {
  const staff = {
    ...agreed,
    viewer: 'admin',
    profits: 200_000,
    offer: { value: 2_000_000, valueProfit: 2_618_000 },
  }
  expect(amounts(staff).slice(0, 2)).toEqual([2_000_000, 200_000])
  expect(amounts({ ...agreed, offer: { valueProfit: 2_618_000 } })).not.toContain(2_000_000)
})

test('a freight agreed under the legal floor is told in words beside it, one on it is not', () => {
  const floorOf = (value: number) => {
    const facts = amountFacts(order({ floor: 2_000_000, offer: { value, valueProfit: 2_380_000 } }))
    const fact = facts.find(({ label }) => label === ordersTexts.fields.floor)
    return JSON.stringify(fact?.value)
  }
  expect(floorOf(1_999_999)).toContain(ordersTexts.belowFloor)
  expect(floorOf(2_000_000)).not.toContain(ordersTexts.belowFloor)
})

test('a carrier who looks at an open service reads the price asked and what he would earn', () => {
  expect(amounts({ viewer: 'open', clientPrice: 2_380_000, earnings: 1_818_182 })).toEqual([
    2_380_000, 1_818_182,
  ])
})

test('a carrier reads in its own service what it earns; what the client pays in all is said once, among the facts', () => {
  const own = { viewer: 'carrier', assignedDriverId: null, clientPrice: null, earnings: 1_818_182 }
  expect(amounts({ ...own, offer: { value: 1_818_182, valueProfit: 2_380_000 } })).toEqual([1_818_182])
  const labels = (offer: object) => amountFacts(order({ ...own, offer })).map(({ label }) => label)
  const paidByClient = 'Valor total de la oferta pagado por el cliente'
  expect(labels({ value: 1_818_182, valueProfit: 2_380_000 })).toContain(paidByClient)
  expect(labels({ value: 1_818_182 })).not.toContain(paidByClient)
})

test('a rate is shown only where it leads back to the amount', () => {
  expect(rateBehind(418_000, 2_200_000, 19)).toEqual({ basePesos: 2_200_000, rate: '19\u00a0%' })
  expect(rateBehind(418_001, 2_200_000, 19)).toEqual({})
  expect(rateBehind(418_000, 2_200_000, null)).toEqual({})
  expect(rateBehind(0, 0, 19)).toEqual({})
})

const paid = { status: 1, pay: { status: 'CAPTURED' } }
const inPlace = { vehicle: {}, hasSupportDocument: true, inPosition: true }
const lost = { ...paid, ...inPlace, pay: { status: 'CAPTURE_FAILED' } }

test.each([
  [{}, 'waitOffers'],
  [{ offers: [{ state: 'open', expiresAt: '2026-01-12T13:00:01Z' }] }, 'reviewOffers'],
  [{ offers: [{ state: 'open', expiresAt: '2026-01-12T13:00:00Z' }] }, 'waitOffers'],
  [{ viewer: 'open' }, 'offerOrTake'],
  [{ status: 1, pay: { status: 'REFUSED' } }, 'pay'],
  [{ ...lost, viewer: 'client', acts: { pay: null }, payUntil: null }, 'startTrip'],
  [{ ...lost, viewer: 'carrier', acts: { loadSupportDocument: null } }, 'startTrip'],
  [{ ...lost, viewer: 'carrier', acts: { loadSupportDocument: 'order.not_paid' } }, 'pay'],
  [{ ...lost, viewer: 'admin', pay: { status: 'CAPTURE_FAILED', isLost: true } }, 'startTrip'],
  [{ ...paid, vehicle: null }, 'assign'],
  [{ ...paid, vehicle: {}, hasSupportDocument: false }, 'loadSupport'],
  [{ ...paid, vehicle: {}, hasSupportDocument: true, inPosition: false }, 'driveToOrigin'],
  [{ ...paid, ...inPlace }, 'startTrip'],
  [{ status: 2, inFinish: false }, 'arrive'],
  [{ status: 2, inFinish: true }, 'deliver'],
  [{ status: 3, calification: null }, 'rate'],
  [{ status: 3, calification: 4 }, 'done'],
  [{ reservationDate: '2026-01-12T13:00:00Z', offers: [{ state: 'open' }] }, 'moveDate'],
  [{ status: 4 }, 'cancelled'],
])('a service with %o waits for: %s', (facts, step) => {
  expect(nextStepOf(order(facts), now)).toBe(step)
})

const listKey = [...keyOf(api.orders.mine, { query: {} }), 'pages']
const openKey = keyOf(api.orders.available, { query: {} })

test('a live change replaces the one order in its detail and in the lists', () => {
  const client = new QueryClient()
  client.setQueryData(listKey, { pages: [{ items: [order({}), order({ _id: 'b' })] }] })
  client.setQueryData(detailKey('a'), order({}))
  applyOrderMessage(client, message({ status: 1 }))
  expect(cachedRow(client, 'a')).toMatchObject({ status: 1 })
  expect(cachedRow(client, 'b')).toMatchObject({ status: 0 })
  expect(client.getQueryData(detailKey('a'))).toMatchObject({ status: 1 })
  expect(client.getQueryState(listKey)?.isInvalidated).toBe(true)
})

const told = (offerId: string, offer: object | null) =>
  ({ orderId: 'a', offerId, offer: offer && { _id: offerId, ...offer } }) as unknown as OfferMessage

test('an offer that is told is put into the lists and the detail as it came, and one that is gone leaves them', () => {
  const client = new QueryClient()
  client.setQueryData(listKey, { pages: [{ items: [order({}), order({ _id: 'b' })] }] })
  client.setQueryData(detailKey('a'), order({}))
  applyOfferMessage(client, told('1', { valueProfit: 2_618_000 }))
  applyOfferMessage(client, told('2', { valueProfit: 2_500_000 }))
  applyOfferMessage(client, told('1', { valueProfit: 2_400_000 }))
  const offers = [
    { _id: '2', valueProfit: 2_500_000 },
    { _id: '1', valueProfit: 2_400_000 },
  ]
  expect(cachedRow(client, 'a')).toMatchObject({ offers })
  expect(cachedRow(client, 'b')).toMatchObject({ offers: [] })
  expect(client.getQueryData(detailKey('a'))).toMatchObject({ offers })
  expect(client.getQueryState(listKey)?.isInvalidated).toBe(true)
  applyOfferMessage(client, told('2', null))
  expect(client.getQueryData(detailKey('a'))).toMatchObject({ offers: [{ _id: '1' }] })
})

test('an order nobody looks at is not put into the cache', () => {
  const client = new QueryClient()
  applyOrderMessage(client, message({ status: 1 }))
  expect(client.getQueryData(detailKey('a'))).toBeUndefined()
})

test('an order that left the market leaves the list of what is available', () => {
  const client = new QueryClient()
  client.setQueryData(openKey, { items: [order({ viewer: 'open' }), order({ _id: 'b', viewer: 'open' })] })
  applyOrderMessage(client, { _id: 'a', status: 1, closed: true })
  expect(cachedRow(client, 'a')).toBeUndefined()
  expect(cachedRow(client, 'b')).toBeDefined()
})

test('the carrier’s reading of an order never stands among the open ones', () => {
  const client = new QueryClient()
  client.setQueryData(openKey, { items: [order({ viewer: 'open' })] })
  applyOrderMessage(client, message({ status: 1, assignedDriverId: null }))
  expect(cachedRow(client, 'a')).toMatchObject({ viewer: 'open' })
})

const position = (at: string) => ({
  at,
  receivedAt: at,
  latitude: 5,
  longitude: -74,
  speedKmh: null,
  heading: null,
  accuracyM: null,
})

test('a late position never moves the truck back', () => {
  const known = {
    position: position('2026-01-12T13:00:00Z'),
    near: null,
    trail: [],
    trailGaps: [],
    progress: null,
    arrivals: [],
    isSilent: false,
    line: [],
    passes: null,
    distanceKm: 416,
    isOpen: true,
  }
  expect(withNewer(known, position('2026-01-12T12:59:00Z'))).toBe(known)
  expect(withNewer(known, position('2026-01-12T13:01:00Z')).position?.at).toBe('2026-01-12T13:01:00Z')
})

test('one’s own act is not announced again for five seconds', () => {
  const [one = '', other = ''] = ['a', 'b'].map((sign) => sign.repeat(24))
  noteOwnAct({ params: { _id: one } }, undefined, 1_000)
  expect(isMuted(one, 5_999)).toBe(true)
  expect(isMuted(one, 6_000)).toBe(false)
  expect(isMuted(other, 1_000)).toBe(false)
})

test('the line of VAT says what it is taken on, with a base only where its reader knows it', () => {
  const line = (facts: object) => statementLines(order({ ...agreed, ...facts }))[1]
  const staff = (facts: object) => {
    const money = {
      ...agreed,
      profits: 200_000,
      offer: { value: 2_000_000, valueProfit: 2_238_000 },
      ...facts,
    }
    return statementLines(order(money)).find(({ what }) => what.startsWith('IVA'))
  }
  expect(line({ vatBase: 'freight' })).toMatchObject({ what: 'IVA del flete', basePesos: 2_200_000 })
  const commission = { vatBase: 'commission', ivaCost: 38_000 }
  expect(line(commission)).toEqual({ what: 'IVA de la comisión de Arriero', amountPesos: 38_000 })
  expect(staff(commission)).toMatchObject({ basePesos: 200_000, rate: '19\u00a0%', amountPesos: 38_000 })
  expect(line({ vatBase: 'none', ivaCost: 0 })).toEqual({
    what: 'IVA del flete: no se cobra',
    amountPesos: 0,
  })
})
