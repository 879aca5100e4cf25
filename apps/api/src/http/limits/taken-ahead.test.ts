import { expect, test } from 'vitest'
import type { Counted } from './call-counts.ts'
import { takenAhead } from './taken-ahead.ts'

const windowMs = 60_000

/** A table of counts that several nodes ask, by the clock of the test. */
const table = () => {
  const clock = { now: 1_000 }
  const counts = new Map<string, { calls: number; endsAtMs: number }>()
  const asked: number[] = []
  const take = async (place: string, of: { calls: number; windowMs: number }): Promise<Counted> => {
    asked.push(of.calls)
    const running = counts.get(place)
    const { calls, endsAtMs } =
      running && running.endsAtMs > clock.now ? running : { calls: 0, endsAtMs: clock.now + of.windowMs }
    counts.set(place, { calls: calls + of.calls, endsAtMs })
    return { calls: calls + of.calls, endsInMs: endsAtMs - clock.now }
  }
  const node = (mostPlaces = 100) => {
    const count = takenAhead(take, { now: () => clock.now, mostPlaces })
    return async (...asked: Parameters<typeof count>): Promise<Counted> => count(...asked)
  }
  return { clock, asked, take, node }
}

const passed = (counted: readonly Counted[], most: number) =>
  counted.filter(({ calls }) => calls <= most).length

test('of 32 calls two ask the table, and each has a number of its own', async () => {
  const { asked, node } = table()
  const count = node()
  const numbers: number[] = []
  for (let call = 0; call < 32; call++) numbers.push((await count({ place: 'a', windowMs, most: 128 })).calls)
  expect(numbers).toEqual(Array.from({ length: 32 }, (_, at) => at + 1))
  expect(asked).toEqual([16, 16])
})

test.each([1, 7, 20, 99, 100, 240])(
  'of most %d no more pass on three nodes, one after the other or at once',
  async (most) => {
    const { node, clock } = table()
    const nodes = [node(), node(), node()] as const
    const inTurn: Counted[] = []
    for (let call = 0; call < 4 * most; call++)
      inTurn.push(await (nodes[call % 3] ?? nodes[0])({ place: 'a', windowMs, most }))
    const lost = most < 100 ? 0 : 2 * (Math.floor(most / 8) - 1)
    expect(passed(inTurn, most)).toBeLessThanOrEqual(most)
    expect(passed(inTurn, most)).toBeGreaterThanOrEqual(most - lost)
    clock.now += windowMs
    const atOnce = await Promise.all(
      Array.from({ length: 4 * most }, (_, call) =>
        (nodes[call % 3] ?? nodes[0])({ place: 'a', windowMs, most }),
      ),
    )
    expect(passed(atOnce, most)).toBe(most)
  },
)

test('who comes in the same moment is counted in one question, who comes meanwhile in the next', async () => {
  const { asked, node } = table()
  const count = node()
  const call = () => count({ place: 'a', windowMs, most: 8 })
  const first = [call(), call(), call()]
  await Promise.resolve()
  const next = [call(), call()]
  const counted = await Promise.all([...first, ...next])
  expect(asked).toEqual([3, 2])
  expect(counted.map(({ calls }) => calls).toSorted((one, other) => one - other)).toEqual([1, 2, 3, 4, 5])
})

test('what was taken in a window that has ended is not used in the next', async () => {
  const { clock, node } = table()
  const count = node()
  const call = () => count({ place: 'a', windowMs, most: 160 })
  await call()
  clock.now += windowMs
  expect(await call()).toEqual({ calls: 1, endsInMs: windowMs })
  clock.now += windowMs - 1
  expect(await call()).toEqual({ calls: 2, endsInMs: 1 })
})

test('a table that cannot be asked is said to all who wait, and the next asks again', async () => {
  const { take } = table()
  const state = { isAway: true }
  const count = takenAhead((place, of) =>
    state.isAway ? Promise.reject(new Error('away')) : take(place, of),
  )
  const call = async () => count({ place: 'a', windowMs, most: 8 })
  const away = await Promise.allSettled([call(), call()])
  expect(away.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  state.isAway = false
  expect((await call()).calls).toBe(1)
})

test('beyond so many places each call is counted as it comes, until those have ended', async () => {
  const { asked, clock, node } = table()
  const count = node(2)
  for (const place of ['a', 'b', 'c', 'c']) await count({ place, windowMs, most: 160 })
  expect(asked).toEqual([20, 20, 1, 1])
  clock.now += 2 * windowMs
  await count({ place: 'c', windowMs, most: 160 })
  expect(asked.at(-1)).toBe(20)
})
