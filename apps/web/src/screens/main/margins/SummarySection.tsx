import { api } from '@arriero/contract'
import { bogotaDay } from '@arriero/domain/time/calendar'
import { Answer } from '#shared/api/Answer.tsx'
import { useRead } from '#shared/api/queries.ts'
import { BarsCard } from '#shared/charts/BarsCard.tsx'
import { formatNumber } from '#shared/format.ts'
import { EmptyState } from '#shared/plain/states/EmptyState.tsx'
import { useTableState } from '#shared/table/filters/use-table-state.ts'
import { MarginCards } from './MarginCards.tsx'
import { MarginFilters } from './MarginFilters.tsx'
import { marginsTexts as texts } from './margins.texts.ts'
import { narrowedBy, narrowingKeys, type Narrowed } from './places.ts'
import { Ranks } from './Ranks.tsx'
import { weekSeries, type MeasureKey, type Summary } from './week-bars.ts'
import styles from './margins.module.css'

const looks = {
  margin: { color: 'var(--color-finished-line)', tick: texts.charts.millions },
  win: { color: 'var(--color-assigned-line)', tick: texts.charts.percent },
  wait: { color: 'var(--color-pending-line)', tick: texts.charts.hours },
  over: { color: 'var(--color-moving-line)', tick: texts.charts.percent },
  below: { color: 'var(--color-pending-line)', tick: formatNumber },
  returned: { color: 'var(--color-cancelled-line)', tick: formatNumber },
} as const satisfies Record<MeasureKey, { color: string; tick: (value: number) => string }>

interface ChartProps {
  summary: Summary
  measure: MeasureKey
  narrowed: Narrowed
}

const WeekChart = ({ summary, measure, narrowed }: ChartProps) => {
  const words = texts.charts[measure]
  const { bars, rows, leads } = weekSeries(summary, measure, { narrowed, today: bogotaDay(new Date()) })
  return (
    <BarsCard
      title={words.title}
      help={words.help}
      empty={texts.charts.nothing}
      bars={bars}
      {...looks[measure]}
      table={{ heads: [texts.charts.week, words.value, words.count], rows, leads }}
    />
  )
}

const isNothing = ({ services, offers, returned }: Summary['all']) => services + offers + returned === 0

const Told = ({ summary, narrowed }: { summary: Summary; narrowed: Narrowed }) => {
  const { from, to, all } = summary
  if (isNothing(all)) return <EmptyState drawing="papers" {...texts.empty} />
  // Every figure leads to the very weeks that it tells, also where the address named none.
  const told = { ...narrowed, from, to }
  return (
    <div className={styles.figures}>
      <p className={styles.weeks}>{texts.weeks(from, to)}</p>
      <MarginCards all={all} narrowed={told} />
      <WeekChart summary={summary} measure="margin" narrowed={told} />
      <div className={styles.ranks}>
        <Ranks of="lanes" all={all} narrowed={told} />
        <Ranks of="clients" all={all} narrowed={told} />
        <Ranks of="carriers" all={all} narrowed={told} />
      </div>
      <div className={styles.charts}>
        <WeekChart summary={summary} measure="win" narrowed={told} />
        <WeekChart summary={summary} measure="wait" narrowed={told} />
        <WeekChart summary={summary} measure="over" narrowed={told} />
        <WeekChart summary={summary} measure="below" narrowed={told} />
        <WeekChart summary={summary} measure="returned" narrowed={told} />
      </div>
    </div>
  )
}

/** What the weeks come to, in figures and charts that lead to their rows. */
export const SummarySection = () => {
  const controls = useTableState(narrowingKeys)
  const narrowed = narrowedBy(controls.state.filters)
  return (
    <>
      <p className={styles.help}>{texts.help}</p>
      <MarginFilters controls={controls} />
      <Answer of={useRead(api.margins.summary, { query: narrowed })} wait="figures" failed={texts.failed}>
        {(summary) => <Told summary={summary} narrowed={narrowed} />}
      </Answer>
    </>
  )
}
