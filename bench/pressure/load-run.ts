/** One run under load: calls, phones and screens at once, and what became of all of it. */
import type pg from 'pg'
import type { Running } from '../servers/process.ts'
import { isGood, quantile, rowsOf, type Answer, type Told } from './answers.ts'
import { startHelper, type Helper } from './helper.ts'
import { watchMemory, type Sample } from './memory.ts'
import { mixOf } from './mix.ts'
import { takingCores } from './processor.ts'
import type { Driven, PhonesAsked } from './phones.ts'
import { roadOf, startProduct, type Ground, type Road } from './scene.ts'
import type { Fault } from './planted.ts'
import { times, type Stream, type Stretch } from './streams.ts'

export type LoadSize = {
  seconds: number
  /** Before it counts. */
  warmSeconds: number
  callsPerSecond: number
  pingsPerSecond: number
  trucks: number
  screens: number
  /** Another setting than an installation has. */
  mostWaitMs?: number
}

export type LoadTold = {
  calls: Answer[]
  /** Answers that were none of success, by what they were. */
  refusals: Record<string, number>
  pings: Answer[]
  driven: Driven
  /** Pings that were acknowledged and do not stand in the database, and the other way round. */
  unkept: number
  memory: Sample[]
  screensWanted: number
  /** Of the machine, while it counted. */
  cores: Record<'product' | 'database' | 'callers', number>
}

type Callers = {
  calls: Helper<Stretch, Told>
  phones: Helper<PhonesAsked, Driven | number>
}

const storedOf = async (sql: pg.Client, { trucks }: Road, since: Date): Promise<Int32Array> => {
  const { rows } = await sql.query<{ order_id: string; count: number }>(
    'select order_id, count(*)::int as count from positions where received_at >= $1 group by order_id',
    [since],
  )
  const counts = new Map(rows.map(({ order_id, count }) => [order_id, count]))
  return Int32Array.from(trucks, ({ orderId }) => counts.get(orderId) ?? 0)
}

/** Of each truck as many as it was told were kept; of what was never answered some may be. */
const unkept = ({ acknowledged, unanswered }: Driven, stored: Int32Array): number =>
  acknowledged.reduce((sum, count, truck) => {
    const kept = stored[truck] ?? 0
    return sum + Math.max(0, count - kept, kept - count - (unanswered[truck] ?? 0))
  }, 0)

/** The first line of its own file. */
const postmasterOf = async (sql: pg.Client): Promise<number> => {
  const { rows } = await sql.query<{ pid: string }>(
    `select split_part(pg_read_file('postmaster.pid'), E'\n', 1) as pid`,
  )
  return Number(rows[0]?.pid)
}

export const driven = (told: Driven | number): Driven => {
  if (typeof told === 'number') throw new Error('nobody drove')
  return told
}

export type Run = {
  ground: Ground
  size: LoadSize
  road: Road
  streams: readonly Stream[]
  server: Running
  callers: Callers
}

/** Calls and phones for so long, `factor` times as many as the size says. */
export const atOnce = (
  { size, road, streams, server: { url }, callers: { calls, phones } }: Run,
  { seconds, factor = 1 }: { seconds: number; factor?: number },
): Promise<[Told, Driven | number]> =>
  Promise.all([
    calls.ask({ url, seconds, streams: times(streams, factor) }),
    phones.ask({
      what: 'drive',
      url,
      trucks: road.trucks,
      perSecond: size.pingsPerSecond * factor,
      seconds,
    }),
  ])

/** All screens, and half of everything for a while. */
export const warmUp = async (run: Run): Promise<void> => {
  const { size, road, server, callers } = run
  await callers.phones.ask({ what: 'open', url: server.url, screens: road.screens })
  if (size.warmSeconds > 0) await atOnce(run, { seconds: size.warmSeconds, factor: 0.5 })
}

const measured = async (run: Run): Promise<LoadTold> => {
  const { ground, size, road, server, callers } = run
  await warmUp(run)
  const since = new Date()
  const memory = watchMemory(server.pid)
  const {
    value: [told, drove],
    cores,
  } = await takingCores(
    {
      product: [server.pid],
      database: [await postmasterOf(ground.sql)],
      callers: [callers.calls.pid, callers.phones.pid],
    },
    () => atOnce(run, { seconds: size.seconds }),
  )
  const samples = await memory.stop()
  const phonesTold = driven(drove)
  return {
    calls: rowsOf(told),
    refusals: { ...told.refusals, ...phonesTold.pings.refusals },
    pings: rowsOf(phonesTold.pings),
    driven: phonesTold,
    unkept: unkept(phonesTold, await storedOf(ground.sql, road, since)),
    memory: samples,
    screensWanted: road.screens.length,
    cores,
  }
}

/** `faults`: of the product. `isEndless`: nothing is made ready that may be sent only once. */
export type RunAsked = { size: LoadSize; faults?: readonly Fault[]; isEndless?: boolean }

/** Starts the product anew, and who calls it, for as long as `work` takes. */
export const withRun = async <T>(
  ground: Ground,
  { size, faults = [], isEndless = false }: RunAsked,
  work: (run: Run) => Promise<T>,
): Promise<T> => {
  const road = await roadOf(ground, size)
  const { mostWaitMs, callsPerSecond: perSecond } = size
  const seconds = size.seconds + size.warmSeconds
  const streams = await mixOf(ground, isEndless ? { perSecond } : { perSecond, seconds })
  const server = await startProduct(ground, { faults, ...(mostWaitMs !== undefined && { mostWaitMs }) })
  const callers: Callers = {
    calls: await startHelper<Stretch, Told>('generator.ts'),
    phones: await startHelper<PhonesAsked, Driven | number>('phones.ts'),
  }
  try {
    return await work({ ground, size, road, streams, server, callers })
  } finally {
    await Promise.all([callers.calls.stop(), callers.phones.stop()])
    await server.stop()
  }
}

export const loadRun = (ground: Ground, size: LoadSize, faults: readonly Fault[] = []): Promise<LoadTold> =>
  withRun(ground, { size, faults }, measured)

export const waitsOf = (answers: readonly Answer[], part: number): number =>
  quantile(
    answers.map(({ waitedMs }) => waitedMs),
    part,
  )

/** What no caller should have been answered, by what it was. */
export const loadFaults = ({ refusals, driven: { screens }, screensWanted }: LoadTold): string[] => [
  ...Object.entries(refusals).map(([what, count]) => `${count} × ${what}`),
  ...(screens < screensWanted ? [`${screensWanted - screens} screens were sent away`] : []),
]

export const badOf = ({ calls, pings }: Pick<LoadTold, 'calls' | 'pings'>): number =>
  [...calls, ...pings].filter((answer) => !isGood(answer)).length

export const unseenOf = ({ driven: { unseen } }: Pick<LoadTold, 'driven'>): number =>
  unseen.reduce((sum, count) => sum + count, 0)
