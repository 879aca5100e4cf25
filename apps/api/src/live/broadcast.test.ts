import type { OrderViewer } from '@arriero/contract/orders/order-shapes'
import type { Actor } from '@arriero/domain/people/roles'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { noOutage, silentLog } from '#effects/database.fixture.ts'
import type { Told } from '#effects/told.ts'
import type { Parties } from './audience.ts'
import { createBroadcast, type Broadcast, type LivePorts } from './broadcast.ts'
import { offerAs, orderAs } from './orders.fixture.ts'
import { openOffice, person, type Heard, type Office } from './people.fixture.ts'

const orderId = 'a'.repeat(24)
const offerId = 'b'.repeat(24)
let office: Office
let broadcast: Broadcast
const orders = new Map<string, Parties>()
const offerers = new Map<string, string>()
const position = {
  at: '2026-03-02T15:00:00.000Z',
  receivedAt: '2026-03-02T15:00:01.000Z',
  latitude: 4.6,
  longitude: -74.1,
  speedKmh: 60,
  heading: 90,
  accuracyM: 5,
}

const viewOrder = vi.fn(async (orderId: string, viewer: OrderViewer, actor: Actor): Promise<unknown> => {
  const status = orders.get(orderId)?.status
  const offers = viewer === 'operator' ? [] : [offerAs(viewer, { _id: offerId, readBy: actor.id })]
  return status === undefined
    ? undefined
    : orderAs(viewer, { _id: orderId, status, offers, readBy: actor.id })
})
const forgetStandings = vi.fn()
/** Who reads otherwise by the time that his view is read. */
const changed = new Set<string>()
const readingOf = (id: string): string => {
  if (changed.has(id)) return id
  return id === people.enterprise.id ? 'enterprise' : 'rest'
}
const ports: LivePorts = {
  forgetStandings,
  hearsStandings: vi.fn(),
  partiesOf: async (orderId) => orders.get(orderId),
  carrierOfOffer: async (offerId) => offerers.get(offerId),
  unreadOf: async (userId) => (userId === people.client.id ? 3 : 1),
  viewOrder,
  viewOpen: async (orderId, actor) => {
    const value = await viewOrder(orderId, 'open', actor)
    return value === undefined ? undefined : { reading: readingOf(actor.id), value }
  },
  openReadings: async (_orderId, ids) => [
    { reading: 'rest', carrierIds: ids.filter((id) => id !== people.enterprise.id) },
    { reading: 'enterprise', carrierIds: ids.filter((id) => id === people.enterprise.id) },
  ],
  threadHearers: async (orderId) => {
    const parties = orders.get(orderId)
    const { clientId, carrierId, driverId } = parties ?? {}
    return [clientId, carrierId, driverId].filter((id) => typeof id === 'string')
  },
  threadNews: async ({ orderId, userId, messageIds }) => ({
    orderId,
    messages: [],
    // Which one it was asked for, and for whom.
    unread: messageIds.length,
    readPosition: userId === people.client.id ? 1 : 2,
    reads: [],
  }),
  whereaboutsOf: async (orderIds) =>
    orderIds.flatMap((id) => {
      const parties = orders.get(id)
      return parties ? [{ orderId: id, parties, position }] : []
    }),
}

/** Nine principals: each role once, and nobody; the second of a kind is a stranger to every service here. */
const enterprise = person('enterprise')
const people = {
  administrator: person('administrator'),
  accountancy: person('accountancy'),
  soport: person('soport'),
  enterprise,
  client: person('client'),
  cliententerprise: person('cliententerprise'),
  driver: person('driver'),
  enterprisedriver: person('enterprisedriver', { enterpriseId: enterprise.id }),
  pending: person('driver', { isValidated: false }),
}
type Name = keyof typeof people
const names = Object.keys(people) as Name[]
const heard = {} as Record<Name, Heard[]>

const base: Parties = {
  status: 0,
  clientId: people.client.id,
  carrierId: null,
  driverId: null,
  isPaid: true,
  isOnTheWay: false,
  isInPosition: false,
}
const own: Parties = { ...base, status: 2, carrierId: enterprise.id, driverId: people.enterprisedriver.id }
const foreign: Parties = {
  ...own,
  clientId: 'f'.repeat(24),
  carrierId: 'e'.repeat(24),
  driverId: 'd'.repeat(24),
}

const settle = () => new Promise((resolve) => setTimeout(resolve, 350))
/** Who heard this event, with the marks that tell the shape he got. */
const audienceOf = (event: string) =>
  Object.fromEntries(
    names.flatMap((name) => {
      const payloads = heard[name].filter((one) => one.event === event).map(({ payload }) => markOf(payload))
      return payloads.length > 0 ? [[name, payloads.join(' ')]] : []
    }),
  )
const markOf = (payload: unknown): string => {
  const has = (key: string) => typeof payload === 'object' && payload !== null && key in payload
  if (has('offerId')) return offerMarkOf((payload as { offer: object | null }).offer)
  if (has('closed')) return 'closed'
  if (has('priceArrieroInsurance')) return 'admin'
  if (has('deliveryCode')) return 'client'
  if (has('profitsDriver')) return 'carrier'
  if (has('isPaid')) return 'operator'
  return has('fits') ? 'open' : 'yes'
}

const offerMarkOf = (offer: object | null): string => {
  if (offer === null) return 'none'
  if (!('valueProfit' in offer)) return 'carrier offer'
  return 'value' in offer ? 'admin offer' : 'client offer'
}

const tellAll = async (...all: Told[]) => {
  for (const told of all) broadcast.told(told)
  await settle()
}

beforeEach(async () => {
  office = await openOffice()
  for (const name of names) heard[name] = (await office.listener(people[name])).heard
  broadcast = createBroadcast({ server: office.server, ports, log: silentLog, outage: noOutage })
  orders.clear()
  offerers.clear()
  viewOrder.mockReset()
})
afterEach(async () => {
  await broadcast.stop()
  await office.close()
})

const parties = {
  administrator: 'admin',
  client: 'client',
  enterprise: 'carrier',
  enterprisedriver: 'operator',
}
const market = { enterprise: 'open', driver: 'open' }
const closedToOthers = { driver: 'closed' }

test.each<[string, Parties, Told['name'], object]>([
  ['a new service', base, 'order.created', { administrator: 'admin', client: 'client', ...market }],
  [
    'a new service of a stranger',
    { ...base, clientId: foreign.clientId },
    'order.created',
    { administrator: 'admin', ...market },
  ],
  ['its own running service', own, 'order.milestone', parties],
  ["strangers' running service", foreign, 'order.milestone', { administrator: 'admin' }],
  ['its own service just taken', { ...own, status: 1 }, 'offer.accepted', { ...parties, ...closedToOthers }],
  [
    "strangers' service just taken",
    { ...foreign, status: 1 },
    'offer.accepted',
    { administrator: 'admin', enterprise: 'closed', driver: 'closed' },
  ],
  [
    'its service cancelled before anybody took it',
    { ...base, status: 4 },
    'order.cancelled',
    { administrator: 'admin', client: 'client', enterprise: 'closed', driver: 'closed' },
  ],
  ['its service cancelled later', { ...own, status: 4 }, 'order.cancelled', parties],
])('of %s exactly these hear, each in his own shape', async (_title, order, name, audience) => {
  orders.set(orderId, order)
  await tellAll({ name, orderId })
  expect(audienceOf('orderStatusBackoffice')).toEqual(audience)
})

test.each<[string, Parties, object]>([
  ['his own', base, { administrator: 'admin offer', client: 'client offer', driver: 'carrier offer' }],
  [
    "strangers'",
    { ...base, clientId: foreign.clientId },
    { administrator: 'admin offer', driver: 'carrier offer' },
  ],
])(
  'an offer on %s service is told to its client, administrators and the carrier who made it',
  async (_whose, order, audience) => {
    orders.set(orderId, order)
    offerers.set(offerId, people.driver.id)
    await tellAll({ name: 'offer.made', orderId, offerId })
    expect(audienceOf('offerBackoffice')).toEqual(audience)
    expect(audienceOf('orderStatusBackoffice')).not.toHaveProperty('enterprise')
    expect(audienceOf('orderStatusBackoffice')).toHaveProperty('driver', 'open')
  },
)

test('an offer that its hearer reads in the service no more is told to be gone', async () => {
  orders.set(orderId, base)
  offerers.set('c'.repeat(24), people.driver.id)
  await tellAll({ name: 'offer.withdrawn', orderId, offerId: 'c'.repeat(24) })
  const gone = { administrator: 'none', client: 'none', driver: 'none' }
  expect(audienceOf('offerBackoffice')).toEqual(gone)
})

test.each<[string, Parties, object]>([
  ['his own', own, { administrator: 'yes', client: 'yes' }],
  ["strangers'", foreign, { administrator: 'yes' }],
])(
  'the payment outcome of %s service stays between client and administrators',
  async (_whose, order, audience) => {
    orders.set(orderId, order)
    await tellAll({ name: 'payment.outcome', orderId, detail: 'CAPTURED' })
    expect(audienceOf('orderStatusMobile')).toEqual(audience)
  },
)

test.each<[string, Parties, object]>([
  ['running', own, { administrator: 'yes', client: 'yes', enterprise: 'yes', enterprisedriver: 'yes' }],
  [
    'on its way to the load',
    { ...own, status: 1, isOnTheWay: true },
    { administrator: 'yes', enterprise: 'yes', enterprisedriver: 'yes' },
  ],
  ['running for strangers', foreign, { administrator: 'yes' }],
  ['finished', { ...own, status: 3 }, {}],
])('the truck of a service %s is shown to exactly those who may see it', async (_state, order, audience) => {
  orders.set(orderId, order)
  await tellAll({ name: 'location.moved', orderId })
  expect(audienceOf('location')).toEqual(audience)
})

test.each<[string, Told, object]>([
  [
    'that is filed is told to those who answer it',
    { name: 'pqr.filed', userId: people.client.id, detail: 'c'.repeat(24) },
    { administrator: 'yes', soport: 'yes' },
  ],
  [
    'that complains of a service is told to accountancy too, who answers it as well',
    { name: 'pqr.filed', userId: people.client.id, detail: 'c'.repeat(24), isComplaint: true },
    { administrator: 'yes', accountancy: 'yes', soport: 'yes' },
  ],
  [
    'that is answered is told to its author too, also while his account is in validation',
    { name: 'pqr.answered', userId: people.pending.id, detail: 'c'.repeat(24) },
    { administrator: 'yes', soport: 'yes', pending: 'yes' },
  ],
])('a PQR %s, and to nobody else', async (_what, told, audience) => {
  await tellAll(told)
  expect(audienceOf('notification')).toEqual(audience)
  const payload = { kind: told.name, orderId: null, objectId: told.detail }
  expect(heard.soport).toEqual([{ event: 'notification', payload }])
})

test('what another asks for, approves or pays is told to those who move money, by its id alone', async () => {
  const detail = `batch:${'c'.repeat(24)}`
  await tellAll({ name: 'money.changed', detail })
  expect(audienceOf('notification')).toEqual({ administrator: 'yes', accountancy: 'yes' })
  const payload = { kind: 'money.changed', orderId: null, objectId: detail }
  expect(heard.accountancy).toEqual([{ event: 'notification', payload }])
})

test('twenty positions within a moment reach a screen as one', async () => {
  orders.set(orderId, own)
  await tellAll(...Array.from({ length: 20 }, () => ({ name: 'location.moved', orderId }) as const))
  expect(heard.client).toHaveLength(1)
})

test('trucks that move together reach whoever sees several of them in one message', async () => {
  const other = 'b'.repeat(24)
  orders.set(orderId, own)
  orders.set(other, foreign)
  await tellAll({ name: 'location.moved', detail: `${orderId},${other}` })
  expect(heard.client).toEqual([{ event: 'location', payload: { orderId, position } }])
  const both = [orderId, other].map((id) => ({ orderId: id, position }))
  expect(heard.administrator).toEqual([{ event: 'locations', payload: both }])
})

test('a reassigned service stops reaching the driver it was taken from with that very event', async () => {
  orders.set(orderId, { ...own, driverId: 'd'.repeat(24) })
  await tellAll({ name: 'order.assigned', orderId, detail: people.enterprisedriver.id })
  await tellAll({ name: 'order.milestone', orderId }, { name: 'location.moved', orderId })
  expect(heard.enterprisedriver).toEqual([
    { event: 'orderStatusBackoffice', payload: { _id: orderId, status: 2, closed: true } },
  ])
})

test('a service is read once per kind of viewer, and the open one once per group that reads it alike', async () => {
  orders.set(orderId, base)
  for (let tab = 0; tab < 3; tab++) await office.listener(people.client)
  for (let other = 0; other < 4; other++) await office.listener(person('driver'))
  viewOrder.mockClear()
  await tellAll({ name: 'order.created', orderId }, { name: 'offer.made', orderId })
  const readings = viewOrder.mock.calls.map(([, viewer]) => viewer).toSorted()
  expect(readings).toEqual(['admin', 'client', 'open', 'open'])
})

test('who reads for others and has changed by then hears his own view alone, and the next reads for the rest', async () => {
  orders.set(orderId, base)
  const others = [person('driver'), person('driver')] as const
  const listeners = await Promise.all(others.map((actor) => office.listener(actor)))
  const read: string[] = []
  viewOrder.mockImplementation(async (id, viewer, actor) => {
    if (viewer === 'open') read.push(actor.id)
    return orderAs(viewer, { _id: id, status: 0, description: actor.id })
  })
  changed.add(people.driver.id)
  await tellAll({ name: 'order.created', orderId })
  changed.clear()
  const readBy = (list: readonly Heard[]) =>
    list.flatMap(({ event, payload }) =>
      event === 'orderStatusBackoffice' ? [(payload as { description: string }).description] : [],
    )
  expect(readBy(heard.driver)).toEqual([people.driver.id])
  expect(read.slice(0, 2)).toEqual([people.driver.id, others[0].id])
  expect(listeners.map(({ heard: words }) => readBy(words))).toEqual([[others[0].id], [others[0].id]])
})

test('where a crowd listens, what comes within a moment reaches each in one message', async () => {
  await broadcast.stop()
  broadcast = createBroadcast({
    server: office.server,
    ports,
    log: silentLog,
    outage: noOutage,
    crowd: { crowd: 2, gatherMs: 150 },
  })
  const other = 'b'.repeat(24)
  for (let tab = 0; tab < 2; tab++) await office.listener(people.driver)
  orders.set(orderId, base)
  orders.set(other, base)
  await tellAll({ name: 'order.created', orderId }, { name: 'order.created', orderId: other })
  const statuses = (name: Name) =>
    heard[name].flatMap(({ event, payload }) =>
      event === 'orderStatusesBackoffice'
        ? [(payload as { _id: string }[]).map(({ _id }) => _id).toSorted()]
        : [],
    )
  expect(statuses('driver')).toEqual([[orderId, other]])
  expect(audienceOf('orderStatusBackoffice')).not.toHaveProperty('driver')
  // Two services, each to one screen of his.
  expect(heard.client.filter(({ event }) => event === 'orderStatusBackoffice')).toHaveLength(2)
})

test('what a view adds beyond the declared shape does not leave', async () => {
  orders.set(orderId, own)
  await tellAll({ name: 'order.milestone', orderId })
  expect(JSON.stringify(heard)).not.toContain('readBy')
})

test('a service taken between the telling and the reading is not shown under the open shape', async () => {
  orders.set(orderId, base)
  viewOrder.mockImplementation(async (id, viewer) => orderAs(viewer, { _id: id, status: 1 }))
  await tellAll({ name: 'order.created', orderId })
  expect(audienceOf('orderStatusBackoffice')).toEqual({ administrator: 'admin', client: 'client' })
})

test('one view that fails costs only its reader, and everybody is asked to refetch', async () => {
  orders.set(orderId, own)
  viewOrder.mockImplementation(async (id, viewer) =>
    viewer === 'admin' ? { broken: true } : orderAs(viewer, { _id: id, status: 2 }),
  )
  await tellAll({ name: 'order.milestone', orderId })
  expect(audienceOf('orderStatusBackoffice')).toEqual({
    client: 'client',
    enterprise: 'carrier',
    enterprisedriver: 'operator',
  })
  await expect
    .poll(() => heard.soport, { timeout: 3000 })
    .toEqual([{ event: 'resync', payload: { withinMs: 3000 } }])
})

test('after a gap every client is asked to refetch, and sessions that ended meanwhile are closed', async () => {
  const { socket, session } = await office.listener(person('client'))
  office.logOut(session)
  broadcast.gap()
  await settle()
  expect(socket.connected).toBe(false)
  for (const name of names) expect(heard[name]).toEqual([{ event: 'resync', payload: { withinMs: 3000 } }])
})

test('several gaps of one break have screens read again at its beginning and at its end', async () => {
  for (let gap = 0; gap < 5; gap += 1) {
    broadcast.gap()
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  await settle()
  expect(heard.client).toHaveLength(1)
  await expect.poll(() => heard.client.length, { timeout: 4000 }).toBe(2)
  await settle()
  expect(heard.client.map(({ event }) => event)).toEqual(['resync', 'resync'])
})

test('a session that ended is closed within a second of the telling', async () => {
  const actor = person('client')
  const { socket, session } = await office.listener(actor)
  office.logOut(session)
  broadcast.told({ name: 'session.ended', userId: actor.id })
  await expect.poll(() => socket.connected, { timeout: 1000 }).toBe(false)
})

test('a bell rings for its owner alone, once for what comes together', async () => {
  const told: Told = { name: 'notification.made', userId: people.client.id }
  await tellAll(told, told)
  expect(audienceOf('bell')).toEqual({ client: 'yes' })
  expect(heard.client.filter(({ event }) => event === 'bell').map(({ payload }) => payload)).toEqual([
    { unread: 3 },
  ])
})

test('what is kept of carriers is forgotten where it changed, also while nobody listens, and all of it after a gap', () => {
  forgetStandings.mockClear()
  broadcast.told({ name: 'standing.changed', detail: 'one,two' })
  broadcast.told({ name: 'standing.changed' })
  broadcast.told({ name: 'notification.made', userId: 'four' })
  broadcast.gap()
  expect(forgetStandings.mock.calls).toEqual([[['one', 'two']], [undefined], []])
})
