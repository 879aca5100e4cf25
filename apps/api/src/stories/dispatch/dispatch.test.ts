/** The dispatch board: what it shows before is what the assignment is told after. docs/decisions/0060. */
import { api } from '@arriero/contract'
import type { CallInput } from '@arriero/contract/endpoint'
import { bogotaDay } from '@arriero/domain/time/calendar'
import { describe, expect, test } from 'vitest'
import type { Caller } from '#testing/house.ts'
import { hourMs, minuteMs, openStage, type Fleet } from '../stage.fixture.ts'

const { house, person, called, fleet, truck, services, orderRow } = await openStage()
const { db } = house.database
const client = await called('cliententerprise')
const dayOf = (inMs = 0) => bogotaDay(new Date(house.clock.now.getTime() + inMs))

type Query = Partial<CallInput<typeof api.dispatch.board>['query']>
const ask = (who: Caller, query: Query = {}) =>
  who.send(api.dispatch.board, {
    query: { from: dayOf(), days: '7', rows: 'vehicles', limit: 100, ...query },
  })
const checks = (who: Caller, _id: string) => who.send(api.dispatch.checks, { params: { _id } })
const pairOf = ({ carrier, pair }: Fleet, _id: string, other: Partial<Fleet['pair']> = {}) =>
  carrier.send(api.dispatch.pair, { params: { _id }, query: { ...pair, ...other } })
const assign = ({ carrier, pair }: Fleet, _id: string, more: object = {}) => ({
  params: { _id },
  body: { ...pair, ...more },
  by: carrier,
})
const refusalOf = ({ by, ...call }: ReturnType<typeof assign>) => by.refusal(api.orders.update, call)
const done = ({ by, ...call }: ReturnType<typeof assign>) => by.send(api.orders.update, call)

describe('a window of the board', () => {
  test('has a row per truck and one per driver, with what lies on it, and what waits for a truck', async () => {
    const crew = await fleet()
    const [named, open] = [await services.crewed(client, crew), await services.taken(client, crew)]
    const later = await services.crewed(client, crew, { inMs: 20 * 24 * hourMs })
    const byTruck = await ask(crew.carrier)
    expect(byTruck.items).toMatchObject([
      { _id: crew.pair.vehicleId, capacityKg: 9_000, standing: [], usual: { _id: crew.pair.driverId } },
    ])
    const [bar] = byTruck.items[0]?.bars ?? []
    expect(byTruck.items[0]?.bars.map(({ _id }) => _id)).toEqual([named])
    expect(bar).toMatchObject({
      origin: 'Bogotá',
      destination: 'Medellín',
      driver: { _id: crew.pair.driverId },
      careful: [],
      whyNotMoved: null,
      waiting: null,
    })
    expect(bar?.stages.map(({ kind }) => kind)).toEqual(['loading', 'travel'])
    expect(byTruck.tray).toMatchObject({ total: 1, items: [{ _id: open, weightKg: 7_000, isPaid: false }] })
    const byDriver = await ask(crew.carrier, { rows: 'drivers' })
    expect(byDriver.items).toMatchObject([
      { _id: crew.pair.driverId, usual: { _id: crew.pair.vehicleId }, bars: [{ _id: named }] },
    ])
    const then = await ask(crew.carrier, { from: dayOf(20 * 24 * hourMs), days: '1' })
    expect(then.items[0]?.bars.map(({ _id }) => _id)).toEqual([later])
  })

  test('shows what began before it and lasts into it, and nothing that ended before', async () => {
    const crew = await fleet()
    const id = await services.crewed(client, crew, { inMs: 30 * hourMs })
    const { planned_end_at: end } = await orderRow(id)
    const shown = async (from: string) => (await ask(crew.carrier, { from, days: '1' })).items[0]?.bars.length
    expect(await shown(bogotaDay(end))).toBe(1)
    expect(await shown(bogotaDay(new Date(end.getTime() + 24 * hourMs)))).toBe(0)
    expect(await shown(dayOf())).toBe(0)
  })

  test('is read a page of trucks at a time, and a truck is found by its plate', async () => {
    const crew = await fleet()
    for (const licensePlate of ['ZZZ901', 'ZZZ902']) await truck(crew.carrier.actor, { licensePlate })
    const first = await ask(crew.carrier, { limit: 2 })
    expect([first.total, first.items.length]).toEqual([3, 2])
    const second = await ask(crew.carrier, { limit: 2, after: first.next ?? '' })
    expect([second.items.length, second.next]).toEqual([1, null])
    const plates = [...first.items, ...second.items].map(({ name }) => name)
    expect(new Set(plates).size).toBe(3)
    expect((await ask(crew.carrier, { q: 'zzz902' })).items.map(({ name }) => name)).toEqual(['ZZZ902'])
  })

  test('is of one’s own fleet alone', async () => {
    const [crew, other] = [await fleet(), await fleet()]
    const id = await services.taken(client, crew)
    expect((await ask(other.carrier)).tray.total).toBe(0)
    expect((await ask(other.carrier)).items.map(({ _id }) => _id)).toEqual([other.pair.vehicleId])
    expect(await other.carrier.refusal(api.dispatch.checks, { params: { _id: id } })).toBe('order.not_found')
    const call = { params: { _id: id }, query: other.pair }
    expect(await other.carrier.refusal(api.dispatch.pair, call)).toBe('order.not_found')
    expect((await pairOf(crew, id, { vehicleId: other.pair.vehicleId })).gates).toEqual(['vehicle.not_yours'])
    expect((await pairOf(crew, id, { driverId: other.pair.driverId })).gates).toEqual(['driver.not_yours'])
    for (const role of ['driver', 'cliententerprise', 'administrator'] as const)
      expect(
        await (
          await called(role)
        ).refusal(api.dispatch.board, {
          query: { from: dayOf(), days: '1', rows: 'drivers' },
        }),
      ).toBe('auth.role_refused')
  })

  test('three trucks that wait at once are told, the longest first, each with its hours beyond the free ones', async () => {
    const crew = await fleet()
    const began = house.clock.now
    const waits: string[] = []
    for (const [index, inMs] of [2 * hourMs, 3 * hourMs, 4 * hourMs].entries()) {
      const driver = await house.as(await person('enterprisedriver', { enterpriseId: crew.carrier.actor.id }))
      const vehicleId = await truck(crew.carrier.actor, { licensePlate: `WAI10${index}` })
      const own = { ...crew, driver, pair: { driverId: driver.actor.id, vehicleId } }
      waits.push(await services.inPosition(client, own, { inMs }))
    }
    house.clock.now = new Date(began.getTime() + 10 * hourMs + minuteMs)
    const { waiting, items } = await ask(crew.carrier)
    expect(waiting.map(({ _id }) => _id)).toEqual(waits)
    expect(waiting.map(({ licensePlate }) => licensePlate)).toEqual(['WAI100', 'WAI101', 'WAI102'])
    const free = waiting[0]?.waiting.freeHours ?? 0
    expect(waiting.map(({ waiting: { hours } }) => hours)).toEqual(
      [8, 7, 6].map((waited) => Math.max(0, waited + 1 - free)),
    )
    const bars = items.flatMap((row) => row.bars)
    expect(bars.filter((bar) => bar.waiting !== null)).toHaveLength(3)
    for (const { stages } of bars)
      expect(stages[0]).toMatchObject({ kind: 'loading', until: house.clock.now.toISOString() })
    house.clock.now = began
  })
})

describe('what the board shows before, the assignment is told after', () => {
  test('another service in the way, by its name and hours', async () => {
    const crew = await fleet()
    const [named, next] = [await services.crewed(client, crew), await services.taken(client, crew)]
    const found = await checks(crew.carrier, next)
    expect(found).toEqual({
      vehicles: [{ _id: crew.pair.vehicleId, gates: ['vehicle.busy'] }],
      drivers: [{ _id: crew.pair.driverId, gates: ['driver.busy'] }],
    })
    const { gates, clashes } = await pairOf(crew, next)
    expect(gates).toEqual(['driver.busy', 'vehicle.busy'])
    expect(clashes).toMatchObject([
      { _id: named, of: 'drivers', origin: 'Bogotá' },
      { _id: named, of: 'vehicles' },
    ])
    expect(await refusalOf(assign(crew, next))).toBe('driver.busy')
  })

  test('too little rest: eight hours between two long ones do, an hour less does not', async () => {
    const crew = await fleet()
    const first = await services.crewed(client, crew)
    const end = (await orderRow(first)).planned_end_at.getTime() - house.clock.now.getTime()
    const minute = Math.ceil(end / minuteMs) * minuteMs
    const tired = await services.taken(client, crew, { inMs: minute + 7 * hourMs })
    expect((await checks(crew.carrier, tired)).drivers).toEqual([
      { _id: crew.pair.driverId, gates: ['driver.rest_short'] },
    ])
    expect(await pairOf(crew, tired)).toMatchObject({
      gates: ['driver.rest_short'],
      clashes: [],
      rest: { drivingHours: 10, restHours: 8 },
    })
    expect(await refusalOf(assign(crew, tired))).toBe('driver.rest_short')
    expect((await orderRow(tired)).driver_id).toBeNull()
    const rested = await services.taken(client, crew, { inMs: minute + 8 * hourMs + minuteMs })
    expect((await pairOf(crew, rested)).gates).toEqual([])
    await done(assign(crew, rested))
    // Looked at from the other side it is as short.
    expect((await ask(crew.carrier)).items[0]?.bars.map(({ careful }) => careful)).toEqual([[], []])
  })

  test('a truck too small, and a paper that ends before the unloading', async () => {
    const crew = await fleet()
    const id = await services.taken(client, crew)
    await db
      .updateTable('vehicles')
      .set({ capacity_kg: 6_999 })
      .where('id', '=', crew.pair.vehicleId)
      .execute()
    await db
      .updateTable('credentials')
      .set({ expires_on: dayOf(24 * hourMs) })
      .where('vehicle_id', '=', crew.pair.vehicleId)
      .where('kind', '=', 'soat')
      .execute()
    const gates = ['vehicle.capacity_too_small', 'soat.expired']
    expect((await checks(crew.carrier, id)).vehicles).toEqual([{ _id: crew.pair.vehicleId, gates }])
    expect((await pairOf(crew, id)).gates).toEqual(gates)
    expect(await refusalOf(assign(crew, id))).toBe('vehicle.capacity_too_small')
    expect((await ask(crew.carrier)).items[0]?.ends).toEqual([{ paper: 'soat', on: dayOf(24 * hourMs) }])
  })

  test('what was in order when it was assigned and is no longer makes one careful on its bar', async () => {
    const crew = await fleet()
    await services.crewed(client, crew)
    await db
      .updateTable('credentials')
      .set({ expires_on: dayOf(-24 * hourMs) })
      .where('user_id', '=', crew.pair.driverId)
      .where('kind', '=', 'licence')
      .execute()
    const { items } = await ask(crew.carrier, { rows: 'drivers' })
    expect(items[0]).toMatchObject({
      standing: ['licence.expired'],
      bars: [{ careful: ['licence.expired'] }],
    })
  })

  test('a larger truck is a question, and no refusal of the board', async () => {
    const crew = await fleet()
    const id = await services.taken(client, crew)
    const vehicleId = await truck(crew.carrier.actor, { type: 'doubleAxleTruck' })
    expect((await checks(crew.carrier, id)).vehicles).toEqual([])
    const larger = 'vehicle.larger_needs_confirmation'
    expect((await pairOf(crew, id, { vehicleId })).gates).toEqual([larger])
    expect(await refusalOf(assign(crew, id, { vehicleId }))).toBe(larger)
    await done(assign(crew, id, { vehicleId, confirmed: true }))
    expect((await ask(crew.carrier)).items.flatMap(({ bars }) => bars)[0]?.careful).toEqual([])
  })

  test('a rest that an administrator let pass is neither shown nor refused', async () => {
    const crew = await fleet()
    const first = await services.crewed(client, crew)
    const inMs = (await orderRow(first)).planned_end_at.getTime() - house.clock.now.getTime() + hourMs
    const id = await services.taken(client, crew, { inMs: Math.ceil(inMs / minuteMs) * minuteMs })
    const admin = await called('administrator')
    await admin.send(api.orders.waive, {
      params: { orderId: id },
      body: { ...crew.pair, gate: 'driver.rest_short', reason: 'Lo releva un segundo conductor' },
    })
    expect((await checks(crew.carrier, id)).drivers).toEqual([])
    expect((await pairOf(crew, id)).gates).toEqual([])
    await done(assign(crew, id))
  })
})

describe('two dispatchers', () => {
  test('who moves a service that somebody else has moved since is told, and nothing changes', async () => {
    const crew = await fleet()
    const id = await services.taken(client, crew)
    const nobody = { driverId: null, vehicleId: null }
    await done(assign(crew, id, { was: nobody }))
    const other = {
      driverId: (await person('enterprisedriver', { enterpriseId: crew.carrier.actor.id })).id,
      vehicleId: await truck(crew.carrier.actor),
    }
    expect(await refusalOf(assign(crew, id, { ...other, was: nobody }))).toBe('order.assignment_changed')
    expect(await orderRow(id)).toMatchObject({
      driver_id: crew.pair.driverId,
      vehicle_id: crew.pair.vehicleId,
    })
    // The same once more is done already, whatever was seen.
    await done(assign(crew, id, { was: nobody }))
    await done(assign(crew, id, { ...other, was: crew.pair }))
    expect(await orderRow(id)).toMatchObject({ driver_id: other.driverId, vehicle_id: other.vehicleId })
  })

  test('of two who drag two services onto one truck at once one is told that it is taken, the other service stays in the tray', async () => {
    const crew = await fleet()
    const ids = [await services.taken(client, crew), await services.taken(client, crew)]
    const was = { driverId: null, vehicleId: null }
    const told = await Promise.all(
      ids.map((id) =>
        done(assign(crew, id, { was })).then(
          () => 'done',
          () => 'refused',
        ),
      ),
    )
    expect(told.toSorted()).toEqual(['done', 'refused'])
    const { items, tray } = await ask(crew.carrier)
    const left = ids[told.indexOf('refused')]
    expect(items.flatMap(({ bars }) => bars.map(({ _id }) => _id))).toEqual([ids[told.indexOf('done')]])
    expect(tray.items.map(({ _id }) => _id)).toEqual([left])
    expect(await refusalOf(assign(crew, left ?? '', { was }))).toBe('driver.busy')
  })
})
