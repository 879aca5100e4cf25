import { expect, test } from 'vitest'
import { withGround } from '../pressure/scene.ts'
import { plantedStart } from '../prove/ready.proof.ts'
import { smallWorld } from '../world/fill.ts'
import { readyFaults, startsOf } from './ready.ts'

test('a node that was ended or killed is ready and serves, and a start that stands still is seen', async () => {
  await withGround(smallWorld, async (ground) => {
    const started = await startsOf(ground, { times: 2 })
    expect(started.map(({ after }) => after)).toEqual(['SIGTERM', 'SIGKILL'])
    expect(readyFaults(started)).toEqual([])
    expect((await plantedStart(ground)).isFound).toBe(true)
  })
})
