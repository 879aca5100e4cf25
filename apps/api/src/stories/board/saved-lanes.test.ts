/** Lanes that a carrier saved, and how he is told of loads on them. docs/decisions/0059. */
import { api } from '@arriero/contract'
import type { CallInput } from '@arriero/contract/endpoint'
import { vehicleTypeId } from '#features/catalogues/catalogue-ids.ts'
import { cancelOrder } from '#features/cancellations/cancellations.actions.ts'
import { sweepHeldAlerts, sweepOldAlerts } from '#features/saved-lanes/held-alerts.sweeps.ts'
import { atBogota, bogotaDay, daysAfter } from '@arriero/domain/time/calendar'
import { sql } from 'kysely'
import { beforeEach, describe, expect, test } from 'vitest'
import type { Caller } from '#testing/house.ts'
import { clientPrice, hourMs, minuteMs, openStage } from '../stage.fixture.ts'
import { bellsOf } from '../notifications/notifications.fixture.ts'
import { bogota, cali, medellin } from '../towns.fixture.ts'

const { house, called, truck, services } = await openStage()
const client = await called('cliententerprise')
const { bellOf } = bellsOf(house)

type Lane = CallInput<typeof api.savedLanes.create>['body']
const fromBogota: Lane = { origin: { code: '11001', reach: 60 }, destination: null }

let carrier: Caller
beforeEach(async () => {
  carrier = await called('enterprise', { basePlaceCode: '11001' })
  await truck(carrier.actor)
  // Ten in the morning of another day in Bogotá: nobody wants to be left alone.
  const morning = atBogota(daysAfter(bogotaDay(house.clock.now), 1), 10 * 60)
  house.clock.forward(morning.getTime() - house.clock.now.getTime())
  carrier = await house.as(carrier.actor)
})

const save = async (who: Caller, lane: Partial<Lane> = {}) =>
  (await who.send(api.savedLanes.create, { body: { ...fromBogota, ...lane } }))._id
const publish = (more: Parameters<typeof services.created>[1] = {}) =>
  services.created(client, { origin: bogota, destination: medellin, ...more })
const kinds = ['load.matched', 'loads.matched']
/** What a carrier was told of loads on his lanes, the newest first. */
const alertsOf = async (who: Caller) => (await bellOf(who)).filter(({ kind }) => kinds.includes(kind))
const times = (who: Caller, body: CallInput<typeof api.savedLanes.setTimes>['body']) =>
  who.send(api.savedLanes.setTimes, { body })

describe('a load on a saved lane', () => {
  test('is told with its lane, what it earns and the way to it', async () => {
    await save(carrier, { name: 'Sabana a Antioquia', destination: { code: '05001', reach: 'department' } })
    const id = await publish()
    const [alert, ...others] = await alertsOf(carrier)
    expect(others).toEqual([])
    expect(alert).toMatchObject({ orderId: id, link: `/main/enterprise-services/disponibles/${id}/tomar` })
    expect(alert?.title).toMatch(/^Carga Bogotá – Medellín · gana \$1\.\d{3}\.\d{3}$/)
    expect(alert?.text).toContain('«Sabana a Antioquia»')
  })

  test('is told once, whatever the number of lanes it is on, naming them', async () => {
    for (const name of ['Una', 'Dos', 'Tres']) await save(carrier, { name })
    await publish()
    expect(await alertsOf(carrier)).toHaveLength(1)
    const [alert] = await alertsOf(carrier)
    for (const name of ['«Una»', '«Dos»', '«Tres»']) expect(alert?.text).toContain(name)
  })

  test('is told to nobody else: neither of another lane, nor paused, nor a stranger', async () => {
    const paused = await save(carrier, { name: 'En pausa' })
    await carrier.send(api.savedLanes.setState, { params: { _id: paused }, body: { state: 'paused' } })
    await save(carrier, { origin: { code: '76001', reach: 20 } })
    await publish()
    expect(await alertsOf(carrier)).toEqual([])
    expect(await alertsOf(await called('enterprise'))).toEqual([])
  })

  test.each<[string, Partial<Lane>, number]>([
    ['the town alone', { origin: { code: '11001', reach: 0 } }, 1],
    ['a circle that does not reach', { origin: { code: '15001', reach: 60 } }, 0],
    ['a circle that does', { origin: { code: '15001', reach: 200 } }, 1],
    ['where it ends', { origin: null, destination: { code: '05001', reach: 20 } }, 1],
    ['another type of vehicle', { typeVehicleIds: [vehicleTypeId('tractor3S3')] }, 0],
    ['its type', { typeVehicleIds: [vehicleTypeId('singleTruck')] }, 1],
    ['more pesos a kilometre than it earns', { perKmLeast: 900_000 }, 0],
    ['less weight than it has', { weightMost: 6_000 }, 0],
  ])('is asked by %s', async (_, lane, count) => {
    await save(carrier, lane)
    await publish()
    expect(await alertsOf(carrier)).toHaveLength(count)
  })

  test('is told only to who may take it: a truck that carries it, papers that hold', async () => {
    const [light, without] = [await called('enterprise'), await called('enterprise')]
    await truck(light.actor, { type: 'turboTruck' })
    for (const who of [light, without, carrier]) await save(who)
    await publish({ weight: '9.5 tn' })
    for (const who of [light, without, carrier]) expect(await alertsOf(who)).toEqual([])
    await publish({ weight: '7 tn' })
    expect(await alertsOf(carrier)).toHaveLength(1)
    for (const who of [light, without]) expect(await alertsOf(who)).toEqual([])
  })

  test('that is gone before it could be told is told to nobody', async () => {
    await save(carrier)
    const id = await publish()
    await house.world.act(client.actor, (ctx) =>
      cancelOrder(ctx, { orderId: id, description: 'Ya no viaja', acceptedFeePesos: 0 }),
    )
    expect(await alertsOf(carrier)).toEqual([])
  })
})

describe('how often', () => {
  test('several at once are one', async () => {
    await save(carrier, { name: 'Todo Bogotá' })
    for (let count = 0; count < 3; count++) await publish()
    const [alert, ...others] = await alertsOf(carrier)
    expect(others).toEqual([])
    expect(alert).toMatchObject({
      kind: 'loads.matched',
      title: '3 cargas nuevas en sus rutas guardadas',
      link: '/main/tablero-de-cargas?orden=-createdAt',
    })
  })

  test('so many a day of Bogotá and no more; the last one says so, and the next day begins anew', async () => {
    await save(carrier)
    await times(carrier, { quiet: null, mostADay: 2 })
    for (let count = 0; count < 4; count++) {
      await publish()
      await alertsOf(carrier)
      // Of two at one instant neither is the newest.
      house.clock.forward(minuteMs)
    }
    const told = await alertsOf(carrier)
    expect(told).toHaveLength(2)
    expect(told[0]?.text).toContain('Es el último aviso de hoy')
    expect(told[1]?.text).not.toContain('último')
    expect(await carrier.send(api.savedLanes.times, {})).toMatchObject({ mostADay: 2, toldToday: 2 })
    house.clock.forward(24 * hourMs)
    await publish()
    expect(await alertsOf(carrier)).toHaveLength(3)
  })
})

describe('in quiet hours', () => {
  const quiet = { from: '09:00', to: '12:00' }

  test('it is held back, and at their end what still waits is told as one', async () => {
    await save(carrier)
    await times(carrier, { quiet, mostADay: 10 })
    const ids = [await publish(), await publish(), await publish()]
    expect(await alertsOf(carrier)).toEqual([])
    await house.world.act(client.actor, (ctx) =>
      cancelOrder(ctx, { orderId: ids[0] ?? '', description: 'Ya no viaja', acceptedFeePesos: 0 }),
    )
    house.clock.forward(2 * hourMs)
    await sweepHeldAlerts(house.openCtx())
    const [alert, ...others] = await alertsOf(carrier)
    expect(others).toEqual([])
    expect(alert).toMatchObject({ kind: 'loads.matched', title: '2 cargas nuevas en sus rutas guardadas' })
  })

  test('not of a lane that was let go of meanwhile, nor while a longer silence lasts', async () => {
    const [gone, kept] = [
      await save(carrier),
      await save(carrier, { destination: { code: '76001', reach: 20 } }),
    ]
    await times(carrier, { quiet, mostADay: 10 })
    await publish()
    await publish({ destination: cali })
    expect(await alertsOf(carrier)).toEqual([])
    await carrier.send(api.savedLanes.remove, { params: { _id: gone } })
    await times(carrier, { quiet: { ...quiet, to: '13:00' }, mostADay: 10 })
    house.clock.forward(2 * hourMs)
    await sweepHeldAlerts(house.openCtx())
    expect(await alertsOf(carrier)).toEqual([])
    house.clock.forward(hourMs)
    await sweepHeldAlerts(house.openCtx())
    const [alert, ...others] = await alertsOf(carrier)
    expect(others).toEqual([])
    expect(alert).toMatchObject({ kind: 'load.matched' })
    const again = await house.as(carrier.actor)
    expect((await again.send(api.savedLanes.detail, { params: { _id: kept } })).loads).toBe(1)
  })
})

describe('a lane is kept', () => {
  test('called by its places where nothing was said, and read as it was saved', async () => {
    const _id = await save(carrier, {
      destination: { code: '05001', reach: 'department' },
      typeVehicleIds: [vehicleTypeId('singleTruck')],
      perKmLeast: 3_000,
      weightMost: 9_000,
    })
    expect(await carrier.send(api.savedLanes.detail, { params: { _id } })).toMatchObject({
      name: 'Bogotá – Antioquia',
      state: 'active',
      origin: { code: '11001', reach: 60, name: 'Bogotá' },
      destination: { code: '05001', reach: 'department', name: 'Antioquia' },
      typeVehicles: [{ _id: vehicleTypeId('singleTruck') }],
      perKmLeast: 3_000,
      weightMost: 9_000,
      loads: 0,
    })
    const body = { ...fromBogota, name: 'Otra', destination: { code: '76001', reach: 0 } }
    await carrier.send(api.savedLanes.update, { params: { _id }, body })
    await publish({ destination: cali })
    expect(await alertsOf(carrier)).toHaveLength(1)
    await carrier.send(api.savedLanes.remove, { params: { _id } })
    expect((await carrier.send(api.savedLanes.all, { query: {} })).items).toEqual([])
  })

  test('not one that matches everything, nor what is no place, reach or number', async () => {
    const refusal = (lane: object) =>
      carrier.refusal(api.savedLanes.create, { body: { ...fromBogota, ...lane } })
    expect(await refusal({ origin: null })).toBe('lane.matches_everything')
    expect(await refusal({ origin: null, perKmLeast: 5_000 })).toBe('lane.matches_everything')
    expect(await refusal({ origin: { code: '99999', reach: 5 } })).toBe('place.outside_colombia')
    expect(await refusal({ origin: { code: '11001', reach: 251 } })).toBe('lane.reach_invalid')
    expect(await refusal({ origin: { code: '11001', reach: 'país' } })).toBe('lane.reach_invalid')
    expect(await refusal({ perKmLeast: 0 })).toBe('lane.per_km_invalid')
    expect(await refusal({ weightMost: 1.5 })).toBe('lane.weight_invalid')
    expect(await refusal({ typeVehicleIds: ['f'.repeat(24)] })).toBe('input.invalid')
    expect((await carrier.send(api.savedLanes.all, { query: {} })).items).toEqual([])
  })

  test('twenty and no more, also when two are sent at once', async () => {
    for (let count = 0; count < 19; count++) await save(carrier)
    const both = await Promise.allSettled([save(carrier), save(carrier)])
    expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await carrier.refusal(api.savedLanes.create, { body: fromBogota })).toBe('lane.too_many')
  })

  test('for its owner alone', async () => {
    const _id = await save(carrier)
    const other = await called('enterprise')
    const params = { _id }
    expect(await other.refusal(api.savedLanes.detail, { params })).toBe('lane.not_found')
    expect(await other.refusal(api.savedLanes.update, { params, body: fromBogota })).toBe('lane.not_found')
    expect(await other.refusal(api.savedLanes.setState, { params, body: { state: 'paused' } })).toBe(
      'lane.not_found',
    )
    expect(await other.refusal(api.savedLanes.remove, { params })).toBe('lane.not_found')
    const owner = await house.as(client.actor)
    expect(await owner.refusal(api.savedLanes.all, { query: {} })).toBe('auth.role_refused')
  })

  test('with hours and numbers that can be read', async () => {
    expect(await carrier.send(api.savedLanes.times, {})).toEqual({
      quiet: { from: '21:00', to: '05:00' },
      mostADay: 10,
      toldToday: 0,
    })
    const refusal = (body: object) =>
      carrier.refusal(api.savedLanes.setTimes, {
        body: { quiet: null, mostADay: 5, ...body },
      })
    expect(await refusal({ quiet: { from: '25:00', to: '05:00' } })).toBe('hour.unreadable')
    expect(await refusal({ mostADay: 0 })).toBe('lane.alerts_most_invalid')
    expect(await refusal({ mostADay: 51 })).toBe('lane.alerts_most_invalid')
  })
})

test('a driver who is his own carrier saves lanes too, and is led to his own area', async () => {
  const driver = await called('driver')
  await truck(driver.actor)
  await save(driver)
  const id = await publish({ clientPricePesos: clientPrice })
  expect(await alertsOf(driver)).toMatchObject([{ link: `/conductor/cargas/${id}` }])
})

test('what was told a month ago is forgotten', async () => {
  await save(carrier)
  await publish()
  expect(await alertsOf(carrier)).toHaveLength(1)
  const count = async () =>
    (
      await sql<{ count: number }>`
        select count(*)::int as count from lane_alerts where owner_id = ${carrier.actor.id}`.execute(
        house.database.db,
      )
    ).rows[0]?.count
  expect(await count()).toBe(1)
  house.clock.forward(31 * 24 * hourMs)
  await sweepOldAlerts(house.openCtx())
  expect(await count()).toBe(0)
})
