/** While hostile PDFs of 10 MB are uploaded in parallel, `/health` is answered as before: p99 at most 100 ms. Security (d) PDF. */
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { compose } from '../apps/api/src/compose.ts'
import { readConfig } from '../apps/api/src/config.ts'
import { startThrowaway } from '../apps/api/src/database/throwaway.ts'
import { hostileKinds } from '../apps/api/src/features/files/hostile-pdf.fixture.ts'
import { person, sessionOf } from '../apps/api/src/testing/people.ts'
import type { Uploaded } from './load/pdf-uploads.ts'
import { startServer } from './servers/process.ts'
import { uploadRounds as rounds } from './settings.ts'

const mostMs = 100
/** Alone, p99 stays below this on a machine that does nothing else. */
const quietMs = 15
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

const health = (url: string) =>
  new Promise<number>((resolve, reject) => {
    const startedAt = performance.now()
    get(`${url}/health`, { agent }, (response) => {
      response.resume().on('end', () => resolve(performance.now() - startedAt))
    }).on('error', reject)
  })

/** One call after the other, a few milliseconds apart, until `until` is over. */
const healthUntil = async (url: string, until: Promise<unknown>): Promise<number[]> => {
  const times: number[] = []
  const over = until.then(
    () => true,
    () => true,
  )
  while (!(await Promise.race([over, sleep(5, false)]))) times.push(await health(url))
  return times
}

const share = (times: readonly number[], part: number) =>
  times.toSorted((one, other) => one - other)[Math.min(times.length - 1, Math.floor(times.length * part))] ??
  0

const say = (when: string, times: readonly number[]) => {
  const [p50, p99, most] = [0.5, 0.99, 1].map((part) => `${share(times, part).toFixed(1)} ms`)
  console.log(`${when.padEnd(28)} ${times.length} calls of /health: p50 ${p50}, p99 ${p99}, longest ${most}`)
}

/** From a thread of its own, so that making and sending them does not slow down who measures. */
const uploadAll = (url: string, headers: object) =>
  new Promise<Uploaded[]>((resolve, reject) => {
    const worker = new Worker(new URL('load/pdf-uploads.ts', import.meta.url), {
      workerData: { url, headers, kinds: hostileKinds, rounds },
    })
    worker.once('message', resolve)
    worker.once('error', reject)
  })

const measure = async (url: string, headers: object): Promise<boolean> => {
  const alone = await healthUntil(url, sleep(3000))
  say('alone', alone)
  const uploading = uploadAll(url, headers)
  const times = await healthUntil(url, uploading)
  const uploaded = await uploading
  for (const { kind, answers, seconds } of uploaded)
    console.log(`  ${kind.padEnd(44)} ${answers.join(', ')} in ${seconds.toFixed(1)} s`)
  say('with hostile uploads', times)
  const strange = uploaded.filter(({ answers }) => answers.some((answer) => !/^(400|503)/.test(answer)))
  for (const { kind } of strange) console.log(`FAIL  ${kind} was neither refused nor told to come again`)
  const p99 = share(times, 0.99)
  if (share(alone, 0.99) > quietMs) console.log('VOID  the machine is busy: even alone the answers are late')
  console.log(`${p99 <= mostMs ? 'PASS' : 'FAIL'}  p99 ${p99.toFixed(1)} ms, ${mostMs} ms at most`)
  return p99 <= mostMs && strange.length === 0
}

const database = await startThrowaway({})
const folder = await mkdtemp(join(tmpdir(), 'arriero-bench-'))
const { connection } = database
try {
  const house = await compose({
    config: readConfig({ LOG_LEVEL: 'silent' }),
    connection,
    directConnection: connection,
    dataFolder: folder,
    publicUrl: 'http://localhost:3000',
    isDemo: false,
    hasWorkers: false,
  })
  const ctx = house.openCtx(house.database.db)
  const headers = await sessionOf(ctx, await person(ctx, 'enterprise'))
  await house.stop()
  const server = await startServer('product-server.ts', { connection, folder })
  process.exitCode = (await measure(server.url, headers)) ? 0 : 1
  await server.stop()
} finally {
  agent.destroy()
  await database.stop()
  await rm(folder, { recursive: true, force: true })
}
