import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { holdFile, isAlive, keep, pidOf, type Kept } from './keeper.ts'
import type { Place } from './place.ts'
import type { Service } from './services.ts'

let place: Place
let kept: Kept | undefined

beforeEach(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'arriero-cluster-'))
  place = { folder, base: 15_000, owner: { uid: 0, gid: 0, name: 'me' }, isRoot: false, isElsewhere: false }
  for (const name of ['run', 'log']) await mkdir(join(folder, name))
})
afterEach(async () => {
  await kept?.stop()
  kept = undefined
  await rm(place.folder, { recursive: true, force: true })
})

const patient = (program: string): Service => ({
  name: 'server',
  program: process.execPath,
  parameters: ['-e', program],
  isOurs: true,
})
const running = () => expect.poll(() => pidOf(place, 'server')).toBeGreaterThan(0)

test('a server that is killed comes back as another process', async () => {
  kept = keep(place, patient('setInterval(() => {}, 1000)'))
  await running()
  const first = pidOf(place, 'server') ?? 0
  process.kill(first, 'SIGKILL')
  await expect.poll(() => pidOf(place, 'server') ?? first, { timeout: 8_000 }).not.toBe(first)
})

test('a machine that is gone stays away until it is let go', async () => {
  kept = keep(place, patient('setInterval(() => {}, 1000)'))
  await running()
  await writeFile(holdFile(place, 'server'), '')
  process.kill(pidOf(place, 'server') ?? 0, 'SIGKILL')
  await new Promise((resolve) => setTimeout(resolve, 2_000))
  expect(pidOf(place, 'server')).toBeUndefined()
  await rm(holdFile(place, 'server'))
  await running()
})

test('the end waits for one who ends in order, and for nobody for ever', async () => {
  const deaf = {
    ...patient(`process.on('SIGTERM', () => {}); setInterval(() => {}, 1000)`),
    endWithinMs: 800,
  }
  kept = keep(place, deaf)
  await running()
  await new Promise((resolve) => setTimeout(resolve, 500))
  const pid = pidOf(place, 'server') ?? 0
  await kept.stop()
  expect(isAlive(pid)).toBe(false)
})
