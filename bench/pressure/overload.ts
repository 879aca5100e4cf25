/** Three times as many calls as the product can answer, and what becomes of it: before, meanwhile, afterwards. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Running } from '../servers/process.ts'
import { isGood, isRefused, quantile, rowsOf, type Answer, type Told } from './answers.ts'
import { startHelper, type Helper } from './helper.ts'
import { mostMebibytes, watchMemory } from './memory.ts'
import { times, type Stream, type Stretch } from './streams.ts'

/** Whoever waited longer has gone. */
export const usefulWithinMs = 2_000

export type Callers = { crowd: Helper<Stretch, Told>; others: Helper<Stretch, Told> }

/** Two processes: who calls afterwards does not wait until the crowd has been answered. */
export const withCallers = async <T>(work: (callers: Callers) => Promise<T>): Promise<T> => {
  const callers: Callers = {
    crowd: await startHelper<Stretch, Told>('generator.ts'),
    others: await startHelper<Stretch, Told>('generator.ts'),
  }
  try {
    return await work(callers)
  } finally {
    await Promise.all([callers.crowd.stop(), callers.others.stop()])
  }
}

export type Asked = { server: Running; mix: readonly Stream[]; reserved: readonly Stream[] }

const rateOf = (streams: readonly Stream[]) => streams.reduce((sum, { perSecond }) => sum + perSecond, 0)
const atRate = (streams: readonly Stream[], perSecond: number) => times(streams, perSecond / rateOf(streams))

const isUseful = (answer: Answer) => isGood(answer) && answer.waitedMs <= usefulWithinMs

/** Callers who ask as soon as they are answered: as many a second as the product can, at the best width. */
export const capacityOf = async (
  { server: { url }, mix }: Asked,
  { crowd }: Callers,
  seconds: number,
): Promise<number> => {
  await crowd.ask({ url, seconds, streams: mix, callers: 16 })
  const rates: number[] = []
  for (const callers of [16, 32, 64])
    rates.push(
      rowsOf(await crowd.ask({ url, seconds, streams: mix, callers })).filter(isUseful).length / seconds,
    )
  return Math.max(...rates)
}

export type OverloadSize = {
  /** Of all calls together, so many times the capacity. */
  perSecond: number
  seconds: number
  /** What is usual, before and afterwards. */
  usualPerSecond: number
  usualSeconds: number
  /** Right after it the product stands still for so long: whoever measures must see it. */
  standsStillMs?: number
}

export type OverloadTold = {
  before: Answer[]
  crowd: Answer[]
  reserved: Answer[]
  after: Answer[]
  refusals: Record<string, number>
  mostMebibytes: number
  isAlive: boolean
  seconds: number
}

const standStill = async ({ pid }: Running, forMs: number): Promise<void> => {
  if (forMs === 0) return
  process.kill(pid, 'SIGSTOP')
  await sleep(forMs)
  process.kill(pid, 'SIGCONT')
}

export const overload = async (asked: Asked, callers: Callers, size: OverloadSize): Promise<OverloadTold> => {
  const { server, mix, reserved } = asked
  const { url } = server
  const usual = { url, seconds: size.usualSeconds, streams: atRate(mix, size.usualPerSecond) }
  const before = await callers.others.ask(usual)
  const memory = watchMemory(server.pid)
  const streams = atRate(mix, size.perSecond)
  const crowd = callers.crowd.ask({ url, seconds: size.seconds, streams })
  const meanwhile = callers.others.ask({ url, seconds: size.seconds, streams: reserved })
  const [told] = await Promise.all([meanwhile, sleep(size.seconds * 1_000)])
  const [after] = await Promise.all([callers.others.ask(usual), standStill(server, size.standsStillMs ?? 0)])
  const all = await crowd
  return {
    before: rowsOf(before),
    crowd: rowsOf(all),
    reserved: rowsOf(told),
    after: rowsOf(after),
    refusals: { ...all.refusals, ...told.refusals },
    mostMebibytes: mostMebibytes(await memory.stop()),
    isAlive: server.child.exitCode === null && server.child.signalCode === null,
    seconds: size.seconds,
  }
}

/** Useful answers in a second. */
export const usefulOf = ({ crowd, seconds }: Pick<OverloadTold, 'crowd' | 'seconds'>): number =>
  crowd.filter(isUseful).length / seconds

/** Percent of these that were served in time. */
export const servedOf = (answers: readonly Answer[]): number =>
  answers.length === 0 ? Number.NaN : (100 * answers.filter(isUseful).length) / answers.length

/** Not served, and not told so in the way in which it may be told, by name. */
export const strangeOf = (answers: readonly Answer[]): string[] => {
  const strange = answers.filter((one) => !isGood(one) && !(isRefused(one) && one.saysWhen))
  return [
    ...Map.groupBy(strange, ({ name, status }) => `${status === 0 ? 'nothing' : status} to ${name}`),
  ].map(
    ([what, some]) =>
      `${some.length} × answered ${what}${isRefused(some[0] ?? { status: 0 }) ? ' without Retry-After' : ''}`,
  )
}

const wellInARow = 3
/** Late by more than that nobody calls usual. */
const usualFactor = 3
const usualLeastMs = 250

/** Seconds until everything was as before for three seconds; endless where it never was. */
export const recoveryOf = ({ before, after }: Pick<OverloadTold, 'before' | 'after'>): number => {
  const waits = (some: readonly Answer[]) =>
    quantile(
      some.map(({ waitedMs }) => waitedMs),
      0.99,
    )
  const mostMs = Math.max(usualLeastMs, usualFactor * waits(before))
  const seconds = Map.groupBy(after, ({ dueMs }) => Math.floor(dueMs / 1_000))
  const isWell = (second: number) => {
    const some = seconds.get(second)
    return some !== undefined && some.every(isGood) && waits(some) <= mostMs
  }
  const last = Math.max(...seconds.keys())
  for (let second = 0; second + wellInARow - 1 <= last; second++)
    if (Array.from({ length: wellInARow }, (_, more) => second + more).every(isWell)) return second
  return Number.POSITIVE_INFINITY
}
