/** What waits for a carrier, weighed by his trucks. docs/decisions/0058. */
import { api } from '@arriero/contract'
import type { CallInput } from '@arriero/contract/endpoint'
import { vehicleTypeId } from '#features/catalogues/catalogue-ids.ts'
import { cancelOrder } from '#features/cancellations/cancellations.actions.ts'
import { sweepMarks } from '#features/load-board/marks.store.ts'
import { describe, expect, test } from 'vitest'
import type { Caller } from '#testing/house.ts'
import { clientPrice, hourMs, openStage } from '../stage.fixture.ts'
import { bogota, cali, medellin, tunja } from '../towns.fixture.ts'

const { house, called, truck, services, fleet, orderRow } = await openStage()
const client = await called('cliententerprise')

type Query = Partial<CallInput<typeof api.loadBoard.loads>['query']>
const ask = (who: Caller, query: Query = {}) =>
  who.send(api.loadBoard.loads, { query: { limit: 100, ...query } })
const idsOf = async (who: Caller, query: Query = {}) => (await ask(who, query)).items.map(({ _id }) => _id)
const boardOf = async (who: Caller, id: string, query: Query = {}) =>
  (await ask(who, query)).items.find(({ _id }) => _id === id)?.board

/** At home in Bogotá with a truck of nine tons. */
const enterprise = await called('enterprise', { basePlaceCode: '11001' })
const plated = await truck(enterprise.actor, { licensePlate: 'BRD101' })

const made = {
  here: await services.created(client, { origin: bogota, destination: cali }),
  north: await services.created(client, {
    origin: tunja,
    destination: medellin,
    clientPricePesos: 4_760_000,
  }),
  far: await services.created(client, { origin: cali, destination: tunja, inMs: 100 * hourMs }),
  heavy: await services.created(client, { origin: bogota, destination: tunja, weight: '9.5 tn' }),
  tractor: await services.created(client, {
    origin: bogota,
    destination: tunja,
    vehicleTypeId: vehicleTypeId('tractor3S3'),
  }),
  unpriced: await services.created(client, {
    origin: bogota,
    destination: tunja,
    clientPricePesos: undefined,
  }),
}

describe('each service is weighed', () => {
  test('by the nearest truck that carries it in time, with the empty way to it', async () => {
    const board = await boardOf(enterprise, made.north)
    expect(board).toMatchObject({
      fit: 'yes',
      why: null,
      truck: { _id: plated, licensePlate: 'BRD101', from: 'base', town: 'Bogotá', freeAt: null },
      score: null,
      mark: null,
    })
    // 128 km over the sphere from the head of Bogotá, times what roads are longer.
    expect(board?.emptyKm).toBeGreaterThan(150)
    expect(board?.emptyKm).toBeLessThan(230)
  })

  test('by what a kilometre earns and what is left, as its own page tells them', async () => {
    const found = (await ask(enterprise)).items.find(({ _id }) => _id === made.here)
    if (!found?.board.left || found.earnings === null) throw new Error('it has a price')
    const { board, earnings, distanceKm } = found
    const { load, tolls } = await enterprise.send(api.tolls.ofOrder, { params: { _id: made.here } })
    expect(board.left?.spent).toBe(Number(load?.fuel) + Number(tolls?.total))
    expect(board.left?.left).toBe(earnings - Number(board.left?.spent) - Number(board.left?.empty))
    expect(Number(board.perKm) / (earnings / (distanceKm + Number(board.emptyKm)))).toBeCloseTo(1, 2)
  })

  test('without a price it has no pesos, and comes last by them', async () => {
    expect(await boardOf(enterprise, made.unpriced)).toMatchObject({ perKm: null, left: null })
    for (const sort of ['-perKm', '-left', '-earnings'] as const)
      expect((await idsOf(enterprise, { sort })).at(-1)).toBe(made.unpriced)
  })

  test('what no truck carries is left out and counted; asked for, it says why', async () => {
    const mine = await ask(enterprise)
    expect(mine).toMatchObject({ total: 4, leftOut: { unfit: 2, hidden: 0 }, trucks: 1 })
    expect(await boardOf(enterprise, made.heavy, { shows: 'all' })).toMatchObject({
      fit: 'no',
      why: 'weight',
    })
    expect(await boardOf(enterprise, made.tractor, { shows: 'all' })).toMatchObject({
      fit: 'no',
      why: 'kind',
    })
  })

  test('a truck that is on the road counts from where and when that ends; one that comes too late says so', async () => {
    const crew = await fleet()
    await services.crewed(client, crew, { origin: bogota, destination: cali, inMs: 20 * hourMs })
    const soon = await services.created(client, { origin: cali, destination: bogota, inMs: 22 * hourMs })
    const later = await services.created(client, { origin: cali, destination: bogota, inMs: 200 * hourMs })
    expect(await boardOf(crew.carrier, soon)).toMatchObject({ fit: 'caution', why: 'late' })
    const board = await boardOf(crew.carrier, later)
    expect(board).toMatchObject({ fit: 'yes', truck: { from: 'trip', town: 'Cali' }, emptyKm: 0 })
    expect(new Date(board?.truck?.freeAt ?? 0).getTime()).toBeGreaterThan(house.clock.now.getTime())
  })

  test('papers that end before the unloading are told', async () => {
    const other = await called('enterprise', { basePlaceCode: '11001' })
    await truck(other.actor, { papersEndInDays: 1 })
    const late = await services.created(client, { origin: bogota, destination: tunja, inMs: 90 * hourMs })
    expect(await boardOf(other, late)).toMatchObject({ fit: 'caution', why: 'papers' })
  })

  test('a driver who is his own carrier has one too; without a base nothing is said of empty kilometres', async () => {
    const driver = await called('driver')
    await truck(driver.actor)
    expect(await boardOf(driver, made.here)).toMatchObject({
      fit: 'yes',
      emptyKm: null,
      truck: { town: null },
    })
    expect(await ask(await called('driver'))).toMatchObject({ total: 0, trucks: 0 })
  })
})

describe('it is narrowed', () => {
  const cases: [string, Query, (keyof typeof made)[]][] = [
    ['by a circle around a town', { originCode: '11001', originKm: 20 }, ['here', 'unpriced']],
    ['by a wider one', { originCode: '11001', originKm: 200 }, ['here', 'north', 'unpriced']],
    ['by department', { originDepartment: '76' }, ['far']],
    ['by where it goes', { destinationCode: '15001' }, ['far', 'unpriced']],
    ['by empty kilometres', { emptyKmMost: 300 }, ['here', 'north', 'unpriced']],
    ['by words', { q: 'medell' }, ['north']],
    ['by weight', { weightMost: 1_000 }, []],
    ['by a truck', { vehicleId: plated }, ['here', 'north', 'far', 'unpriced']],
    [
      'by the type that is asked for',
      { typeVehicleId: [vehicleTypeId('tractor3S3')], shows: 'all' },
      ['tractor'],
    ],
  ]
  test.each(cases)('%s', async (_, query, wanted) => {
    const mine = new Set<string>(Object.values(made))
    const found = (await idsOf(enterprise, query)).filter((id) => mine.has(id))
    expect(found.toSorted()).toEqual(wanted.map((key) => made[key]).toSorted())
  })

  test('by what a kilometre earns', async () => {
    const perKm = (await boardOf(enterprise, made.here))?.perKm ?? 0
    const found = await idsOf(enterprise, { perKmLeast: perKm })
    expect(found).toContain(made.here)
    expect(await idsOf(enterprise, { perKmLeast: perKm + 1 })).not.toContain(made.here)
  })

  test.each([
    ['a service of nobody', { returnOf: 'f'.repeat(24) }, 'order.not_found'],
    ['a town that there is not', { originCode: '99999' }, 'place.outside_colombia'],
  ] as const)('not by %s', async (_, query, code) => {
    expect(await enterprise.refusal(api.loadBoard.loads, { query })).toBe(code)
  })

  test('by a truck of somebody else nothing fits', async () => {
    expect(await ask(enterprise, { vehicleId: 'f'.repeat(24) })).toMatchObject({ total: 0, trucks: 0 })
  })

  test('pages follow one another without a gap or a double, whichever way it is sorted', async () => {
    for (const sort of ['-perKm', 'emptyKm', 'reservationDate', '-weight'] as const) {
      const whole = await idsOf(enterprise, { shows: 'all', sort })
      const found: string[] = []
      for (let after: string | undefined; ;) {
        const page = await ask(enterprise, { shows: 'all', sort, limit: 2, ...(after ? { after } : {}) })
        found.push(...page.items.map(({ _id }) => _id))
        if (!page.next) break
        after = page.next
      }
      expect(found).toEqual(whole)
    }
  })
})

describe('it is never behind', () => {
  test('what is asked for is there at once; what is taken, moved or called off goes', async () => {
    const crew = await fleet()
    const id = await services.created(client, { origin: tunja, destination: bogota })
    expect(await idsOf(enterprise)).toContain(id)
    await house.world.take(crew.carrier.actor, id)
    expect(await idsOf(enterprise)).not.toContain(id)
    const other = await services.created(client, { origin: tunja, destination: bogota })
    expect(await idsOf(enterprise)).toContain(other)
    await house.world.act(client.actor, (ctx) =>
      cancelOrder(ctx, { orderId: other, description: 'Ya no viaja', acceptedFeePesos: 0 }),
    )
    expect(await idsOf(enterprise)).not.toContain(other)
  })
})

describe('loads back', () => {
  test('begin near where a service ends, from then on for a day, and are weighed from there', async () => {
    const crew = await fleet()
    const trip = await services.crewed(client, crew, {
      origin: bogota,
      destination: medellin,
      inMs: 40 * hourMs,
    })
    const expectedAt = (await orderRow(trip)).planned_end_at
    const inMs = (hours: number) => expectedAt.getTime() - house.clock.now.getTime() + hours * hourMs
    const back = await services.created(client, { origin: medellin, destination: bogota, inMs: inMs(6) })
    const before = await services.created(client, { origin: medellin, destination: bogota, inMs: inMs(-6) })
    const muchLater = await services.created(client, {
      origin: medellin,
      destination: bogota,
      inMs: inMs(30),
    })
    const elsewhere = await services.created(client, { origin: cali, destination: bogota, inMs: inMs(6) })
    const found = await idsOf(crew.carrier, { returnOf: trip })
    expect(found).toContain(back)
    for (const id of [before, muchLater, elsewhere]) expect(found).not.toContain(id)
    expect(await boardOf(crew.carrier, back, { returnOf: trip })).toMatchObject({
      fit: 'yes',
      // What everybody may know of the loading is no more exact.
      emptyKm: 1,
      truck: { town: 'Medellín', from: 'trip' },
    })
    expect(await enterprise.refusal(api.loadBoard.loads, { query: { returnOf: trip } })).toBe(
      'order.not_found',
    )
    // Nobody knows where its carrier is at home.
    expect(await boardOf(crew.carrier, back, { returnOf: trip })).toMatchObject({ sparedKm: null })
  })
})

describe('each trip under way', () => {
  test('tells how many loads begin where it ends, and how much of the way home the best of them spares', async () => {
    const crew = await fleet({ basePlaceCode: '11001' })
    const { carrier } = crew
    const trip = await services.crewed(client, crew, {
      origin: bogota,
      destination: cali,
      inMs: 400 * hourMs,
    })
    const expectedAt = (await orderRow(trip)).planned_end_at
    expect((await carrier.send(api.loadBoard.returns, {})).items).toMatchObject([
      { _id: trip, town: 'Cali', freeAt: expectedAt.toISOString(), loads: 0, sparedKm: null },
    ])
    const inMs = expectedAt.getTime() - house.clock.now.getTime() + 6 * hourMs
    const home = await services.created(client, { origin: cali, destination: bogota, inMs })
    const aside = await services.created(client, { origin: cali, destination: medellin, inMs })
    const { items } = await ask(carrier, { returnOf: trip, sort: '-sparedKm' })
    expect(items.map(({ _id }) => _id)).toEqual([home, aside])
    const [most, less] = items.map(({ board }) => Number(board.sparedKm))
    expect(most).toBeGreaterThan(400)
    expect(less).toBeLessThan(Number(most))
    expect((await carrier.send(api.loadBoard.returns, {})).items).toMatchObject([
      { _id: trip, loads: 2, sparedKm: most },
    ])
    expect((await boardOf(carrier, home))?.sparedKm).toBeNull()
    // Of nobody else's trips.
    expect((await enterprise.send(api.loadBoard.returns, {})).items).toEqual([])
  })
})

describe('what one keeps or hides', () => {
  const mark = (who: Caller, _id: string, body: CallInput<typeof api.loadBoard.mark>['body']) =>
    who.send(api.loadBoard.mark, { params: { _id }, body })

  test('is one’s own: hidden is out of sight and counted, kept is found alone, and both are taken back', async () => {
    await mark(enterprise, made.far, { mark: 'hidden' })
    expect(await idsOf(enterprise)).not.toContain(made.far)
    expect((await ask(enterprise)).leftOut.hidden).toBe(1)
    expect(await idsOf(enterprise, { shows: 'hidden' })).toEqual([made.far])
    const other = await called('enterprise')
    await truck(other.actor)
    expect(await idsOf(other)).toContain(made.far)
    await mark(enterprise, made.here, { mark: 'kept' })
    expect(await idsOf(enterprise, { shows: 'kept' })).toEqual([made.here])
    for (const id of [made.far, made.here]) await mark(enterprise, id, { mark: null })
    expect(await idsOf(enterprise)).toContain(made.far)
    expect((await ask(enterprise)).leftOut.hidden).toBe(0)
  })

  test('hidden for a while it comes back by itself, also over midnight in Bogotá', async () => {
    const until = new Date(house.clock.now.getTime() + 9 * hourMs).toISOString()
    await mark(enterprise, made.far, { mark: 'hidden', until })
    expect(await idsOf(enterprise)).not.toContain(made.far)
    house.clock.forward(9 * hourMs)
    expect(await idsOf(enterprise)).toContain(made.far)
  })

  test('hidden until the price changes it comes back with another price', async () => {
    await mark(enterprise, made.far, { mark: 'hidden', until: 'price' })
    expect(await idsOf(enterprise)).not.toContain(made.far)
    await house.database.transaction(async (tx) => {
      await tx
        .updateTable('orders')
        .set({ client_price: clientPrice + 1 })
        .where('id', '=', made.far)
        .execute()
      await tx
        .insertInto('order_history')
        .values({
          order_id: made.far,
          act: 'order.moved',
          at: house.clock.now,
          recorded_at: house.clock.now,
          is_time_verified: true,
          details: '{}',
        })
        .execute()
    })
    expect(await idsOf(enterprise)).toContain(made.far)
  })

  test('only what waits for a carrier can be kept', async () => {
    const taken = await services.taken(client, await fleet())
    expect(
      await enterprise.refusal(api.loadBoard.mark, { params: { _id: taken }, body: { mark: 'kept' } }),
    ).toBe('order.not_found')
  })

  test('marks go with the service’s waiting', async () => {
    const crew = await fleet()
    const id = await services.created(client)
    await mark(crew.carrier, id, { mark: 'kept' })
    await house.world.take(crew.carrier.actor, id)
    expect(
      await crew.carrier.refusal(api.loadBoard.mark, { params: { _id: id }, body: { mark: 'kept' } }),
    ).toBe('order.not_open')
    await sweepMarks(house.openCtx())
    const left = await house.database.db
      .selectFrom('load_marks')
      .select('order_id')
      .where('order_id', '=', id)
      .execute()
    expect(left).toEqual([])
  })
})
