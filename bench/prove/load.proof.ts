import { availableParallelism } from 'node:os'
import {
  badOf,
  loadFaults,
  loadRun,
  unseenOf,
  waitsOf,
  type LoadSize,
  type LoadTold,
} from '../pressure/load-run.ts'
import { quantile, type Answer } from '../pressure/answers.ts'
import { growthInTenMinutes, growthPerMinute, mostMebibytes } from '../pressure/memory.ts'
import { delayed, leaked, lost } from '../pressure/planted.ts'
import { withGround, type Ground } from '../pressure/scene.ts'
import { bar, none, type Figure, type Part, type Planted } from './proof.ts'

const minutes = bar(30, 'PROVE_LOAD_MINUTES')
const orders = bar(1_000_000, 'PROVE_LOAD_ORDERS')
const perSecond = bar(150, 'PROVE_LOAD_CALLS')
const screens = bar(5_000, 'PROVE_LOAD_SCREENS')
const pingsPerSecond = bar(1_000, 'PROVE_LOAD_PINGS')

const size: LoadSize = {
  seconds: minutes.asked * 60,
  warmSeconds: 20,
  callsPerSecond: perSecond.asked,
  pingsPerSecond: pingsPerSecond.asked,
  trucks: Math.min(4_000, screens.asked),
  screens: screens.asked,
}

const ofName = (answers: readonly Answer[]): Figure[] =>
  [...Map.groupBy(answers, ({ name }) => name)].map(([name, some]) => ({
    says: `\`${name}\`, p99`,
    value: waitsOf(some, 0.99),
    unit: 'ms',
  }))

/** Calls that were due come a little late to an end: the rate is of the stretch, not of its last answer. */
const rate = (count: number) => count / size.seconds

const ofCalls = ({ calls }: LoadTold): Figure[] => [
  { says: 'calls answered', value: rate(calls.length), unit: '/s', least: perSecond },
  { says: 'calls, p50', value: waitsOf(calls, 0.5), unit: 'ms' },
  { says: 'calls, p99, from when they were due', value: waitsOf(calls, 0.99), unit: 'ms', most: bar(150) },
  ...ofName(calls),
  {
    says: 'of it the callers themselves were late, p99',
    value: quantile(
      calls.map(({ lateMs }) => lateMs),
      0.99,
    ),
    unit: 'ms',
  },
]

const ofPings = (told: LoadTold): Figure[] => {
  const { driven, unkept } = told
  const acknowledged = driven.acknowledged.reduce((sum, count) => sum + count, 0)
  const delays = [...driven.delaysMs]
  return [
    { says: 'screens that are connected at the end', value: driven.screens, least: screens },
    { says: 'places kept', value: rate(acknowledged), unit: '/s', least: pingsPerSecond },
    none('places acknowledged and not kept', unkept),
    none("places acknowledged that the truck's own screen never showed, nor a later one", unseenOf(told)),
    { says: 'places shown, on all screens', value: driven.shown },
    { says: 'from the phone to a screen, p50', value: quantile(delays, 0.5), unit: 'ms' },
    { says: 'from the phone to a screen, p99', value: quantile(delays, 0.99), unit: 'ms', most: bar(500) },
  ]
}

const ofCores = ({ cores }: LoadTold): Figure[] => [
  { says: 'cores the machine has', value: availableParallelism() },
  { says: 'of them the product takes', value: cores.product },
  { says: 'of them PostgreSQL takes', value: cores.database },
  { says: 'of them those who call and look take', value: cores.callers },
]

const ofMemory = ({ memory }: LoadTold): Figure[] => [
  { says: 'most memory of all Node processes', value: mostMebibytes(memory), unit: 'MiB', most: bar(1_536) },
  {
    says: 'it grows in ten minutes, after the first fifth',
    value: growthInTenMinutes(memory),
    unit: '%',
    // What a run of a few minutes extrapolates to ten says nothing.
    ...(minutes.asked >= 10 ? { most: bar(1) } : {}),
  },
]

const plantedSize: LoadSize = { ...size, seconds: 40, warmSeconds: 10 }
/** Long enough for a slope, with as many calls that hold something as in a minute of the whole. */
const leakSize: LoadSize = { ...size, seconds: 90, warmSeconds: 20 }

const plantedLeak = async (ground: Ground): Promise<Planted> => {
  const { memory, calls, pings } = await loadRun(ground, leakSize, ['leak'])
  const held = ((calls.length + pings.length) * leaked.bytesPerCall) / 1024 ** 2 / (leakSize.seconds / 60)
  const seen = growthPerMinute(memory)
  return {
    fault: `${held.toFixed(0)} MiB a minute that are never let go`,
    isFound: seen > held / 2 && growthInTenMinutes(memory) > 1,
    told: `memory grows by ${seen.toFixed(0)} MiB a minute`,
  }
}

const planted = async (ground: Ground): Promise<Planted[]> => {
  const late = waitsOf((await loadRun(ground, plantedSize, ['delay'])).calls, 0.99)
  const losing = await loadRun(ground, plantedSize, ['lose'])
  // Of those that were sent away none could be thrown away.
  const gone = Math.floor(losing.driven.acknowledged.reduce((sum, count) => sum + count, 0) / lost.every)
  return [
    {
      fault: `one answer in ${delayed.every} that is ${delayed.byMs} ms late`,
      isFound: late >= delayed.byMs,
      told: `p99 ${late.toFixed(0)} ms`,
    },
    {
      fault: `one place in ${lost.every} that is acknowledged and thrown away`,
      isFound: losing.unkept >= gone,
      told: `${losing.unkept} not kept`,
    },
    await plantedLeak(ground),
  ]
}

export const part: Part = {
  title: 'Load: a working day, all at once',
  proves:
    'People read, ask for lists, act and log in; thousands of screens are open; phones say where their trucks are. Calls leave when they are due, whatever became of those before, and count from then (`bench/pressure`). ' +
    'The product runs as an installation does: limits on, behind a proxy, PostgreSQL with fsync; who calls is another process.',
  run: () =>
    withGround({ orders: orders.asked }, async (ground) => {
      const told = await loadRun(ground, size)
      return {
        figures: [
          { says: 'services in the database', value: orders.asked, least: orders },
          { says: 'minutes', value: minutes.asked, least: minutes },
          none('calls and places that were not answered well', badOf(told)),
          ...ofCalls(told),
          ...ofPings(told),
          ...ofMemory(told),
          ...ofCores(told),
        ],
        faults: loadFaults(told),
        planted: await planted(ground),
      }
    }),
}
