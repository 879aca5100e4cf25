/** Two nodes behind a balancer under a steady load; then one after the other, or their database, is started anew. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { startThrowaway } from '../../apps/api/src/database/throwaway.ts'
import { lasting } from '../kill/run.ts'
import { seedPairs } from '../kill/seed.ts'
import { interruptPostgres, untilAccepts } from '../kill/victims.ts'
import type { Connection } from '../servers/process.ts'
import { openBalancer } from './balancer.ts'
import { awayFaults, closingFaults, endFaults, unseenFaults } from './judge.ts'
import { openLoad } from './load.ts'
import { freePorts, nodeAt, type Node } from './nodes.ts'
import { openSockets } from './sockets.ts'

export type Plan = {
  perSecond: number
  sockets: number
  /** A proxy of the bench's own, though there is HAProxy. */
  isOwn?: boolean
  /** False: a proxy that repeats nothing. */
  repeats?: boolean
  settings?: Readonly<Record<string, string>>
  /** How many times as long as the bars allow; 1 unless told. */
  patience?: number
}

type Stand = {
  connection: Connection
  nodes: readonly Node[]
  load: ReturnType<typeof openLoad>
  sockets: Awaited<ReturnType<typeof openSockets>>
  balancer: string
}

/** Until a balancer that asks twice a second has seen it. */
const seenAfterMs = 1_300
const warmMs = 3_000

const withStand = async <T>(plan: Plan, work: (stand: Stand) => Promise<T>): Promise<T> => {
  const database = await startThrowaway(lasting)
  const folder = await mkdtemp(join(tmpdir(), 'arriero-bench-'))
  const ends: (() => Promise<unknown>)[] = [
    () => rm(folder, { recursive: true, force: true }),
    () => database.stop(),
  ]
  try {
    const { connection } = database
    const pairs = await seedPairs({ connection, folder })
    const [port = 0, ...nodePorts] = await freePorts(3)
    const publicUrl = `http://127.0.0.1:${port}`
    const nodes = nodePorts.map((at) =>
      nodeAt({ connection, folder, port: at, publicUrl, ...(plan.settings && { settings: plan.settings }) }),
    )
    for (const node of nodes) {
      ends.push(() => node.end('SIGTERM'))
      await node.start()
    }
    const front = { port, nodePorts, folder, repeats: plan.repeats ?? true }
    const balancer = await openBalancer(front, { isOwn: plan.isOwn ?? false })
    ends.push(balancer.stop)
    const load = openLoad(publicUrl, pairs, plan.perSecond)
    ends.push(load.stop)
    const people = Array.from({ length: plan.sockets }, (_, at) => pairs[at % pairs.length]?.client).filter(
      (person) => person !== undefined,
    )
    const sockets = await openSockets(publicUrl, people)
    ends.push(sockets.stop)
    await sockets.all(30_000)
    await sleep(warmMs)
    load.take()
    return await work({ connection, nodes, load, sockets, balancer: balancer.name })
  } finally {
    for (const end of ends.toReversed()) await end()
  }
}

export type Restarted = {
  requests: number
  faults: string[]
  /** Of the node, until it was gone. */
  endMs: number
  sockets: number
  slowestBackMs: number
}

const line = (
  count: number,
  { requests, faults, sockets, endMs }: Pick<Restarted, 'requests' | 'faults' | 'sockets' | 'endMs'>,
) =>
  `${String(count).padStart(3)}  ${String(requests).padStart(5)} answered  ${sockets} sockets closed  ${(endMs / 1_000).toFixed(1)} s  ${faults.length} faults  ${faults.slice(0, 3).join('; ')}`

type Rolls = { times: number; signal: 'SIGTERM' | 'SIGKILL' }

/** One of the nodes after the other. */
export const rollNodes = (
  plan: Plan,
  { times, signal }: Rolls,
): Promise<{ told: Restarted[]; balancer: string }> =>
  withStand(plan, async ({ nodes, load, sockets, balancer }) => {
    const told: Restarted[] = []
    for (let time = 0; time < times; time++) {
      const node = nodes[time % nodes.length]
      if (!node) throw new Error('no node')
      const fromMs = performance.now()
      const ended = await node.end(signal)
      await node.start()
      await sleep(seenAfterMs)
      await sockets.all(10_000 * (plan.patience ?? 1))
      const [answers, closings] = [load.take(), sockets.take()]
      const one = {
        requests: answers.length,
        faults: [
          ...unseenFaults(answers, fromMs),
          ...closingFaults(closings, plan.patience),
          ...(signal === 'SIGTERM' ? endFaults(ended, plan.patience) : []),
        ],
        endMs: ended.tookMs,
        sockets: closings.length,
        slowestBackMs: Math.max(0, ...closings.map(({ backMs }) => backMs ?? Number.POSITIVE_INFINITY)),
      }
      told.push(one)
      console.log(line(time + 1, one))
    }
    return { told, balancer }
  })

export type Interrupted = {
  requests: number
  refused: number
  faults: string[]
  awayMs: number
  firstSuccessMs: number
}

const missingOf = async (connection: Connection, ids: readonly string[]): Promise<string[]> => {
  const sql = new pg.Client(connection)
  await sql.connect()
  const { rows } = await sql.query<{ id: string }>(
    'select id from unnest($1::text[]) id where not exists (select from orders o where o.id = id.id)',
    [ids],
  )
  await sql.end()
  return rows.map(({ id }) => `the service ${id} was acknowledged and is gone`)
}

const shortRestMs = 1_500

/** PostgreSQL in fast mode, again and again; the nodes stay. */
export const interruptDatabase = (plan: Plan, times: number): Promise<Interrupted[]> =>
  withStand(plan, async ({ connection, nodes, load }) => {
    const { patience = 1 } = plan
    const told: Interrupted[] = []
    const pids = nodes.map((node) => node.pid())
    for (let time = 0; time < times; time++) {
      const fromMs = performance.now()
      await interruptPostgres(connection)
      await untilAccepts(connection)
      const acceptsAtMs = performance.now()
      await sleep(patience * shortRestMs + Math.random() * shortRestMs)
      const answers = load.take()
      const good = answers.filter(({ status, atMs }) => status > 0 && status < 400 && atMs >= acceptsAtMs)
      const one = {
        requests: answers.length,
        refused: answers.filter(({ status }) => status === 503).length,
        faults: awayFaults(answers, { fromMs, acceptsAtMs, patience }),
        awayMs: acceptsAtMs - fromMs,
        firstSuccessMs: Math.min(...good.map(({ atMs }) => atMs)) - acceptsAtMs,
      }
      told.push(one)
      console.log(line(time + 1, { ...one, sockets: 0, endMs: one.awayMs }))
    }
    await load.stop()
    const last = told.at(-1)
    last?.faults.push(...(await missingOf(connection, load.acknowledged)))
    if (nodes.some((node, at) => node.pid() !== pids[at] || !node.isAlive()))
      last?.faults.push('a node did not outlive it')
    return told
  })
