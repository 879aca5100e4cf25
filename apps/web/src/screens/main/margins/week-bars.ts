/** The weeks of a period as bars and as rows to be read; each leads to the rows that it counts. */
import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { firstOfferHours, overReferencePercent, winPercent } from '@arriero/contract/es/lists/money/margins'
import type { Bar } from '#shared/charts/figures.ts'
import { formatDay, formatMoney, formatNumber } from '#shared/format.ts'
import { marginsTexts } from './margins.texts.ts'
import { daysOfWeek, placeOf, type Narrowed } from './places.ts'

export type Summary = ReplyOf<typeof api.margins.summary>
type Week = Summary['weeks'][number]

interface Series {
  bars: Bar[]
  /** Newest first, as a list has them. */
  rows: string[][]
  leads: (string | undefined)[]
}

interface Measure {
  /** Null where there is nothing to measure. */
  value: (week: Week) => number | null
  /** What it comes to, and of how many. */
  said: (value: number) => string
  count: (week: Week) => number
  /** How many rows stand behind it, where that is another number. */
  rows?: (week: Week) => number
  words?: (week: Week) => string
  to: (narrowed: Narrowed) => string
}

const texts = marginsTexts.charts

/** `2026-11-23` → `23 Nov`. */
const shortDay = (day: string) => formatDay(day).split(' ').slice(0, 2).join(' ')

const measures = {
  margin: {
    value: ({ margin }) => margin,
    said: formatMoney,
    count: ({ services }) => services,
    to: (narrowed) => placeOf('services', narrowed),
  },
  win: {
    value: winPercent,
    said: texts.percent,
    count: ({ offers }) => offers,
    words: ({ won, offers }) => texts.win.words(won, offers),
    to: (narrowed) => placeOf('offers', narrowed),
  },
  wait: {
    value: firstOfferHours,
    said: texts.hours,
    count: ({ firstOffers }) => firstOffers,
    to: (narrowed) => placeOf('offers', { ...narrowed, wait: 'true' }),
  },
  over: {
    value: overReferencePercent,
    said: (value) => `${value > 0 ? '+' : ''}${formatNumber(value, 1)}\u00a0%`,
    count: ({ compared }) => compared,
    to: (narrowed) => placeOf('services', { ...narrowed, over: 'true' }),
  },
  below: {
    value: ({ belowFloor }) => belowFloor,
    said: formatNumber,
    count: ({ floored }) => floored,
    rows: ({ belowFloor }) => belowFloor,
    words: ({ floored }) => texts.below.words(floored),
    to: (narrowed) => placeOf('services', { ...narrowed, belowFloor: 'true' }),
  },
  returned: {
    value: ({ returned }) => returned,
    said: formatNumber,
    count: ({ returned }) => returned,
    to: (narrowed) => placeOf('returns', narrowed),
  },
} as const satisfies Record<string, Measure>
export type MeasureKey = keyof typeof measures

/** A bar of nothing leads nowhere. */
const leadOf = ({ count, rows = count, to }: Measure, week: Week, narrowed: Narrowed): string | undefined =>
  rows(week) === 0 ? undefined : to({ ...narrowed, ...daysOfWeek(week.week) })

/** `today`: the week it lies in is not over. */
export const weekSeries = (
  { weeks }: Summary,
  key: MeasureKey,
  { narrowed, today }: { narrowed: Narrowed; today: string },
): Series => {
  const measure: Measure = measures[key]
  const { value, said, count, words } = measure
  const all = weeks.map((week) => {
    const isOpen = today >= week.week && today <= daysOfWeek(week.week).to
    const measured = value(week)
    const told = measured === null ? marginsTexts.cards.none : said(measured)
    const to = leadOf(measure, week, narrowed)
    return { week, isOpen, measured, told, to }
  })
  return {
    bars: all.map(({ week, isOpen, measured, told, to }) => ({
      key: week.week,
      label: shortDay(week.week),
      value: measured ?? 0,
      title: `${texts.week} ${formatDay(week.week)}${isOpen ? ` (${texts.current})` : ''}`,
      words: words ? `${told} · ${words(week)}` : `${told} · ${marginsTexts.services(count(week))}`,
      isOpen,
      ...(to !== undefined && { to }),
    })),
    rows: all.toReversed().map(({ week, told }) => [formatDay(week.week), told, formatNumber(count(week))]),
    leads: all.toReversed().map(({ to }) => to),
  }
}
