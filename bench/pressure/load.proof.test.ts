import { expect, test } from 'vitest'
import { badOf, loadFaults, loadRun, unseenOf, waitsOf, type LoadSize } from './load-run.ts'
import { mostMebibytes } from './memory.ts'
import { delayed, leaked, lost } from './planted.ts'
import { withGround } from './scene.ts'
import { smallWorld } from '../world/fill.ts'

const size: LoadSize = {
  seconds: 6,
  warmSeconds: 2,
  callsPerSecond: 25,
  pingsPerSecond: 50,
  trucks: 100,
  screens: 120,
  // A machine that runs other tests too keeps people waiting: that is not what is looked at here.
  mostWaitMs: 0,
}
/** Of 300 pings one in 25 is twelve. */
const gone = Math.floor((size.seconds * size.pingsPerSecond) / lost.every)

test('a few seconds of a working day are answered whole, and what is late, lost or held for good is seen', async () => {
  await withGround(smallWorld, async (ground) => {
    const well = await loadRun(ground, size)
    expect(loadFaults(well)).toEqual([])
    expect({ bad: badOf(well), unkept: well.unkept, unseen: unseenOf(well) }).toEqual({
      bad: 0,
      unkept: 0,
      unseen: 0,
    })
    expect([well.calls.length, well.pings.length]).toEqual([150, 300])

    const ill = await loadRun(ground, size, ['delay', 'leak', 'lose'])
    expect(waitsOf(ill.calls, 0.99)).toBeGreaterThanOrEqual(delayed.byMs)
    expect(ill.unkept).toBeGreaterThanOrEqual(gone)
    const heldMebibytes = ((ill.calls.length + ill.pings.length) * leaked.bytesPerCall) / 1024 ** 2
    const grown = mostMebibytes(ill.memory) - mostMebibytes(ill.memory.slice(0, 1))
    expect(grown).toBeGreaterThan(heldMebibytes / 2)
  })
})
