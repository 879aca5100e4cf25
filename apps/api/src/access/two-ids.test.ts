import { api } from '@arriero/contract'
import type { Endpoint } from '@arriero/contract/endpoint'
import type { Actor, Role } from '@arriero/domain/people/roles'
import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, test } from 'vitest'
import { withdrawOffer } from '#features/offers/offers.actions.ts'
import { uploadDocument, uploadImage } from '#features/files/files.actions.ts'
import { pdf } from '#features/files/pdf.fixture.ts'
import { createBody, hourMs, smallPng } from '../stories/stage.fixture.ts'
import { requestsSent, send, watchHouse, type Input, type Watch } from './probe.fixture.ts'
import { openWorld, smallJpeg, type Situation, type World } from './world.fixture.ts'

let world: World
let watch: Watch
/** Two sets of people of a kind, each with a paid service. */
let own: Situation
let foreign: Situation
const unknownId = 'f'.repeat(24)

beforeAll(async () => {
  world = await openWorld()
  watch = await watchHouse(world.house)
  own = await world.situation('paid', 'enterprise')
  foreign = await world.situation('paid', 'enterprise')
})
afterAll(() => {
  watch.stop({ of: 'two ids' })
  process.stdout.write(`access: calls with two ids, ${requestsSent()} requests\n`)
})

/** Returns the status and code of a refusal, or `ok`. */
const answer = async (caller: Actor, endpoint: Endpoint, input: Input): Promise<string> => {
  const { status, code } = await send(world.house.app, endpoint, {
    ...input,
    token: await world.tokenOf(caller),
  })
  return status === 200 ? 'ok' : `${status} ${code}`
}

type Pair = { orderId: string; driverId: string; vehicleId: string }
const assign = ({ orderId, ...body }: Pair, caller = own.carrier) =>
  answer(caller, api.orders.update, { params: { _id: orderId }, body })
const pairOf = ({ orderId, driver, vehicleId }: Situation): Pair => ({
  orderId,
  driverId: driver.id,
  vehicleId,
})

describe('whoever mixes what is his with what is not', () => {
  let before: string
  beforeEach(async () => {
    before = await watch.state()
  })
  afterEach(async () => {
    expect(await watch.state()).toBe(before)
  })

  describe('in an assignment', () => {
    test('is told of a foreign order that it does not exist, whatever driver and vehicle he names', async () => {
      const named = { own: pairOf(own), foreign: pairOf(foreign) }
      for (const driver of ['own', 'foreign'] as const) {
        for (const vehicle of ['own', 'foreign'] as const) {
          const pair = { driverId: named[driver].driverId, vehicleId: named[vehicle].vehicleId }
          expect(await assign({ ...pair, orderId: foreign.orderId })).toBe('404 order.not_found')
          expect(await assign({ ...pair, orderId: unknownId })).toBe('404 order.not_found')
        }
      }
    })

    test("may not name another carrier's driver or vehicle, alone or together", async () => {
      expect(await assign({ ...pairOf(own), driverId: foreign.driver.id })).toBe('409 driver.not_yours')
      expect(await assign({ ...pairOf(own), vehicleId: foreign.vehicleId })).toBe('409 vehicle.not_yours')
      expect(await assign({ ...pairOf(foreign), orderId: own.orderId })).toBe('409 driver.not_yours')
    })

    test('hears the same of a foreign driver or vehicle as of one that does not exist', async () => {
      expect(await assign({ ...pairOf(own), driverId: unknownId })).toBe('409 driver.not_yours')
      expect(await assign({ ...pairOf(own), vehicleId: unknownId })).toBe('409 vehicle.not_yours')
    })

    test.each<Role>(['driver', 'client', 'enterprise', 'administrator'])(
      'may not name somebody who is a %s',
      async (role) => {
        const { id } = await world.bystander(role)
        before = await watch.state()
        expect(await assign({ ...pairOf(own), driverId: id })).toBe('409 driver.not_yours')
      },
    )
  })

  test('in waiving: driver and vehicle are those of the very carrier of that service', async () => {
    const administrator = await world.bystander('administrator')
    const unassigned = await world.situation('pending', 'enterprise')
    before = await watch.state()
    const waive = ({ orderId, driverId, vehicleId }: Pair, caller = administrator) =>
      answer(caller, api.orders.waive, {
        params: { orderId },
        body: { driverId, vehicleId, gate: 'vehicle.capacity_too_small', reason: 'Pesaje verificado' },
      })
    const mine = pairOf(own)
    expect(await waive({ ...mine, driverId: foreign.driver.id })).toBe('404 user.not_found')
    expect(await waive({ ...mine, driverId: unknownId })).toBe('404 user.not_found')
    expect(await waive({ ...mine, driverId: own.client.id })).toBe('404 user.not_found')
    expect(await waive({ ...mine, vehicleId: foreign.vehicleId })).toBe('404 vehicle.not_found')
    expect(await waive({ ...mine, vehicleId: unknownId })).toBe('404 vehicle.not_found')
    expect(await waive({ ...pairOf(foreign), orderId: own.orderId })).toBe('404 user.not_found')
    expect(await waive({ ...mine, orderId: unassigned.orderId })).toBe('409 order.not_assigned')
    expect(await waive({ ...mine, orderId: unknownId })).toBe('404 order.not_found')
    expect(await waive(mine, own.carrier)).toBe('403 auth.role_refused')
  })

  test('in accepting an offer: both must belong together and to him', async () => {
    const client = own.client
    const mine = await world.situation('offered', 'client')
    const other = await world.situation('offered', 'client')
    const second = await world.situation('offered', 'client')
    const db = world.house.database.db
    await db
      .updateTable('orders')
      .set({ client_id: mine.client.id })
      .where('id', '=', second.orderId)
      .execute()
    before = await watch.state()
    const accept = (orderId: string, idOffer: string, caller: Actor = mine.client) =>
      answer(caller, api.offers.take, { params: { orderId }, body: { idOffer } })
    expect(await accept(mine.orderId, other.offerId)).toBe('404 offer.not_found')
    expect(await accept(mine.orderId, second.offerId)).toBe('404 offer.not_found')
    expect(await accept(mine.orderId, unknownId)).toBe('404 offer.not_found')
    expect(await accept(other.orderId, mine.offerId)).toBe('404 order.not_found')
    expect(await accept(other.orderId, other.offerId)).toBe('404 order.not_found')
    expect(await accept(mine.orderId, mine.offerId, client)).toBe('404 order.not_found')
    expect(await accept(mine.orderId, mine.offerId, mine.carrier)).toBe('403 auth.role_refused')
    await world.house.world.act(mine.carrier, (ctx) => withdrawOffer(ctx, mine.offerId))
    before = await watch.state()
    expect(await accept(mine.orderId, mine.offerId)).toBe('409 offer.not_open')
  })

  test.each(['cliententerprise', 'client'] as const)(
    'in countering: a %s answers only offers of his own services',
    async (role) => {
      const mine = await world.situation('offered', role)
      const other = await world.situation('offered', role)
      before = await watch.state()
      const body = { idOffer: other.offerId, value: 2_400_000, description: 'Algo menos' }
      expect(await answer(mine.client, api.offers.counter, { body })).toBe('404 offer.not_found')
    },
  )

  test('in offering: nobody offers in the name of somebody else', async () => {
    const open = await world.situation('pending', 'enterprise')
    before = await watch.state()
    const offer = (idOrder: string, idDriver: string, isOffer = true) =>
      answer(open.carrier, api.offers.create, {
        body: {
          idOrder,
          idDriver,
          isOffer,
          ...(isOffer ? { value: 1_900_000, description: 'Salgo hoy' } : {}),
        },
      })
    for (const isOffer of [true, false]) {
      for (const id of [foreign.carrier.id, foreign.client.id, open.driver.id, unknownId]) {
        expect(await offer(open.orderId, id, isOffer)).toBe('404 user.not_found')
        expect(await offer(unknownId, id, isOffer)).toBe('404 user.not_found')
      }
      expect(await offer(unknownId, open.carrier.id, isOffer)).toBe('404 order.not_found')
      expect(await offer(foreign.orderId, open.carrier.id, isOffer)).toBe('409 order.not_open')
    }
  })

  test('in listing: role and id are both his own', async () => {
    const list = (userType: string, _id: string, caller = own.client) =>
      answer(caller, api.orders.mine, { body: { userType, _id } })
    expect(await list('client', own.client.id)).toBe('ok')
    expect(await list('client', foreign.client.id)).toBe('404 user.not_found')
    expect(await list('enterprise', own.client.id)).toBe('404 user.not_found')
    expect(await list('administrator', own.client.id)).toBe('404 user.not_found')
    expect(await list('enterprise', foreign.carrier.id)).toBe('404 user.not_found')
    expect(await list('enterprisedriver', own.driver.id, own.carrier)).toBe('ok')
    expect(await list('driver', own.driver.id, own.carrier)).toBe('404 user.not_found')
    expect(await list('enterprisedriver', foreign.driver.id, own.carrier)).toBe('404 user.not_found')
    expect(await list('enterprisedriver', own.colleague.id, own.driver)).toBe('404 user.not_found')
  })

  test('in insuring: the order is his and the goods are ones the insurer knows', async () => {
    const mine = await world.situation('taken', 'client')
    const other = await world.situation('taken', 'client')
    const { commodities, packagings, mobilizations } = await world.house
      .openCtx()
      .providers.insurer.catalogues()
    before = await watch.state()
    const goods = {
      responseMercancias: { id: commodities[0]?.cod_mercan ?? '' },
      responseEmpaque: packagings[0]?.cod_tipemp ?? '',
      responseMovili: mobilizations[0]?.cod_movili ?? '',
    }
    const insure = (orderId: string, changes: Record<string, unknown>) =>
      answer(mine.client, api.insurance.create, {
        body: { orderId, priceCommodity: 9_000_000, ...goods, ...changes },
      })
    expect(await insure(other.orderId, {})).toBe('404 order.not_found')
    expect(await insure(unknownId, {})).toBe('404 order.not_found')
    for (const orderId of [mine.orderId, other.orderId]) {
      expect(await insure(orderId, { responseMercancias: { id: 'nada' } })).toBe('400 form.incomplete')
      expect(await insure(orderId, { responseEmpaque: 'nada' })).toBe('400 form.incomplete')
      expect(await insure(orderId, { responseMovili: 'nada' })).toBe('400 form.incomplete')
    }
  })

  test('in rating: only who carried and who sent rate, never the turned down nor the driver', async () => {
    const done = await world.situation('finished', 'enterprise')
    before = await watch.state()
    const rate = (caller: Actor) =>
      answer(caller, api.ratings.create, { body: { _id: done.orderId, calification: 1 } })
    expect(await rate(done.rival)).toBe('404 order.not_found')
    expect(await rate(own.client)).toBe('404 order.not_found')
    expect(await rate(own.carrier)).toBe('404 order.not_found')
    expect(await rate(done.driver)).toBe('403 auth.role_refused')
  })

  test('in recording an attempt: the attempt is of that very service', async () => {
    const [mine, other] = [await world.situation('taken', 'client'), await world.situation('taken', 'client')]
    const { transaction } = await (
      await world.house.as(other.client)
    ).send(api.payments.start, {
      body: { orderId: other.orderId },
    })
    before = await watch.state()
    const say = (orderId: string) =>
      answer(mine.client, api.orders.update, { params: { _id: orderId }, body: { orderPay: transaction } })
    expect(await say(mine.orderId)).toBe('404 payment.attempt_not_found')
    expect(await say(other.orderId)).toBe('404 order.not_found')
    expect(await answer(mine.client, api.payments.sign, { body: { sign: transaction } })).toBe(
      '404 payment.attempt_not_found',
    )
  })
})

describe('a file', () => {
  type Use = (file: string) => Promise<string>
  const creating =
    (caller: Actor): Use =>
    (file) =>
      answer(caller, api.orders.create, {
        body: createBody(new Date(world.house.clock.now.getTime() + 10 * hourMs), { images: [file] }),
      })
  const supporting =
    ({ carrier, orderId }: Situation): Use =>
    (file) =>
      answer(carrier, api.orders.loadSupportDocument, { params: { _id: orderId }, body: { file } })
  const finishing =
    ({ driver, orderId }: Situation): Use =>
    (file) =>
      answer(driver, api.tracking.milestone, {
        params: { _id: orderId },
        body: { milestone: 'finish', images: [file] },
      })

  const aPdf = async (caller: Actor) => (await uploadDocument(world.house.world.ctxFor(caller), pdf()))._id
  const aPng = async (caller: Actor) =>
    (await uploadImage(world.house.world.ctxFor(caller), await smallPng(), 'image'))._id

  type Used = { caller: Actor; use: Use; ofWrongKind: (caller: Actor) => Promise<string> }
  const uses: [string, () => Promise<Used>][] = [
    [
      'the picture of a new service',
      async () => ({ caller: own.client, use: creating(own.client), ofWrongKind: aPdf }),
    ],
    [
      'the support document',
      async () => {
        const paid = await world.situation('paid', 'enterprise')
        return { caller: paid.carrier, use: supporting(paid), ofWrongKind: aPng }
      },
    ],
    [
      'the proof of delivery',
      async () => {
        const arrived = await world.situation('arrived', 'enterprise')
        return { caller: arrived.driver, use: finishing(arrived), ofWrongKind: aPdf }
      },
    ],
  ]

  test.each(uses)('as %s is the caller’s own, unused, and of the right kind', async (_, prepare) => {
    const { caller, use, ofWrongKind } = await prepare()
    const strangers = await world.photo(foreign.client)
    const wrong = await ofWrongKind(caller)
    const mine = await world.photo(caller)
    const before = await watch.state()
    expect(await use(strangers)).toMatch(/^404 file\.not_found$/)
    expect(await use(unknownId)).toBe('404 file.not_found')
    expect(await use(wrong)).toMatch(/^40[04] file\./)
    expect(await watch.state()).toBe(before)
    expect(await use(mine)).toBe('ok')
  })

  test('that is already part of something does not become part of something else', async () => {
    const paid = await world.situation('paid', 'enterprise')
    const file = await world.photo(own.client)
    expect(await creating(own.client)(file)).toBe('ok')
    expect(await creating(own.client)(file)).toMatch(/^40[49] file\./)
    const { _id } = await uploadImage(world.house.world.ctxFor(paid.carrier), await smallJpeg(), 'jpeg')
    expect(await supporting(paid)(_id)).toBe('ok')
    expect(await supporting(paid)(_id)).toMatch(/^40[49] file\./)
  })
})

describe('what gates an assignment beyond ownership', () => {
  const spoilt: [string, string, (situation: Situation) => Promise<unknown>][] = [
    [
      'an inactive driver',
      '409 driver.inactive',
      ({ colleague }) =>
        world.house.database.db
          .updateTable('users')
          .set({ is_active: false })
          .where('id', '=', colleague.id)
          .execute(),
    ],
    [
      'an inactive vehicle',
      '409 vehicle.inactive',
      ({ vehicleId }) =>
        world.house.database.db
          .updateTable('vehicles')
          .set({ is_active: false })
          .where('id', '=', vehicleId)
          .execute(),
    ],
    [
      'a vehicle not permitted for the cargo',
      '409 vehicle.cargo_not_permitted',
      ({ vehicleId }) =>
        world.house.database.db
          .deleteFrom('vehicle_type_loads')
          .where('vehicle_id', '=', vehicleId)
          .execute(),
    ],
    [
      'a vehicle whose SOAT has expired',
      '409 soat.expired',
      ({ vehicleId }) =>
        world.house.database.db
          .updateTable('credentials')
          .set({ expires_on: '2026-11-01' })
          .where('vehicle_id', '=', vehicleId)
          .where('kind', '=', 'soat')
          .execute(),
    ],
  ]
  test.each(spoilt)('%s is refused with %s', async (_, code, spoil) => {
    const situation = await world.situation('paid', 'enterprise')
    await spoil(situation)
    const before = await watch.state()
    const pair = { ...pairOf(situation), driverId: situation.colleague.id }
    expect(await assign(pair, situation.carrier)).toBe(code)
    expect(await watch.state()).toBe(before)
  })
})
