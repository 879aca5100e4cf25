/** The two series of the dashboard as bars and as rows to be read. */
import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { formatDay, formatMoney, formatNumber } from '#shared/format.ts'
import type { Bar } from '#shared/charts/figures.ts'
import { dashboardTexts } from './dashboard.texts.ts'

type Activity = ReplyOf<typeof api.dashboard.activity>
interface Series {
  bars: Bar[]
  /** Newest first. */
  rows: string[][]
}

/** A month back; the answer reaches further. */
export const shownDays = 30

/** `2026-11-23` → `23 Nov`: the year is said where there is room. */
const shortDay = (day: string) => formatDay(day).split(' ').slice(0, 2).join(' ')

export const daySeries = ({ days }: Activity): Series => {
  const shown = days.slice(-shownDays)
  return {
    bars: shown.map(({ day, services }, index) => ({
      key: day,
      label: shortDay(day),
      value: services,
      title: formatDay(day),
      words: dashboardTexts.pie.total(services),
      isOpen: index === shown.length - 1,
    })),
    rows: shown.toReversed().map(({ day, services }) => [formatDay(day), formatNumber(services)]),
  }
}

export const weekSeries = ({ weeks }: Activity): Series => {
  const texts = dashboardTexts.weeks
  const title = (monday: string, isOpen: boolean) =>
    `${texts.week} ${formatDay(monday)}${isOpen ? ` (${texts.current})` : ''}`
  return {
    bars: weeks.map(({ monday, value }, index) => ({
      key: monday,
      label: shortDay(monday),
      value,
      title: title(monday, index === weeks.length - 1),
      words: formatMoney(value),
      isOpen: index === weeks.length - 1,
    })),
    rows: weeks
      .toReversed()
      .map(({ monday, payments, value }) => [formatDay(monday), formatNumber(payments), formatMoney(value)]),
  }
}
