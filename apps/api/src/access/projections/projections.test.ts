import { api } from '@arriero/contract'
import { orderRows } from '@arriero/contract/orders/order-rows'
import type { Actor, Role } from '@arriero/domain/people/roles'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { rateOrder } from '#features/ratings/ratings.actions.ts'
import { send } from '../probe.fixture.ts'
import { leaksTo, numbersIn, pathsOf, readable, viewers, type Viewer } from './projections.fixture.ts'
import {
  bankOf,
  openWorld,
  sunnyRoad,
  type OrderState,
  type Situation,
  type World,
} from '../world.fixture.ts'

type Payload = Record<string, unknown>

let world: World
let administrator: Actor
let looking: Actor
let accountancy: Actor
const shown: { state: string; viewer: Viewer; payload: Payload; situation: Situation }[] = []
const rows: { state: string; viewer: Viewer; row: Payload; whole: Payload }[] = []
let comparisons = 0

const states: readonly OrderState[] = [
  'pending',
  'countered',
  'taken',
  'paid',
  'inPosition',
  'running',
  'arrived',
  'finished',
  'cancelled',
]

const json = async (
  actor: Actor,
  endpoint: Parameters<typeof send>[1],
  input: Parameters<typeof send>[2],
) => {
  const { status, text } = await send(world.house.app, endpoint, {
    ...input,
    token: await world.tokenOf(actor),
  })
  return { status, payload: JSON.parse(text) as Payload }
}

const detail = (actor: Actor, orderId: string) => json(actor, api.orders.detail, { params: { _id: orderId } })

/** Through the lists, where this viewer has one that names it. */
const listed = async (viewer: Viewer, actor: Actor, orderId: string): Promise<Payload | undefined> => {
  const query = { q: orderId }
  const { payload } =
    viewer === 'OTH'
      ? await json(actor, api.orders.available, { query })
      : await json(actor, api.orders.mine, { query, body: { userType: actor.role, _id: actor.id } })
  return (payload['items'] as Payload[]).find(({ _id }) => _id === orderId)
}

/** Who reads an order of this state, and as what. */
const readersOf = (state: OrderState, situation: Situation): [Viewer, Actor][] => {
  const isOpen = state === 'pending' || state === 'countered'
  return [
    ['A', administrator],
    ['OWN', situation.client],
    ['C', accountancy],
    ...(isOpen
      ? ([
          ['OTH', looking],
          ['OTH', situation.carrier],
        ] as [Viewer, Actor][])
      : ([
          ['CAR', situation.carrier],
          ...(situation.driver.id === situation.carrier.id ? [] : [['OPR', situation.driver]]),
        ] as [Viewer, Actor][])),
  ]
}

const look = async (state: OrderState, name: string, situation: Situation) => {
  for (const [viewer, actor] of readersOf(state, situation)) {
    const { status, payload } = await detail(actor, situation.orderId)
    expect([name, viewer, status]).toEqual([name, viewer, 200])
    shown.push({ state: name, viewer, payload, situation })
    // Accountancy has no list of services, only the one it is led to.
    if (viewer === 'C') continue
    const row = await listed(viewer, actor, situation.orderId)
    expect([name, viewer, row?.['_id']]).toEqual([name, viewer, situation.orderId])
    if (row) rows.push({ state: name, viewer, row, whole: payload })
  }
}

const kinds: Role[] = ['enterprise', 'driver']

beforeAll(async () => {
  world = await openWorld()
  administrator = await world.bystander('administrator')
  accountancy = await world.bystander('accountancy')
  looking = await world.newcomer('enterprise')
  for (const kind of kinds) {
    for (const state of states) await look(state, state, await world.situation(state, kind))
  }
  const insured = await world.situation('taken', 'enterprise')
  await world.house.world.insure(insured.client, insured.orderId, 40_000_000)
  await world.house.world.pay(insured.client, insured.orderId)
  await look('paid', 'insured', insured)
  const reminded = await world.situation('taken', 'enterprise')
  await world.house.database.db
    .updateTable('orders')
    .set({
      reminded_at: world.house.clock.now,
      reminded_by: administrator.id,
      proposed_at: world.house.clock.now,
      proposed_by: administrator.id,
    })
    .where('id', '=', reminded.orderId)
    .execute()
  await look('taken', 'reminded', reminded)
  const rated = await world.situation('finished', 'enterprise')
  const stars = { orderId: rated.orderId, stars: 4, description: undefined }
  await world.house.world.act(rated.client, (ctx) => rateOrder(ctx, stars))
  await look('finished', 'rated', rated)
})
afterAll(() => {
  process.stdout.write(
    `access: ${shown.length} payloads and ${rows.length} rows of orders, ${comparisons} keys compared\n`,
  )
})

describe('a key of an order', () => {
  test('reaches nobody who may not read it, not even as null', () => {
    for (const { state, viewer, payload } of shown) {
      comparisons += pathsOf(payload).length
      expect([state, viewer, leaksTo(viewer, payload)]).toEqual([state, viewer, []])
    }
  })

  test('that the table does not name for its reader is found in any payload, however deep', () => {
    expect(leaksTo('OTH', { _id: '1', driver: null })).toEqual(['driver'])
    expect(leaksTo('CAR', { offers: [{ _id: '1', valueProfit: 1 }] })).toEqual(['offers.valueProfit'])
    expect(leaksTo('OWN', { driver: { name: 'Ana', identification: null } })).toEqual([
      'driver.identification',
    ])
    expect(leaksTo('OPR', { clientPrice: null, client: { name: 'Ana' } })).toEqual(['clientPrice'])
  })

  test.each(viewers)('reaches %s where the table says so, in one state or another', (viewer) => {
    const seen = new Set(
      shown.filter((one) => one.viewer === viewer).flatMap(({ payload }) => pathsOf(payload)),
    )
    expect([...readable(viewer)].filter((path) => !seen.has(path))).toEqual([])
  })

  test('stands in a row of a list only where the list shows it, in one state or another', () => {
    for (const { state, viewer, row } of rows) {
      comparisons += pathsOf(row).length
      expect([state, viewer, leaksTo(viewer, row, 'row')]).toEqual([state, viewer, []])
    }
    for (const viewer of viewers) {
      const seen = new Set(rows.filter((one) => one.viewer === viewer).flatMap(({ row }) => pathsOf(row)))
      expect([viewer, [...readable(viewer, 'row')].filter((path) => !seen.has(path))]).toEqual([viewer, []])
    }
  })

  test('says in a row what it says in the service, of its acts too', () => {
    for (const { state, viewer, row, whole } of rows) {
      const { offers, ...told } = row
      const isOpen = whole['status'] === 0
      expect([state, viewer, whole]).toMatchObject([state, viewer, isOpen ? row : told])
      if (!isOpen) expect([state, viewer, offers ?? []]).toEqual([state, viewer, []])
    }
  })

  test.each(['client', 'carrier', 'open', 'operator'] as const)(
    'of what a row of the %s may say of acts nothing is never said',
    (kind) => {
      const told = rows
        .filter(({ row }) => row['viewer'] === kind)
        .flatMap(({ row }) => Object.keys(row['acts'] as object))
      expect([...new Set(told)].toSorted()).toEqual(Object.keys(orderRows[kind].shape.acts.shape).toSorted())
    },
  )

  test('of an order reaches no supporter or stranger at all', async () => {
    const situation = await world.situation('running', 'enterprise')
    const refused: [Actor, number][] = [
      [await world.bystander('soport'), 403],
      [await world.bystander('client'), 404],
      [await world.bystander('enterprise'), 404],
      [await world.bystander('enterprisedriver'), 404],
      [situation.rival, 404],
      [situation.colleague, 404],
    ]
    for (const [actor, status] of refused)
      expect([actor.role, (await detail(actor, situation.orderId)).status]).toEqual([actor.role, status])
  })

  test('tells carriers who only look the name of the cargo owner, and nothing by which to reach him', async () => {
    for (const { viewer, payload, situation } of shown) {
      if (viewer !== 'OTH') continue
      const { name, cell_phone, email, identification } = await world.house.database.db
        .selectFrom('users')
        .select(['name', 'cell_phone', 'email', 'identification'])
        .where('id', '=', situation.client.id)
        .executeTakeFirstOrThrow()
      expect(payload['client']).toEqual({ name, image: null, score: null })
      const text = JSON.stringify(payload)
      for (const hidden of [situation.client.id, situation.rival.id, cell_phone, email, identification])
        expect(text).not.toContain(hidden)
    }
  })

  test('what the client pays in all reaches the carrier who has it, unless the house keeps it to itself', async () => {
    const paid = await world.situation('paid', 'enterprise')
    const offerTo = async (actor: Actor) => (await detail(actor, paid.orderId)).payload['offer']
    const setting = (value: number) =>
      json(administrator, api.settings.update, {
        params: { key: 'showsClientTotalToCarrier' },
        body: { value },
      })
    const [shownTo, full] = [await offerTo(paid.carrier), await offerTo(administrator)]
    expect(shownTo).toEqual(full)
    expect((await setting(0)).status).toBe(200)
    const { value } = full as { value: number }
    expect(await offerTo(paid.carrier)).toEqual({ value })
    expect(await offerTo(administrator)).toEqual(full)
    await setting(1)
  })
})

const phoneOf = (payload: Payload, party: string) =>
  (payload[party] as { cellPhone?: unknown } | null | undefined)?.cellPhone ?? null

describe('what depends on how far the service is', () => {
  const onTheRoad = /^(inPosition|running|arrived)/
  test('the client reads the driver’s telephone only while the truck is at his service', () => {
    for (const { state, viewer, payload } of shown) {
      if (viewer !== 'OWN') continue
      expect([state, phoneOf(payload, 'driver') !== null]).toEqual([state, onTheRoad.test(state)])
    }
  })

  test('plate, driver and carrier appear to the client once the service is taken', () => {
    for (const { state, viewer, payload } of shown) {
      if (viewer !== 'OWN') continue
      const isTaken = !/^(pending|countered|offered)/.test(state)
      expect([state, payload['vehicle'] !== null]).toEqual([state, isTaken])
      expect([state, payload['carrier'] !== null]).toEqual([state, isTaken])
    }
  })

  test('a carrier that only looks reads both places to about a kilometre; the parties read them as they are', () => {
    const ends = [sunnyRoad.origin, sunnyRoad.destination]
    const exact = ends.flatMap(({ latitude, longitude }) => [latitude, longitude])
    const hundredths = (degrees: number) => Math.round(degrees * 100) / 100
    const withinKm = 1
    const rounded = ends.flatMap((end) => [hundredths(end.latitude), hundredths(end.longitude), withinKm])
    for (const { viewer, payload } of shown) {
      if (viewer === 'C') continue
      const numbers = numbersIn({ origin: payload['origin'], destination: payload['destination'] })
      expect(numbers).toEqual(viewer === 'OTH' ? rounded : exact)
    }
  })
})

const field = (payload: Payload, name: string) => payload[name]
const amountsOf = (payload: Payload, names: readonly string[]) =>
  names
    .map((name) => field(payload, name))
    .filter((value): value is number => typeof value === 'number' && value > 0)

describe('money', () => {
  const adminOf = (situation: Situation, state: string) =>
    shown.find((one) => one.viewer === 'A' && one.situation === situation && one.state === state)?.payload ??
    {}

  test('carriers never read what the price is made of, nor what the platform earns; before they have it, nor what the client pays', () => {
    for (const { state, viewer, payload, situation } of shown) {
      if (viewer !== 'CAR' && viewer !== 'OTH') continue
      const admin = adminOf(situation, state)
      const agreed = viewer === 'CAR' ? amountsOf(admin['offer'] as Payload, ['valueProfit']) : []
      const visible = new Set([...amountsOf(admin, ['clientPrice', 'earnings']), ...agreed])
      const hidden = amountsOf(admin, [
        'totalCost',
        'ivaCost',
        'total',
        'profits',
        'priceInsurance',
        'percentArrieroInsurance',
        'priceCommodity',
        'suggestedPrice',
      ]).filter((amount) => !visible.has(amount))
      expect(numbersIn(payload).filter((number) => hidden.includes(number))).toEqual([])
    }
  })

  test('clients never read what the carrier earns, nor the platform’s share', () => {
    for (const { state, viewer, payload, situation } of shown) {
      if (viewer !== 'OWN') continue
      const admin = adminOf(situation, state)
      const offered = (admin['offers'] as Payload[]).flatMap((offer) => amountsOf(offer, ['value']))
      const hidden = [
        ...amountsOf(admin, ['price', 'profits', 'profitsDriver', 'priceArrieroInsurance']),
        ...offered,
      ]
      expect(numbersIn(payload).filter((number) => hidden.includes(number))).toEqual([])
    }
  })

  test('a driver of an enterprise reads no amount of any kind', () => {
    for (const { viewer, payload } of shown)
      if (viewer === 'OPR') expect(numbersIn(payload).filter((number) => number > 10_000)).toEqual([])
  })

  test('a carrier reads his own offers only', () => {
    const ofOthers = shown.filter(({ viewer, situation, payload }) => {
      if (viewer !== 'OTH' && viewer !== 'CAR') return false
      const offers = payload['offers'] as { _id: string; description: string | null }[]
      return JSON.stringify(offers).includes(situation.rival.id) || offers.length > 1
    })
    expect(ofOthers).toEqual([])
  })

  test('what earnings of an order are is asked by carriers, and only while it is open to them', async () => {
    const taken = await world.situation('taken', 'enterprise')
    const asked = await json(looking, api.rates.calculate, { body: { orderId: taken.orderId } })
    expect(asked).toMatchObject({ status: 404, payload: { code: 'order.not_found' } })
    const open = await world.situation('pending', 'enterprise')
    world.house.clock.forward(11 * 3_600_000)
    const late = await json(looking, api.rates.calculate, { body: { orderId: open.orderId } })
    world.house.clock.forward(-11 * 3_600_000)
    expect(late).toMatchObject({ status: 404, payload: { code: 'order.not_found' } })
  })
})

describe('what nobody reads of a person', () => {
  test('no order carries a bank account, a password or a session', () => {
    for (const { payload } of shown) {
      const text = JSON.stringify(payload)
      expect(text).not.toContain(bankOf.accountNumber)
      expect(text).not.toMatch(/argon2|password|token|bank|accountNumber/u)
    }
  })

  test('a profile shows its owner the last four digits of the account, an administrator all of it', async () => {
    const { carrier, driver } = await world.situation('pending', 'enterprise')
    const read = async (actor: Actor, _id: string) =>
      (await json(actor, api.users.detail, { params: { _id } })).payload
    expect(await read(carrier, carrier.id)).toMatchObject({
      driver: { pay: { accountNumber: '•••••••1234' } },
    })
    expect(await read(administrator, carrier.id)).toMatchObject({ driver: { pay: bankOf } })
    expect(await read(carrier, carrier.id)).not.toHaveProperty('countPrice')
    expect(await read(administrator, carrier.id)).toHaveProperty('countPrice')
    for (const profile of [await read(driver, driver.id), await read(carrier, driver.id)])
      expect(JSON.stringify(profile)).not.toMatch(/argon2|accountNumber/u)
    expect(await read(carrier, driver.id)).toHaveProperty('countPrice')
    expect(await read(driver, driver.id)).not.toHaveProperty('countPrice')
  })

  test('a vehicle names its owner and no more of him', async () => {
    const { driver, carrier, licensePlate } = await world.situation('taken', 'enterprise')
    for (const actor of [driver, carrier, administrator]) {
      const { payload } = await json(actor, api.vehicles.detail, { params: { licensePlate } })
      expect(Object.keys(payload['user'] as object).toSorted()).toEqual(['_id', 'image', 'name', 'score'])
    }
  })
})

describe('the history of an order', () => {
  const keys = ['_id', 'act', 'at', 'by', 'images', 'isTimeVerified', 'place', 'reason', 'recordedAt']
  test('tells its parties who did what and when, and no amounts', async () => {
    const situation = await world.situation('finished', 'enterprise')
    for (const actor of [situation.client, situation.carrier, situation.driver, administrator]) {
      const { payload } = await json(actor, api.orders.history, { params: { _id: situation.orderId } })
      const items = payload['items'] as Payload[]
      expect(items.length).toBeGreaterThan(5)
      for (const item of items) {
        expect(Object.keys(item).toSorted()).toEqual(keys)
        if (item['by']) expect(Object.keys(item['by']).toSorted()).toEqual(['name', 'rol'])
      }
      expect(numbersIn(items).filter((number) => Math.abs(number) > 200)).toEqual([])
    }
  })

  test('tells carrier and driver nothing of what others offered', async () => {
    const situation = await world.situation('finished', 'enterprise')
    const actsFor = async (actor: Actor) => {
      const { payload } = await json(actor, api.orders.history, { params: { _id: situation.orderId } })
      return (payload['items'] as { act: string }[]).map(({ act }) => act)
    }
    expect(await actsFor(situation.client)).toContain('offer.made')
    expect(await actsFor(situation.carrier)).not.toContain('offer.made')
    expect(await actsFor(situation.driver)).not.toContain('offer.made')
  })
})
