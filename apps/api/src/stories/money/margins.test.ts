/** What margins tell comes to what its rows and the journal say, however it is narrowed. docs/decisions/0072. */
import { api } from '@arriero/contract'
import type { MarginFigures, MarginService } from '@arriero/contract/money/margins'
import { bogotaDay, daysAfter } from '@arriero/domain/time/calendar'
import { sql } from 'kysely'
import { beforeAll, expect, test } from 'vitest'
import { sweepMargins } from '#features/margins/margins.sweeps.ts'
import { releaseOrder } from '#features/cancellations/cancellations.actions.ts'
import { minuteMs, openStage } from '../stage.fixture.ts'
import { historiesOf, place } from './money-histories.fixture.ts'

const { house, called, fleet, services } = await openStage()
const { db } = house.database
const reader = await called('accountancy')
const client = await called('cliententerprise')
const other = await called('client')
const winner = await fleet()
const rival = await fleet()
const today = bogotaDay(house.clock.now)
const half = { from: daysAfter(today, -190), to: today }

type Narrowed = { from?: string; to?: string; client?: string; carrier?: string; lane?: string }

const summary = async (query: Narrowed = half) =>
  (await house.as(reader.actor)).send(api.margins.summary, { query })

/** Every row, page after page of three. */
const serviceRows = async (query: Narrowed & { belowFloor?: 'true' }): Promise<MarginService[]> => {
  const again = await house.as(reader.actor)
  const rows: MarginService[] = []
  let after: string | undefined
  do {
    const page = await again.send(api.margins.services, {
      query: { ...query, limit: '40', ...(after && { after }) },
    })
    rows.push(...page.items)
    after = page.next ?? undefined
  } while (after)
  return rows
}

const moneyOf = ({ services: count, billed, freight, insurer, commission, margin }: MarginFigures) => ({
  services: count,
  billed,
  freight,
  insurer,
  commission,
  margin,
})

const added = (rows: readonly MarginService[]) => {
  const sum = (key: 'billed' | 'freight' | 'insurer' | 'commission' | 'margin') =>
    rows.reduce((total, row) => total + row[key], 0)
  return {
    services: rows.length,
    billed: sum('billed'),
    freight: sum('freight'),
    insurer: sum('insurer'),
    commission: sum('commission'),
    margin: sum('margin'),
  }
}

/** What the journal's entries credit as the platform's own, of these services. */
const booked = async (rows: readonly MarginService[]): Promise<number> => {
  const { rows: sums } = await sql<{ pesos: number }>`
    select coalesce(-sum(amount_pesos), 0)::bigint as pesos from journal_entries
    where account = 'platform_revenue' and order_id = any(${rows.map(({ order }) => order)})`.execute(db)
  return sums[0]?.pesos ?? 0
}

const agree = async (query: Narrowed): Promise<MarginFigures> => {
  const { all, weeks } = await summary(query)
  const rows = await serviceRows(query)
  expect(added(rows), JSON.stringify(query)).toEqual(moneyOf(all))
  expect(await booked(rows), JSON.stringify(query)).toBe(all.margin)
  expect(weeks.reduce((sum, { margin }) => sum + margin, 0)).toBe(all.margin)
  return all
}

let finished = ''
let offered = ''

beforeAll(async () => {
  finished = await services.finished(client, winner)
  offered = await services.created(other, { clientPricePesos: undefined })
  house.clock.forward(90 * minuteMs)
  await house.world.offer(rival.carrier.actor, offered, { valuePesos: 2_100_000, description: 'Salgo ya' })
  house.clock.forward(10 * minuteMs)
  const offerId = await house.world.offer(winner.carrier.actor, offered, {
    valuePesos: 2_000_000,
    description: 'Mañana temprano',
  })
  await house.world.accept(other.actor, offered, offerId)
  const returned = await services.taken(other, rival)
  await house.world.act(rival.carrier.actor, (ctx) => releaseOrder(ctx, returned, 'Se varó el camión'))
  const open = house.openCtx()
  await open.inTransaction(async (tx) => {
    for (const one of historiesOf(140, 20_260_701))
      await place({ ...open, now: house.clock.now, db: tx }, finished, one)
  })
  await sweepMargins(house.openCtx())
}, 120_000)

test('all services, and those of a client, a carrier, a lane or a week, come to their rows and to the journal', async () => {
  const all = await agree(half)
  expect(all.services).toBeGreaterThan(20)
  const lane = '11001-05001'
  const ofClient = await agree({ ...half, client: client.actor.id })
  const ofCarrier = await agree({ ...half, carrier: winner.carrier.actor.id })
  await agree({ ...half, lane })
  await agree({ ...half, client: client.actor.id, carrier: winner.carrier.actor.id, lane })
  expect(ofClient.margin).toBe(all.margin)
  expect(ofCarrier.margin).toBe(all.margin)
  const { weeks } = await summary()
  for (const { week, ...figures } of weeks.filter(({ services: count }) => count > 0)) {
    const { all: ofWeek } = await summary({ from: week, to: daysAfter(week, 6) })
    expect(ofWeek).toEqual(figures)
    await agree({ from: week, to: daysAfter(week, 6) })
  }
})

test('groups come to what all comes to, whoever is asked by', async () => {
  const { all } = await summary()
  const again = await house.as(reader.actor)
  for (const by of ['lane', 'client', 'carrier', 'week'] as const) {
    const { items } = await again.send(api.margins.groups, { query: { ...half, by, limit: '100' } })
    expect(
      items.reduce((sum, { margin }) => sum + margin, 0),
      by,
    ).toBe(all.margin)
    expect(
      items.reduce((sum, { services: count }) => sum + count, 0),
      by,
    ).toBe(all.services)
    expect(
      items.reduce((sum, { offers }) => sum + offers, 0),
      by,
    ).toBe(all.offers)
    for (const item of items.filter(() => by !== 'week')) {
      const { all: ofOne, of } = await summary({ ...half, [by]: item._id })
      const { _id, name, ...figures } = item
      expect(ofOne, `${by} ${name}`).toEqual(figures)
      expect(of[by as 'lane']).toEqual({ _id, name })
    }
  }
})

test('what carriers offered is told once for each of them, with who won and how long the service waited', async () => {
  const query = { client: other.actor.id }
  const { all } = await summary(query)
  expect(all).toMatchObject({ offers: 2, won: 1, firstOffers: 1, firstMinutes: 90, returned: 1 })
  const again = await house.as(reader.actor)
  const { items } = await again.send(api.margins.offers, { query })
  expect(
    items.map(({ order, value, isWon, firstMinutes }) => ({ order, value, isWon, firstMinutes })),
  ).toEqual([
    { order: offered, value: 2_000_000, isWon: true, firstMinutes: null },
    { order: offered, value: 2_100_000, isWon: false, firstMinutes: 90 },
  ])
  const won = await again.send(api.margins.offers, { query: { ...query, won: 'true' } })
  expect(won.items.map(({ carrier }) => carrier._id)).toEqual([winner.carrier.actor.id])
  const returns = await again.send(api.margins.returns, { query })
  expect(returns.items).toMatchObject([
    { carrier: { _id: rival.carrier.actor.id }, reason: 'Se varó el camión' },
  ])
})

test('a service agreed below its floor is told, and leads to itself', async () => {
  await db
    .updateTable('orders')
    .set({ floor_pesos: 9_000_000, reference_pesos: 4_000_000 })
    .where('id', '=', finished)
    .execute()
  await sql`insert into margin_queue (order_id) values (${finished})`.execute(db)
  await sweepMargins(house.openCtx())
  const { all } = await summary()
  const rows = await serviceRows({ ...half, belowFloor: 'true' })
  expect(rows.map(({ order }) => order)).toContain(finished)
  expect(rows).toHaveLength(all.belowFloor)
  expect(all.reference).toBeGreaterThanOrEqual(4_000_000)
})

test('groups come page by page, each once, whatever they are sorted by', async () => {
  const again = await house.as(reader.actor)
  for (const sort of ['-margin', 'services', '-offers', 'week'] as const) {
    const keys: string[] = []
    let after: string | undefined
    do {
      const page = await again.send(api.margins.groups, {
        query: { ...half, by: 'week', sort, limit: '4', ...(after && { after }) },
      })
      keys.push(...page.items.map(({ _id }) => _id))
      expect(page.total).toBeGreaterThan(4)
      after = page.next ?? undefined
    } while (after)
    const { items, total } = await again.send(api.margins.groups, {
      query: { ...half, by: 'week', sort, limit: '100' },
    })
    expect(keys, sort).toEqual(items.map(({ _id }) => _id))
    expect(new Set(keys).size).toBe(total)
  }
})

test('sums by week are the sums of the facts, and reading them anew changes nothing', async () => {
  const sumsOf = async (from: ReturnType<typeof sql>) =>
    (
      await sql`select dimension, week, key, kind, sum(amount)::int as amount, sum(margin_pesos)::bigint as margin
        from (${from}) s group by 1, 2, 3, 4 having sum(amount) <> 0 order by 1, 2, 3, 4`.execute(db)
    ).rows
  const kept = () => sumsOf(sql`select dimension, week, key, kind, amount, margin_pesos from margin_tallies`)
  const counted = () =>
    sumsOf(sql`select d.dimension, f.week, d.key, f.kind, 1 as amount, f.margin_pesos from margin_facts f
      cross join lateral (values ('all', ''), ('client', f.client_id), ('carrier', f.carrier_id), ('lane', f.lane)) as d (dimension, key)
      where d.key is not null`)
  const before = await kept()
  expect(before.length).toBeGreaterThan(20)
  expect(before).toEqual(await counted())
  await sql`insert into margin_queue (order_id) select id from orders`.execute(db)
  await sweepMargins(house.openCtx())
  expect(await kept()).toEqual(before)
  expect((await db.selectFrom('margin_queue').selectAll().execute()).length).toBe(0)
})

test('more than a year, days the wrong way round and days that are none are refused where they are asked', async () => {
  const again = await house.as(reader.actor)
  const refused = (query: Narrowed) => again.refusal(api.margins.summary, { query })
  expect(await refused({ from: '2024-01-01', to: '2026-01-01' })).toBe('margin.too_many_weeks')
  expect(await refused({ from: '2026-02-01', to: '2026-01-01' })).toBe('margin.days_reversed')
  expect(await refused({ from: 'ayer', to: 'hoy' })).toBe('input.invalid')
  expect(await refused({ from: '9999-12-31' })).toBe('input.invalid')
  expect(await refused({ lane: '11001' })).toBe('input.invalid')
  expect(await (await house.as(client.actor)).refusal(api.margins.summary, { query: {} })).toBe(
    'auth.role_refused',
  )
})
