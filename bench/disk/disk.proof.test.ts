import { expect, test } from 'vitest'
import { damagedFiles, poorAnswers } from '../prove/disk.proof.ts'
import { diskRun } from './run.ts'
import { whyNoVolume } from './volume.ts'

const why = await whyNoVolume()

test.runIf(why === undefined)(
  'a disk under the files that is full, slow or stands still loses nothing, leaves no half, and all goes on by itself',
  async () => {
    const suffered = await diskRun({
      where: 'files',
      ills: ['full', 'slow', 'standing still'],
      patience: 4,
    })
    expect(suffered.map(({ faults }) => faults)).toEqual([[], [], []])
    expect(suffered[0]?.refused).toBeGreaterThan(0)
  },
)

test.runIf(why === undefined)('so does a full one under PostgreSQL', async () => {
  const suffered = await diskRun({ where: 'database', ills: ['full'], patience: 4 })
  expect(suffered.map(({ faults }) => faults)).toEqual([[]])
  expect(suffered[0]?.refused).toBeGreaterThan(0)
})

test.runIf(why !== undefined)('a machine that mounts nothing says what is missing', () => {
  expect(why).toMatch(/root|Linux|packages|mount/)
})

test('what a full disk may leave is found', async () => {
  expect([...(await damagedFiles()), ...poorAnswers()].filter(({ isFound }) => !isFound)).toEqual([])
})
