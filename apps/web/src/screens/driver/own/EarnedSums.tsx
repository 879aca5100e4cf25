/** What he earned comes to, as the server adds it up: a month, or the days he asks for. */
import { api } from '@arriero/contract'
import { daysAfter, monthsAfter } from '@arriero/domain/calendar'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { isPending } from '@arriero/domain/payouts'
import { useId, useState } from 'react'
import { useRead } from '#shared/api/queries.ts'
import { daySpanTexts } from '#shared/day-spans.texts.ts'
import { daysOf, daySpans, type DaySpan } from '#shared/day-spans.ts'
import { formatMoney, formatNumber } from '#shared/format.ts'
import { AmountLines, type AmountLine } from '#shared/plain/AmountLines.tsx'
import { earningsTexts as texts } from './own.texts.ts'
import styles from './own.module.css'

type Totals = ReplyOf<typeof api.settlements.ownTotals>

export const MonthSum = ({ month }: { month: string }) => {
  const from = `${month}-01`
  const to = daysAfter(monthsAfter(from, 1), -1)
  const { data } = useRead(api.settlements.ownTotals, { query: { from, to } })
  return <strong className="tabular">{data && texts.month(formatMoney(data.all.net))}</strong>
}

const netOf = (states: Totals['states']): number => states.reduce((sum, { net }) => sum + net, 0)

const lineOf = (title: string, pesos: number): AmountLine => ({
  key: title,
  title,
  amount: formatMoney(pesos),
})

const linesOf = ({ all, states }: Totals) => [
  lineOf(texts.received, netOf(states.filter(({ state }) => !isPending(state)))),
  lineOf(texts.toCome, netOf(states.filter(({ state }) => isPending(state)))),
  lineOf(texts.net, all.net),
]

/** This month, the one before, the quarter, the year, or all of it. */
export const SpanSums = () => {
  const id = useId()
  const [span, setSpan] = useState<DaySpan | undefined>('thisMonth')
  const query = span === undefined ? {} : daysOf(span, new Date())
  const { data } = useRead(api.settlements.ownTotals, { query })
  return (
    <section className={styles.sums} aria-label={texts.sums}>
      <label htmlFor={id}>{texts.span}</label>
      <select
        id={id}
        value={span ?? ''}
        onChange={({ target }) => setSpan(daySpans.find((one) => one === target.value))}
      >
        {daySpans.map((one) => (
          <option key={one} value={one}>
            {daySpanTexts[one]}
          </option>
        ))}
        <option value="">{texts.everything}</option>
      </select>
      {data && <p>{texts.services(formatNumber(data.all.count))}</p>}
      {data && <AmountLines lines={linesOf(data)} />}
    </section>
  )
}
