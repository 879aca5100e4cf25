/** The spans of days people ask for by name, in the calendar of Bogotá. */
import { bogotaDay, daysAfter, monthsAfter } from '@arriero/domain/time/calendar'

export const daySpans = ['thisMonth', 'lastMonth', 'thisQuarter', 'thisYear'] as const
export type DaySpan = (typeof daySpans)[number]

export interface Days {
  from: string
  to: string
}

const monthOf = (day: string) => `${day.slice(0, 7)}-01`

/** Whole months: also the days to come, so that the same span means the same on every day of it. */
const monthsFrom = (from: string, months: number): Days => ({
  from,
  to: daysAfter(monthsAfter(from, months), -1),
})

export const daysOf = (span: DaySpan, now: Date): Days => {
  const month = monthOf(bogotaDay(now))
  const intoQuarter = (Number(month.slice(5, 7)) - 1) % 3
  const spans: Readonly<Record<DaySpan, Days>> = {
    thisMonth: monthsFrom(month, 1),
    lastMonth: monthsFrom(monthsAfter(month, -1), 1),
    thisQuarter: monthsFrom(monthsAfter(month, -intoQuarter), 3),
    thisYear: monthsFrom(`${month.slice(0, 4)}-01-01`, 12),
  }
  return spans[span]
}

/** Which of them a span of the address is. */
export const spanOf = (days: Partial<Days>, now: Date): DaySpan | undefined =>
  daySpans.find((span) => {
    const { from, to } = daysOf(span, now)
    return from === days.from && to === days.to
  })
