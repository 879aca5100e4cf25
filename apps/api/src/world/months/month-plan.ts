/** Which services the demo world had in the last three months: the same ones every time, so that pictures and stories stay true. */
import { cargoes, heavyCargoes, lightCargoes, roads, type Road } from '../seeds/months.texts.ts'

/** How a service went. */
export const fates = [
  'finished',
  'finishedByOffer',
  'cancelledWaiting',
  'cancelledFree',
  'cancelledLate',
  'released',
  'neverPaid',
  'neverTaken',
] as const
export type Fate = (typeof fates)[number]

/** Who carries it; each carrier plays his services one after another. */
export const haulers = ['enterprise', 'enterprise2', 'driver'] as const
export type Hauler = (typeof haulers)[number]

export type MonthService = {
  hauler: Hauler
  fate: Fate
  /** Days from its appointment to today. */
  daysAgo: number
  /** Minutes after midnight UTC: six in the morning to three in the afternoon in Bogotá. */
  minute: number
  road: Road
  cargo: (typeof cargoes)[number]
  netPesos: number
  isInsured: boolean
  /** A drawn number that decides the small things: words, people, stars. */
  turn: number
}

/** Park and Miller: enough to look like chance, always the same. */
const chance = (seed: number) => {
  let state = seed
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
}

const fateShares: readonly [Fate, number][] = [
  ['finished', 0.44],
  ['finishedByOffer', 0.26],
  ['cancelledWaiting', 0.1],
  ['cancelledFree', 0.05],
  ['cancelledLate', 0.04],
  ['released', 0.04],
  ['neverPaid', 0.04],
  ['neverTaken', 0.03],
]

const fateAt = (share: number): Fate => {
  let left = share
  return fateShares.find(([, part]) => (left -= part) < 0)?.[0] ?? 'finished'
}

const pick = <T>(list: readonly T[], share: number): T => {
  const found = list[Math.floor(share * list.length)]
  if (found === undefined) throw new Error('nothing to draw from')
  return found
}

const cargoFor = (hauler: Hauler, share: number, draw: number) => {
  if (hauler === 'enterprise2') return pick(share < 0.25 ? lightCargoes : cargoes, draw)
  return pick(share < 0.22 ? heavyCargoes : cargoes, draw)
}

/** The first and the last day with services, counted back; newer ones are the demo's present. */
const longestAgo = 88
const shortestAgo = 2

/** More of them as the months go by; `count` in all. */
export const monthPlan = (count: number): MonthService[] => {
  const draw = chance(20_261_123)
  return Array.from({ length: count }, (_, index) => {
    const part = (index + draw() * 0.8) / count
    const road = pick(roads, draw())
    const hauler = pick(haulers, draw())
    const cargo = cargoFor(hauler, draw(), draw())
    const netPesos = Math.round((road.netPesos * cargo.times * (0.92 + draw() * 0.2)) / 10_000) * 10_000
    return {
      hauler,
      fate: fateAt(draw()),
      daysAgo: Math.round(shortestAgo + (longestAgo - shortestAgo) * (1 - part ** 0.7)),
      minute: 11 * 60 + Math.floor(draw() * 37) * 15,
      road,
      cargo,
      netPesos,
      isInsured: draw() < 0.3,
      turn: Math.floor(draw() * 1000),
    }
  })
}
