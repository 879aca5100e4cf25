import { expect, test } from 'vitest'
import { smallWorld } from '../world/fill.ts'
import { isGood, isRefused, rowsOf, type Answer } from './answers.ts'
import { mixOf } from './mix.ts'
import { servedOf, strangeOf, withCallers, type Callers } from './overload.ts'
import { reservedOf } from './reserved.ts'
import { roadOf, startProduct, withGround, type Ground, type ProductSize } from './scene.ts'

const seconds = 5
/** Many times as many as there are connections to the database. */
const callers = 150

type Met = { crowd: Answer[]; reserved: Answer[] }

const crowded = async (ground: Ground, by: Callers, product: ProductSize): Promise<Met> => {
  const server = await startProduct(ground, product)
  try {
    const { url } = server
    const road = await roadOf(ground, { trucks: 100, screens: 0 })
    const rates = { noticesPerSecond: 2, milestonesPerSecond: 4, seconds }
    const reserved = await reservedOf(ground, { url, road }, rates)
    const streams = await mixOf(ground, { perSecond: 100 })
    const [crowd, others] = await Promise.all([
      by.crowd.ask({ url, seconds, streams, callers }),
      by.others.ask({ url, seconds, streams: reserved }),
    ])
    return { crowd: rowsOf(crowd), reserved: rowsOf(others) }
  } finally {
    await server.stop()
  }
}

test('a crowd is served or told when to come again, what is reserved is served, and what is neither is seen', async () => {
  await withGround(smallWorld, (ground) =>
    withCallers(async (by) => {
      const well = await crowded(ground, by, { mostWaitMs: 1 })
      expect(strangeOf([...well.crowd, ...well.reserved])).toEqual([])
      expect(well.crowd.filter(isRefused).length).toBeGreaterThan(0)
      expect(well.crowd.filter(isGood).length).toBeGreaterThan(0)
      expect(well.reserved.filter((one) => !isGood(one))).toEqual([])

      const ill = await crowded(ground, by, { mostWaitMs: 1, faults: ['sendAway', 'mute'] })
      expect(strangeOf(ill.crowd).some((fault) => fault.endsWith('without Retry-After'))).toBe(true)
      expect(servedOf(ill.reserved.filter(({ name }) => name !== 'GET /health'))).toBeLessThan(99)
    }),
  )
})
