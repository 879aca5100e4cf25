/** A-B-A-B-A: baseline and product in turn, so that a busy moment of the machine meets both. Security (f). */
import autocannon, { type Request } from 'autocannon'
import type { Meter, Spent } from '../servers/spent.ts'
import { connections, seconds } from '../settings.ts'
import { withEnough, type Supply } from './turns.ts'

export type Target = {
  url: string
  requests: Request[]
  supply?: Supply
  spent?: Meter | undefined
  /** Of one that answers a few calls a second: a stretch is so many calls, however long they take. */
  calls?: number
}
export type Stretch = {
  perSecond: number
  p50: number
  p97_5: number
  p99: number
  failed: number
  /** Processor time of one call, of the server and of PostgreSQL; not a number where nobody tells. */
  serverMs: number
  databaseMs: number
}

/** Seconds for one answer of the slowest. */
const timeout = 120

const send = async ({ url, requests, spent, calls }: Target, duration: number): Promise<Stretch> => {
  const before = await spent?.()
  const length = calls === undefined ? { duration } : { amount: calls, timeout }
  const result = await autocannon({ url, requests, connections, ...length })
  const after = await spent?.()
  const perCall = (of: keyof Spent) =>
    before && after ? (after[of] - before[of]) / result['2xx'] : Number.NaN
  return {
    serverMs: perCall('serverMs'),
    databaseMs: perCall('databaseMs'),
    perSecond: result['2xx'] / result.duration,
    p50: result.latency.p50,
    p97_5: result.latency.p97_5,
    p99: result.latency.p99,
    failed: result.non2xx + result.errors + result.timeouts,
  }
}

const run = (target: Target, duration: number): Promise<Stretch> => {
  const once = () => send(target, duration)
  return target.supply ? withEnough(target.supply, duration, once) : once()
}

export const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((a, b) => a - b)
  const middle = Math.floor(sorted.length / 2)
  const upper = sorted[middle] ?? Number.NaN
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? upper) + upper) / 2
}

const medianOf = (stretches: readonly Stretch[]): Stretch => ({
  perSecond: median(stretches.map(({ perSecond }) => perSecond)),
  p50: median(stretches.map(({ p50 }) => p50)),
  p97_5: median(stretches.map(({ p97_5 }) => p97_5)),
  p99: median(stretches.map(({ p99 }) => p99)),
  serverMs: median(stretches.map(({ serverMs }) => serverMs)),
  databaseMs: median(stretches.map(({ databaseMs }) => databaseMs)),
  failed: stretches.reduce((sum, { failed }) => sum + failed, 0),
})

export type Comparison = {
  baseline: Stretch
  product: Stretch
  /** Median over each product stretch and the baseline stretches beside it. */
  ratio: number
  /** Of the baseline: (largest − smallest) / median. */
  spread: number
}

export const compare = async (baseline: Target, product: Target): Promise<Comparison> => {
  await run(baseline, 2)
  await run(product, 2)
  const bare: Stretch[] = [await run(baseline, seconds)]
  const ours: Stretch[] = []
  const ratios: number[] = []
  for (let round = 0; round < 2; round++) {
    const mine = await run(product, seconds)
    const after = await run(baseline, seconds)
    for (const beside of [bare.at(-1), after]) ratios.push(mine.perSecond / (beside?.perSecond ?? Number.NaN))
    ours.push(mine)
    bare.push(after)
  }
  const rates = bare.map(({ perSecond }) => perSecond)
  const middle = medianOf(bare)
  return {
    baseline: middle,
    product: medianOf(ours),
    ratio: median(ratios),
    spread: (Math.max(...rates) - Math.min(...rates)) / middle.perSecond,
  }
}

/** A baseline that varies more was not measured alone. */
export const spreadMost = 0.2

/** Again while the baseline varies too much, and of all tries the one where it varied least, whatever the product did in it. */
export const compareQuietly = async (baseline: Target, product: Target, tries = 3): Promise<Comparison> => {
  const first = await compare(baseline, product)
  if (tries === 1 || first.spread <= spreadMost) return first
  const second = await compareQuietly(baseline, product, tries - 1)
  return second.spread < first.spread ? second : first
}

/** Measures one target alone, without a baseline. */
export const measure = async (target: Target): Promise<Stretch> => {
  await run(target, 1)
  return run(target, seconds)
}
