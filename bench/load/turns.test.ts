/** A stretch has as many acts as it takes, however fast the machine is. */
import { expect, test } from 'vitest'
import type { Request } from 'autocannon'
import { eachOnce, withEnough, type Supply } from './turns.ts'

/** As many new ones as are wanted. */
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
  await withEnough(supply, 1, faster(1_000))
  await withEnough(supply, 1, faster(100_000))
  expect(stretches.length).toBeGreaterThan(2)
  const whole = [...(stretches[0] ?? []), ...(stretches.at(-1) ?? [])]
  expect(new Set(whole).size).toBe(101_000)
  // It is known now how fast it is.
  const before = stretches.length
  await withEnough(supply, 1, faster(100_000))
  expect(stretches).toHaveLength(before + 1)
})

test('where no more can be made it says so before the stretch', async () => {
  const supply = eachOnce(async () => [{ path: '/act/1' }])
  const send = () => Promise.reject(new Error('a stretch without acts'))
  await expect(withEnough(supply, 1, send)).rejects.toThrow('of 12500 acts only 1 can be made')
})
