/** A lane's history as its reader was answered it: which figures it has, and each in words. */
import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import type { Range } from '#shared/charts/figures.ts'
import { formatDay, formatMoney, formatNumber } from '#shared/format.ts'
import { lanesTexts as texts } from './lanes.texts.ts'

type Reply = ReplyOf<typeof api.lanes.history>
export type Period = Reply['periods'][number]
interface Spread {
  low: number
  middle: number
  high: number
}

export type SeriesName = keyof typeof texts.series

export interface Series {
  name: SeriesName
  spreadOf: (period: Period) => Spread | null
  color: string
  write: (value: number) => string
  tick: (value: number) => string
}

const writeHours = (hours: number) => texts.hours(formatNumber(hours, 1))

const every: readonly Series[] = [
  {
    name: 'price',
    spreadOf: (period) => ('price' in period ? period.price : null),
    color: 'var(--color-finished-line)',
    write: formatMoney,
    tick: (pesos) => texts.millions(formatNumber(pesos / 1_000_000, 2)),
  },
  {
    name: 'freight',
    spreadOf: (period) => ('freight' in period ? period.freight : null),
    color: 'var(--color-assigned-line)',
    write: formatMoney,
    tick: (pesos) => texts.millions(formatNumber(pesos / 1_000_000, 2)),
  },
  {
    name: 'hours',
    spreadOf: ({ hours }) => hours,
    color: 'var(--color-moving-line)',
    write: writeHours,
    tick: writeHours,
  },
]

/** Those the reader was told anything of. */
export const seriesOf = (periods: readonly Period[]): readonly Series[] =>
  every.filter(({ spreadOf }) => periods.some((period) => spreadOf(period) !== null))

/** `2026-03` → `Mar`, `2026`. */
const partsOf = (month: string) => {
  const [, name = '', year = ''] = formatDay(`${month}-01`).split(' ')
  return { month: name, year }
}

/** `Mar 2026`, `Mar a May 2026`: no period crosses a year. */
export const whenText = ({ from, to }: Pick<Period, 'from' | 'to'>): string => {
  const [first, last] = [partsOf(from), partsOf(to)]
  const months = from === to ? last.month : texts.between(first.month, last.month)
  return `${months} ${last.year}`
}

export const halfText = ({ write }: Series, { low, high }: Spread): string =>
  texts.between(write(low), write(high))

/** The year stands below its first one only. */
const labelOf = ({ from, to }: Period, before: Period | undefined): string => {
  const [first, last] = [partsOf(from), partsOf(to)]
  const months = from === to ? last.month : texts.joined(first.month, last.month)
  return before && partsOf(before.to).year === last.year ? months : `${months}\n${last.year}`
}

export const rangesOf = (series: Series, periods: readonly Period[]): Range[] =>
  periods.flatMap((period, index) => {
    const spread = series.spreadOf(period)
    if (!spread) return []
    const title = whenText(period)
    const label = labelOf(period, periods[index - 1])
    const words = `${series.write(spread.middle)} (${halfText(series, spread)})`
    return [{ key: period.from, label, title, words, ...spread }]
  })
