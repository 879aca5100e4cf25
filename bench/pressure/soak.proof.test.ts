import { expect, test } from 'vitest'
import { plantedGrowth } from '../prove/soak.proof.ts'
import { smallWorld } from '../world/fill.ts'
import { withGround } from './scene.ts'
import { soak, soakFaults, type SoakSize } from './soak.ts'

/** Whether so short a run holds more and more nobody can tell: that is judged by the long form. */
const size: SoakSize = {
  seconds: 12,
  stretchSeconds: 6,
  warmSeconds: 2,
  callsPerSecond: 25,
  pingsPerSecond: 50,
  trucks: 100,
  screens: 120,
  // A machine that runs other tests too keeps people waiting: that is not what is looked at here.
  mostWaitMs: 0,
}

test('stretch after stretch is answered and added up, and what is never let go is seen', async () => {
  await withGround(smallWorld, async (ground) => {
    const told = await soak(ground, size)
    expect(soakFaults(told)).toEqual([])
    expect([told.seconds, told.calls, told.pings, told.screens]).toEqual([12, 300, 600, 120])
    expect(told.memory.length).toBeGreaterThan(6)
    expect((await plantedGrowth(ground, size)).isFound).toBe(true)
  })
})
