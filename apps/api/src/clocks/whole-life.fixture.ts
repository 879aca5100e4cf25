/** One service from its request to its approval, over HTTP, with its clock put forward or back before one act or before each. */
import { api } from '@arriero/contract'
import { sql } from 'kysely'
import type { Caller } from '#testing/house.ts'
import { createBody, hourMs, minuteMs, uploadJpeg, type Fleet, type Stage } from '../stories/stage.fixture.ts'

type Cast = { client: Caller; crew: Fleet }
type Act = {
  name: string
  /** After the request. */
  atMs: number
  /** Who acts comes in anew: his session may be of another time. */
  run(stage: Stage, cast: Cast, orderId: string): Promise<unknown>
}

const milestone =
  (step: 'onTheWay' | 'inPosition' | 'loadingStart' | 'tripStart' | 'inFinish' | 'unloadingStart') =>
  ({ house }: Stage, { crew }: Cast, _id: string) =>
    house
      .as(crew.driver.actor)
      .then((driver) => driver.send(api.tracking.milestone, { params: { _id }, body: { milestone: step } }))

const finish = async ({ house }: Stage, { crew }: Cast, _id: string) => {
  const driver = await house.as(crew.driver.actor)
  const images = [await uploadJpeg(driver)]
  await driver.send(api.tracking.milestone, { params: { _id }, body: { milestone: 'finish', images } })
}

const document = async ({ house }: Stage, { crew }: Cast, _id: string) => {
  const carrier = await house.as(crew.carrier.actor)
  const file = await uploadJpeg(carrier)
  await carrier.send(api.orders.loadSupportDocument, { params: { _id }, body: { file } })
}

const point = async ({ house }: Stage, { crew }: Cast) => {
  const at = { at: house.clock.now.toISOString(), latitude: 5.2, longitude: -74.6 }
  await (await house.as(crew.driver.actor)).send(api.tracking.ping, { body: { points: [at] } })
}

const take = async ({ house }: Stage, { crew }: Cast, idOrder: string) => {
  const carrier = await house.as(crew.carrier.actor)
  await carrier.send(api.offers.create, { body: { isOffer: false, idOrder } })
}

/** Without what depends on the clock of whoever reads it. */
export const acts: readonly Act[] = [
  { name: 'take', atMs: 10 * minuteMs, run: take },
  { name: 'pay', atMs: 20 * minuteMs, run: ({ house }, { client }, id) => house.world.pay(client.actor, id) },
  {
    name: 'assign',
    atMs: 30 * minuteMs,
    run: ({ house }, { crew }, id) => house.world.assign(crew.carrier.actor, id, crew.pair),
  },
  { name: 'on the way', atMs: 4 * hourMs, run: milestone('onTheWay') },
  { name: 'in position', atMs: 5 * hourMs, run: milestone('inPosition') },
  { name: 'loading', atMs: 5.5 * hourMs, run: milestone('loadingStart') },
  { name: 'document', atMs: 6 * hourMs, run: document },
  { name: 'trip', atMs: 6.5 * hourMs, run: milestone('tripStart') },
  { name: 'point', atMs: 7 * hourMs, run: point },
  { name: 'arrived', atMs: 14 * hourMs, run: milestone('inFinish') },
  { name: 'unloading', atMs: 15 * hourMs, run: milestone('unloadingStart') },
  { name: 'finish', atMs: 17 * hourMs, run: finish },
  {
    name: 'approve',
    atMs: 30 * hourMs,
    run: async ({ house }, { client }, _id) =>
      (await house.as(client.actor)).send(api.orders.approve, { params: { _id } }),
  },
]

/** How far off the clock is when an act is done, by its index. */
export type Drift = (index: number) => number

const stampsInOrder = sql`
  select o.id from orders o cross join lateral (
    select array_remove(array[on_the_way_at, in_position_at, loading_start_at, trip_start_at, arrived_at,
      unloading_start_at, finish_at], null) as stamps) s
  where s.stamps <> (select array_agg(at order by at) from unnest(s.stamps) at)`
const negatives = sql`
  select order_id as id from standby_charges where total_pesos < 0
  union all select order_id from cancellations where least(fee_pesos, vat_pesos, refund_pesos, carrier_pesos) < 0
  union all select order_id from refunds_due where amount_pesos < 0
  union all select order_id from payouts where gross_pesos < 0`

/** Times that go back, sums below nothing. */
export const askewOf = async ({ house }: Pick<Stage, 'house'>): Promise<string[]> => {
  const found = async (what: string, query: typeof negatives) =>
    (await query.execute(house.database.db)).rows.map((row) => `${(row as { id: string }).id}: ${what}`)
  return [
    ...(await found('a step before the one that it follows', stampsInOrder)),
    ...(await found('a sum below nothing', negatives)),
  ]
}

const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'reply' in error
    ? !(error.reply as { code: string }).code.startsWith('server.')
    : error instanceof Error && 'code' in error && error.name === 'AppError'

/**
 * An act that is refused while the clock is off is done once it is right; answers what went wrong. `startAt`: when the service is asked
 * for; its date is five hours later.
 */
export const liveThrough = async (stage: Stage, startAt: Date, drift: Drift): Promise<string[]> => {
  const { house } = stage
  house.clock.now = startAt
  const cast = { client: await stage.called('cliententerprise'), crew: await stage.fleet() }
  const body = createBody(new Date(startAt.getTime() + 5 * hourMs))
  const { _id } = await cast.client.send(api.orders.create, { body })
  const faults: string[] = []
  for (const [index, { name, atMs, run }] of acts.entries()) {
    const rightAt = new Date(startAt.getTime() + atMs)
    house.clock.now = new Date(rightAt.getTime() + drift(index))
    const refusal = await run(stage, cast, _id).then(
      () => undefined,
      (error: unknown) => error,
    )
    if (refusal !== undefined && !isRefusal(refusal))
      faults.push(`${name}: ${refusal instanceof Error ? refusal.message : 'no error'}`)
    await house.jobs.runJobs()
    house.clock.now = rightAt
    if (refusal !== undefined) await run(stage, cast, _id)
    await house.jobs.runJobs()
  }
  const { status } = await stage.orderRow(_id)
  return status === 3 ? faults : [...faults, `it ends at ${status}`]
}
