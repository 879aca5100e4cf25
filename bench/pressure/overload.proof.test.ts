import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { expect, test } from 'vitest'
import { smallWorld } from '../world/fill.ts'
import { isGood, isRefused, rowsOf, type Answer } from './answers.ts'
import { mixOf } from './mix.ts'
import { overload, recoveryOf, servedOf, strangeOf, withCallers } from './overload.ts'
import { reservedOf } from './reserved.ts'
import { roadOf, startProduct, withGround, type Ground, type ProductSize } from './scene.ts'
import { times } from './streams.ts'

const seconds = 5
/** Of them twice as many come while nobody is served as may wait. */
const perSecond = 300
const standsStillMs = 4_000

type Met = { crowd: Answer[]; reserved: Answer[] }

/** Nobody gets at a service meanwhile: on the fastest machine, too, the line becomes longer than it may be. */
const standStill = async ({ servers }: Ground): Promise<void> => {
  const sql = new pg.Client(servers.connection)
  await sql.connect()
  try {
    await sql.query('begin; lock table orders in access exclusive mode')
    await sleep(standsStillMs)
    await sql.query('rollback')
  } finally {
    await sql.end()
  }
}

/** Callers of its own each time: what may be sent once they send from its beginning. */
const crowded = async (ground: Ground, product: ProductSize): Promise<Met> => {
  const server = await startProduct(ground, product)
  try {
    const { url } = server
    const road = await roadOf(ground, { trucks: 100, screens: 0 })
    const rates = { noticesPerSecond: 2, milestonesPerSecond: 4, seconds }
    const reserved = await reservedOf(ground, { url, road }, rates)
    const streams = times(await mixOf(ground, { perSecond: 1 }), perSecond)
    return await withCallers(async (by) => {
      const [crowd, others] = await Promise.all([
        by.crowd.ask({ url, seconds, streams }),
        by.others.ask({ url, seconds, streams: reserved }),
        standStill(ground),
      ])
      return { crowd: rowsOf(crowd), reserved: rowsOf(others) }
    })
  } finally {
    await server.stop()
  }
}

/** Right after a small crowd nothing moves: how many seconds it is not as before. */
const recoveryAfterStandstill = async (ground: Ground): Promise<number> => {
  const server = await startProduct(ground, { mostWaitMs: 0 })
  try {
    const mix = await mixOf(ground, { perSecond: 1 })
    const size = {
      perSecond: 30,
      seconds: 2,
      usualPerSecond: 10,
      usualSeconds: standsStillMs / 1_000 + 4,
      standsStillMs,
    }
    return await withCallers(async (by) =>
      recoveryOf(await overload({ server, mix, reserved: [] }, by, size)),
    )
  } finally {
    await server.stop()
  }
}

test('a crowd is served or told when to come again, what is reserved is served, and what is neither is seen', async () => {
  await withGround(smallWorld, async (ground) => {
    const well = await crowded(ground, {})
    expect(strangeOf([...well.crowd, ...well.reserved])).toEqual([])
    expect(well.crowd.filter(({ status }) => status === 503).length).toBeGreaterThan(0)
    expect(well.crowd.filter(isGood).length).toBeGreaterThan(0)
    expect(well.reserved.filter((one) => !isGood(one))).toEqual([])

    const ill = await crowded(ground, { faults: ['sendAway', 'mute'] })
    expect(ill.crowd.some(isRefused)).toBe(true)
    expect(strangeOf(ill.crowd).some((fault) => fault.endsWith('without Retry-After'))).toBe(true)
    expect(ill.reserved.some(isRefused)).toBe(true)
    expect(servedOf(ill.reserved.filter(({ name }) => name !== 'GET /health'))).toBeLessThan(99)

    // Where nobody is sent away all wait, and most for nothing.
    const open = await crowded(ground, { mostWaitMs: 0 })
    expect(open.crowd.filter(({ status }) => status === 503)).toEqual([])
    expect(servedOf(open.crowd)).toBeLessThan(80)

    expect(await recoveryAfterStandstill(ground)).toBeGreaterThanOrEqual(standsStillMs / 1_000 - 1)
  })
})
