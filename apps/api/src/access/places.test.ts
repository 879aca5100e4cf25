import { api } from '@arriero/contract'
import type { Endpoint } from '@arriero/contract/endpoint'
import type { Actor } from '@arriero/domain/people/roles'
import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Ctx } from '#context.ts'
import type { Served } from '#http/serve.ts'
import { served } from '../routes.ts'
import { reportedPlacesCsv, seenPlacesCsv } from './places.csv.ts'
import { driveTrip, moments, places, shownTo, type Moment, type Place, type Shown } from './places.fixture.ts'
import { serverWith } from './server.fixture.ts'
import { openWorld, type World } from './world.fixture.ts'

const viewers = ['A', 'CAR', 'OWN', 'OPR'] as const
type Viewer = (typeof viewers)[number]
type Reading = { server: string; moment: Moment; viewer: Viewer; shown: Shown }

const rowsOf = (csv: string) =>
  csv
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split(';'))
const tables = { seen: rowsOf(seenPlacesCsv), reported: rowsOf(reportedPlacesCsv) }

const wanted = (kind: keyof typeof tables, moment: Moment, viewer: Viewer): Place[] =>
  places.filter((place) =>
    tables[kind].some(
      ([when, where, ...cells]) =>
        when === moment && where === place && cells[viewers.indexOf(viewer)] === 'R',
    ),
  )

/** Places that reached somebody they should not, and such as did not reach whom they should. */
const faultsOf = ({ moment, viewer, shown }: Reading): string[] =>
  (['seen', 'reported'] as const).flatMap((kind) => {
    const may = wanted(kind, moment, viewer)
    return places.flatMap((place) => {
      if (shown[kind].includes(place) === may.includes(place)) return []
      const fault = may.includes(place) ? 'is not' : 'is'
      return [`${moment}: ${place} ${fault} ${kind === 'seen' ? 'shown' : 'told'} to ${viewer}`]
    })
  })

/** One endpoint answers as if somebody else asked, or more than it should. */
const changed = (
  endpoint: Endpoint,
  change: (one: Served, ctx: Ctx, input: Parameters<Served['handle']>[1]) => Promise<unknown>,
) =>
  served.map((one) =>
    one.endpoint === endpoint ? { ...one, handle: (ctx, input) => change(one, ctx, input) } : one,
  ) satisfies Served[]

let world: World
let administrator: Actor
const readings: Reading[] = []
const outside: { moment: Moment; who: string; shown: Shown }[] = []
const servers = new Map<string, FastifyInstance>()

const as = (actor: Actor) => (one: Served, ctx: Ctx, input: Parameters<Served['handle']>[1]) =>
  one.handle({ ...ctx, actor }, input, undefined as never)

type Answer = { trail: [number, number][]; position: unknown; isOpen: boolean }
/** All points of the service, whoever drove and whenever it was. */
const everything = async (one: Served, ctx: Ctx, input: Parameters<Served['handle']>[1]) => {
  const answer = (await one.handle(ctx, input, undefined as never)) as Answer
  const { rows } = await sql<{ longitude: number; latitude: number }>`
    select longitude, latitude from positions where order_id = ${(input.params as { _id: string })._id}`.execute(
    ctx.db,
  )
  return { ...answer, trail: rows.map(({ longitude, latitude }) => [longitude, latitude]) }
}

beforeAll(async () => {
  world = await openWorld()
  administrator = await world.bystander('administrator')
  const { house } = world
  const crew = await world.cast('enterprise')
  const { orderId } = await world.bring(crew, 'paid', async () => undefined)
  const planted: [string, Served[]][] = [
    ['history for anybody as for staff', changed(api.orders.history, as(administrator))],
    ['location for anybody as for staff', changed(api.tracking.location, as(administrator))],
    ['location for staff as for the client', changed(api.tracking.location, as(crew.client))],
    ['the trail of every driver, at any time', changed(api.tracking.location, everything)],
  ]
  servers.set('the product', house.app)
  for (const [name, table] of planted) servers.set(name, await serverWith(world, table))
  const strangers: [string, Actor][] = [
    ['former driver', crew.driver],
    ['rival', crew.rival],
    ['another carrier', await world.bystander('enterprise')],
    ['another client', await world.bystander('client')],
    ['another driver', await world.bystander('driver')],
    ['accountancy', await world.bystander('accountancy')],
    ['support', await world.bystander('soport')],
  ]
  await driveTrip(world, { crew, orderId }, async (moment, driver) => {
    const parties = { A: administrator, CAR: crew.carrier, OWN: crew.client, OPR: driver }
    for (const [server, app] of servers) {
      for (const viewer of viewers) {
        const shown = await shownTo({ world, app }, parties[viewer], orderId)
        readings.push({ server, moment, viewer, shown })
      }
    }
    for (const [who, actor] of strangers) {
      if (actor.id === driver.id) continue
      outside.push({ moment, who, shown: await shownTo({ world, app: house.app }, actor, orderId) })
    }
  })
})
afterAll(async () => {
  for (const [name, app] of servers) if (name !== 'the product') await app.close()
  process.stdout.write(`access: ${readings.length} readings of places, ${outside.length} refused\n`)
})

const faultsIn = (server: string) => readings.filter((reading) => reading.server === server).flatMap(faultsOf)

describe('where a truck and its driver were', () => {
  test('the tables name every moment of the trip', () => {
    for (const rows of Object.values(tables))
      expect(new Set(rows.map(([when]) => when))).toEqual(new Set(moments))
  })

  test.each(moments)('%s: each party is shown and told what is his, no more and no less', (moment) => {
    const own = readings.filter((one) => one.server === 'the product' && one.moment === moment)
    expect(own.map(({ viewer, shown }) => [viewer, shown.status])).toEqual(
      viewers.map((viewer) => [viewer, 200]),
    )
    expect(own.flatMap(faultsOf)).toEqual([])
  })

  test('is nothing to whoever is no party, nor any longer one', () => {
    expect(outside.length).toBeGreaterThan(30)
    for (const { moment, who, shown } of outside) {
      expect([moment, who, shown.seen, shown.reported]).toEqual([moment, who, [], []])
      expect([moment, who, shown.status]).toEqual([
        moment,
        who,
        who === 'accountancy' || who === 'support' ? 403 : 404,
      ])
    }
  })
})

describe('a planted leak is found', () => {
  test('the client told where his driver set out from', () => {
    expect(faultsIn('history for anybody as for staff')).toContain('on the way: approach is told to OWN')
  })

  test('the client shown the truck before it is in position, or the way it came', () => {
    const faults = faultsIn('location for anybody as for staff')
    expect(faults).toContain('on the way: approach is shown to OWN')
    expect(faults).toContain('running: approach is shown to OWN')
  })

  test('staff shown less than what is theirs', () => {
    expect(faultsIn('location for staff as for the client')).toContain(
      'on the way: approach is not shown to A',
    )
  })

  test('the way of a driver who is gone, or anything after the finish', () => {
    const faults = faultsIn('the trail of every driver, at any time')
    expect(faults).toContain('running: former is shown to OPR')
    expect(faults).toContain('driver replaced: former is shown to CAR')
    expect(faults).toContain('finished: road is shown to OWN')
  })
})
