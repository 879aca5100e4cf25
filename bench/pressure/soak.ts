/** The same load for very long, in stretches whose answers are counted and let go: whether the product holds more and more. Security F2.12. */
import { isGood, quantile, rowsOf, type Answer } from './answers.ts'
import { atOnce, driven, warmUp, withRun, type LoadSize, type Run } from './load-run.ts'
import { mostMebibytes, watchMemory, type Sample } from './memory.ts'
import { strangeOf } from './overload.ts'
import type { Fault } from './planted.ts'
import type { Ground } from './scene.ts'

export type SoakSize = LoadSize & { stretchSeconds: number }

export type SoakTold = {
  seconds: number
  calls: number
  pings: number
  /** Of both, those that were not answered with what was asked for. */
  refused: number
  /** Of them those that may not be, by what they were. */
  strange: string[]
  /** At the end. */
  screens: number
  memory: Sample[]
  isAlive: boolean
}

const p99 = (answers: readonly Answer[]) =>
  quantile(
    answers.map(({ waitedMs }) => waitedMs),
    0.99,
  ).toFixed(0)

const soaked = async (run: Run, { seconds, stretchSeconds }: SoakSize): Promise<SoakTold> => {
  const { child, pid } = run.server
  await warmUp(run)
  const watching = watchMemory(pid)
  const told: SoakTold = {
    seconds: 0,
    calls: 0,
    pings: 0,
    refused: 0,
    strange: [],
    screens: 0,
    memory: [],
    isAlive: true,
  }
  while (told.seconds < seconds && told.isAlive) {
    const [called, drove] = await atOnce(run, { seconds: Math.min(stretchSeconds, seconds - told.seconds) })
    const [calls, { pings: sent, screens }] = [rowsOf(called), driven(drove)]
    const pings = rowsOf(sent)
    const all = [...calls, ...pings]
    told.seconds += Math.min(stretchSeconds, seconds - told.seconds)
    told.calls += calls.length
    told.pings += pings.length
    told.refused += all.filter((one) => !isGood(one)).length
    told.strange.push(...strangeOf(all).map((what) => `after ${told.seconds} s: ${what}`))
    told.screens = screens
    told.isAlive = child.exitCode === null && child.signalCode === null
    console.log(
      `${(told.seconds / 60).toFixed(1)} min: calls p99 ${p99(calls)} ms, places p99 ${p99(pings)} ms, ${told.refused} not answered well, ${screens} screens, ${mostMebibytes(watching.latest(60)).toFixed(0)} MiB`,
    )
  }
  return { ...told, memory: await watching.stop() }
}

/** Starts the product anew for it. */
export const soak = (ground: Ground, size: SoakSize, faults: readonly Fault[] = []): Promise<SoakTold> =>
  withRun(ground, { size, faults, isEndless: true }, (run) => soaked(run, size))

export const soakFaults = ({ strange, isAlive }: Pick<SoakTold, 'strange' | 'isAlive'>): string[] => [
  ...strange,
  ...(isAlive ? [] : ['the product ended']),
]
