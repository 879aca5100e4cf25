/** The product with its limits on, behind one proxy, under attack; what somebody else at another address waits for meanwhile. */
import { mkdtemp, rm } from 'node:fs/promises'
import { Agent, request, type IncomingMessage } from 'node:http'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { compose, type House } from '../../apps/api/src/compose.ts'
import { readConfig } from '../../apps/api/src/config.ts'
import { startThrowaway } from '../../apps/api/src/database/throwaway.ts'
import { startServer, type Running } from '../servers/process.ts'

/** Alone, p99 stays below this on a machine that does nothing else. */
const quietMs = 15

/** `bare`: a server of nothing but HTTP beside it, for how late the machine itself is meanwhile. */
type Servers = { server: Running; bare: Running }
/** `again`: the product started anew on the same data, for who has ended it; he stops it. */
export type Attacked<Seed> = Servers & {
  seed: Seed
  house: House
  folder: string
  again: () => Promise<Running>
}

/** `program`: of `servers/`, `settings`: what it is told. */
type Served = { program?: string; settings?: Record<string, string> }

/** `prepare` fills the data with the product's own actions; its house stays open for questions and serves nobody. */
export const attacked = async <Seed>(
  prepare: (house: House) => Promise<Seed>,
  work: (at: Attacked<Seed>) => Promise<boolean>,
  { program = 'guarded-server.ts', settings = {} }: Served = {},
): Promise<void> => {
  const { connection, stop } = await startThrowaway({ log_lock_waits: 'on' })
  const folder = await mkdtemp(join(tmpdir(), 'arriero-bench-'))
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
    const seed = await prepare(house)
    const again = () => startServer(program, { connection, folder, settings })
    const server = await again()
    const bare = await startServer('bare-server.ts', { connection, folder })
    try {
      process.exitCode = (await work({ server, bare, seed, house, folder, again })) ? 0 : 1
    } finally {
      await bare.stop()
      await server.stop()
      await house.stop()
    }
  } finally {
    agent.destroy()
    await stop()
    await rm(folder, { recursive: true, force: true })
  }
}

const agent = new Agent({ keepAlive: true, maxSockets: 1 })
/** Addresses that count as a network of their own each. */
export const networks = (count: number): string[] =>
  Array.from({ length: count }, (_, index) => `198.18.${(index >> 8) & 255}.${index & 255}`)

let calls = 0
/** Another for each call, so that no limit of calls is met. */
const elsewhere = () => `198.19.${(calls >> 8) & 255}.${calls++ & 255}`

export type Ask = { path: string; headers?: Record<string, string> }

const ask = async (url: string, { path, headers = {} }: Ask): Promise<number> => {
  const startedAt = performance.now()
  const asked = request(url + path, { agent, headers: { 'x-forwarded-for': elsewhere(), ...headers } })
  asked.end()
  const [answer] = (await once(asked, 'response')) as [IncomingMessage]
  answer.resume()
  await once(answer, 'end')
  if (answer.statusCode !== 200) throw new Error(`${path} answered ${answer.statusCode}`)
  return performance.now() - startedAt
}

/** One call after the other, a few milliseconds apart, until `until` is over. `what`: the same each time, or the next one. */
export const bystander = async (
  url: string,
  what: Ask | (() => Ask),
  until: Promise<unknown>,
): Promise<number[]> => {
  const times: number[] = []
  const over = until.then(
    () => true,
    () => true,
  )
  while (!(await Promise.race([over, sleep(5, false)])))
    times.push(await ask(url, typeof what === 'function' ? what() : what))
  return times
}

export const share = (times: readonly number[], part: number): number =>
  times.toSorted((one, other) => one - other)[Math.min(times.length - 1, Math.floor(times.length * part))] ??
  0

export const say = (when: string, times: readonly number[]): void => {
  const [p50, p99, most] = [0.5, 0.99, 1].map((part) => `${share(times, part).toFixed(1)} ms`)
  console.log(`${when.padEnd(58)} ${times.length} calls: p50 ${p50}, p99 ${p99}, longest ${most}`)
}

/** How long a bystander waits alone for three seconds, and for as long as the attack lasts. */
export const waits = async <T>(
  { server, bare }: Servers,
  what: Ask,
  attack: () => Promise<T>,
): Promise<{ meanwhile: number[]; bareMeanwhile: number[]; value: T }> => {
  const both = async (until: Promise<unknown>) => {
    const [ours, bareOnes] = await Promise.all([
      bystander(server.url, what, until),
      bystander(bare.url, { path: '/' }, until),
    ])
    return { ours, bareOnes }
  }
  await both(sleep(1000))
  const alone = await both(sleep(3000))
  say(`${what.path} alone`, alone.ours)
  say('a bare server beside it', alone.bareOnes)
  const attacking = attack()
  const meanwhile = await both(attacking)
  say(`${what.path} under attack`, meanwhile.ours)
  say('a bare server meanwhile', meanwhile.bareOnes)
  if (share(alone.ours, 0.99) > quietMs)
    console.log('VOID  the machine is busy: even alone the answers are late')
  return { meanwhile: meanwhile.ours, bareMeanwhile: meanwhile.bareOnes, value: await attacking }
}

export const words = (counts: Record<string, number>): string =>
  Object.entries(counts)
    .map(([word, count]) => `${count} × ${word}`)
    .join(', ')

export const judge = (isGood: boolean, sentence: string): boolean => {
  console.log(`${isGood ? 'PASS' : 'FAIL'}  ${sentence}`)
  return isGood
}

/** In a thread of its own, so that attacking does not slow down who measures. */
export const inThread = <T>(file: string, workerData: object): Promise<T> => {
  const worker = new Worker(new URL(file, import.meta.url), { workerData })
  return new Promise<T>((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}
