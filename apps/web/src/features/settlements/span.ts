/** The days of a settlement, kept in the address. */
import { bogotaDay, daysAfter, isDay, monthsAfter } from '@arriero/domain/time/calendar'
import { isSettlementSpan } from '@arriero/domain/money/payouts'
import { useSearchParams } from 'react-router'

export interface Span {
  from: string
  to: string
}

/** The month that runs, from its first day. */
export const currentMonth = (now: Date): Span => {
  const to = bogotaDay(now)
  return { from: `${to.slice(0, 7)}-01`, to }
}

/** The whole month before the one in which a span begins. */
export const monthBefore = ({ from }: Span): Span => {
  const first = `${from.slice(0, 7)}-01`
  return { from: monthsAfter(first, -1), to: daysAfter(first, -1) }
}

/** The current month, where the address holds no valid span. */
export const readSpan = (asked: { from: string | null; to: string | null }, now: Date): Span => {
  const { from, to } = asked
  if (from === null || to === null || !isDay(from) || !isDay(to) || !isSettlementSpan(from, to))
    return currentMonth(now)
  return { from, to }
}

export const useSpan = (): [Span, (span: Span) => void] => {
  const [search, setSearch] = useSearchParams()
  const span = readSpan({ from: search.get('desde'), to: search.get('hasta') }, new Date())
  const change = ({ from, to }: Span) =>
    setSearch(
      (before) => {
        before.set('desde', from)
        before.set('hasta', to)
        return before
      },
      { replace: true },
    )
  return [span, change]
}
