/** A stretch has as many acts as it takes, however fast the machine is. */
import { expect, test } from 'vitest'
import type { Request } from 'autocannon'
import { eachOnce, withEnough, type Supply } from './turns.ts'

/** Makes as many new acts as are wanted, without end. */
const endless = () => {
  let made = 0
  return async (least: number): Promise<Request[]> =>
    Array.from({ length: least }, () => ({ path: `/act/${(made += 1)}` }))
}

const askedFor = ({ requests }: Supply, count: number) =>
  Array.from({ length: count }, () => requests[0]?.setupRequest?.({}).path)

test('acts that run out in the middle of a stretch end nothing: it is begun anew with more, none sent twice', async () => {
  const supply = eachOnce(endless())
  const stretches: (string | undefined)[][] = []
  const faster = (count: number) => () => {
    const asked = askedFor(supply, count)
    stretches.push(asked)
    return Promise.resolve({ perSecond: new Set(asked).size })
  }
  await withEnough(supply, 1, faster(500))
  await withEnough(supply, 1, faster(100_000))
  expect(stretches.length).toBeGreaterThan(2)
  const whole = [...(stretches[0] ?? []), ...(stretches.at(-1) ?? [])]
  expect(new Set(whole).size).toBe(100_500)
  // It is known now how fast it is.
  const before = stretches.length
  await withEnough(supply, 1, faster(100_000))
  expect(stretches).toHaveLength(before + 1)
})

test('fewer acts than wanted do for a slow machine; one that needs more than can be made is told so', async () => {
  const few = () => eachOnce(async () => [{ path: '/act/1' }, { path: '/act/2' }])
  const ask = (supply: Supply, count: number) => () =>
    Promise.resolve({ perSecond: askedFor(supply, count).length })
  const slow = few()
  await expect(withEnough(slow, 1, ask(slow, 2))).resolves.toEqual({ perSecond: 2 })
  const fast = few()
  await expect(withEnough(fast, 1, ask(fast, 3))).rejects.toThrow('no more than 2 acts can be made')
})
