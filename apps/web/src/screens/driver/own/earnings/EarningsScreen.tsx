import { api } from '@arriero/contract'
import type { OwnPayout } from '@arriero/contract/money/settlement-shapes'
import { bogotaDay, daysAfter, monthsAfter } from '@arriero/domain/time/calendar'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { isPending } from '@arriero/domain/money/payouts'
import { Link } from 'react-router'
import { useState } from 'react'
import { payoutStanding } from '#features/settlements/payout-standing.ts'
import { Pages } from '#shared/api/Answer.tsx'
import { usePages, useRead, useAct } from '#shared/api/queries.ts'
import { formatDate, formatMoney, formatNumber } from '#shared/format.ts'
import { EmptyState } from '#shared/plain/states/EmptyState.tsx'
import { MoneyHead } from '#features/settlements/MoneyHead.tsx'
import { RoadList } from '#features/settlements/road/RoadList.tsx'
import { DebtsCard } from '#features/settlements/DebtsCard.tsx'
import { useProfile } from '#shared/session/use-session.ts'
import { fetchMade } from '#features/settlements/fetch-made.ts'
import { useToldAct } from '#shared/forms/use-sending.ts'
import { Button } from '#shared/plain/Button.tsx'
import { Choice } from '#shared/plain/fields/Choice.tsx'
import { daySpanTexts } from '#shared/day-spans.texts.ts'
import { daysOf, daySpans, type DaySpan } from '#shared/day-spans.ts'
import { AmountLines, type AmountLine } from '#shared/plain/values/AmountLines.tsx'
import { driverPaths } from '#screens/driver/driver-paths.ts'
import { byMonth, type Earned, type Month } from './earnings.ts'
import { earningsTexts as texts } from '../own.texts.ts'
import styles from '../own.module.css'
import parts from '#screens/driver/parts.module.css'

type Totals = ReplyOf<typeof api.settlements.ownTotals>

const MonthSum = ({ month }: { month: string }) => {
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

const everything = 'everything'
const spans = [
  ...daySpans.map((value) => ({ value, label: daySpanTexts[value] })),
  { value: everything, label: texts.everything },
]

/** What he earned comes to, as the server adds it up: this month, the one before, the quarter, the year, or all of it. */
const SpanSums = () => {
  const [span, setSpan] = useState<DaySpan | undefined>('thisMonth')
  const query = span === undefined ? {} : daysOf(span, new Date())
  const { data } = useRead(api.settlements.ownTotals, { query })
  return (
    <section className={styles.sums} aria-label={texts.sums}>
      <Choice
        label={texts.span}
        options={spans}
        value={span ?? everything}
        onChange={(chosen) => setSpan(daySpans.find((one) => one === chosen))}
      />
      {data && <p>{texts.services(formatNumber(data.all.count))}</p>}
      {data && <AmountLines lines={linesOf(data)} />}
    </section>
  )
}

/** The settlement of a month as a paper to keep. */
const MonthPaper = ({ month }: { month: string }) => {
  const { _id: carrierId } = useProfile()
  const from = `${month}-01`
  const to = daysAfter(monthsAfter(from, 1), -1)
  const paper = useToldAct({
    act: useAct(api.settlements.paper),
    input: { params: { carrierId }, body: { from, to } },
    onDone: fetchMade,
  })
  return (
    <Button icon="download" isBusy={paper.isBusy} onClick={paper.go}>
      {texts.paper}
    </Button>
  )
}

/** What he owes for services that were cancelled on the road; nothing where he owes nothing. */
const OwnDebts = () => {
  const { _id: carrierId } = useProfile()
  const today = bogotaDay(new Date())
  const { data } = useRead(api.settlements.settlement, {
    params: { carrierId },
    query: { from: today, to: today },
  })
  return data && data.debts.length > 0 ? <DebtsCard debts={data.debts} isOwn /> : null
}

const earnedOf = (payout: OwnPayout): Earned => ({
  id: payout._id,
  route: `${payout.origin} – ${payout.destination}`,
  finishedAt: payout.earnedAt,
  pesos: isOwed(payout.state) ? payout.net : 0,
  standing: payoutStanding(payout, true).detail,
})

/** What came back from the bank is owed in a row of its own; what has no effect any more is not owed. */
const isOwed = (state: OwnPayout['state']) => state !== 'returned' && state !== 'void'

/** An advance is part of its service's earning, already paid: it is not counted twice. */
const isCounted = ({ kind }: OwnPayout) => kind !== 'advance'

const MonthPart = ({ month }: { month: Month }) => (
  <section className={styles.month} aria-label={month.name}>
    <div className={styles.line}>
      <h2>{month.name}</h2>
      <MonthSum month={month.key} />
    </div>
    <ul className={styles.rows}>
      {month.services.map(({ id, route, finishedAt, pesos, standing }) => (
        <li key={id}>
          <Link className={styles.row} to={driverPaths.earning(id)}>
            <span>{route}</span>
            <span className={styles.line}>
              <span className="tabular">{formatDate(finishedAt)}</span>
              <strong className="tabular">{formatMoney(pesos)}</strong>
            </span>
            <span className={parts.help}>{standing}</span>
          </Link>
        </li>
      ))}
    </ul>
    <MonthPaper month={month.key} />
  </section>
)

const Months = ({ payouts }: { payouts: readonly OwnPayout[] }) => {
  const earned = payouts.filter(isCounted).map(earnedOf)
  if (earned.length === 0)
    return <EmptyState drawing="truck" title={texts.emptyTitle} text={texts.emptyText} />
  return byMonth(earned).map((month) => <MonthPart key={month.key} month={month} />)
}

/** What finished services brought, month by month. */
const EarningsScreen = () => (
  <div className={parts.page}>
    <h1 className={parts.title}>{texts.title}</h1>
    <p className={parts.help}>{texts.help}</p>
    <MoneyHead />
    <RoadList at={driverPaths.trip} />
    <OwnDebts />
    <SpanSums />
    <Pages of={usePages(api.settlements.own, { query: { limit: 100 } })} wait="items">
      {(payouts) => <Months payouts={payouts} />}
    </Pages>
  </div>
)

export default EarningsScreen
