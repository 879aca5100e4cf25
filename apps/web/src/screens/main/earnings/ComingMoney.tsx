import { api } from '@arriero/contract'
import { monthText } from '@arriero/contract/es/when'
import type { OwnHead } from '@arriero/contract/money/settlement-shapes'
import { pendingPayoutStates } from '@arriero/domain/money/payouts'
import { daysAfter, monthsAfter } from '@arriero/domain/time/calendar'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Answer } from '#shared/api/Answer.tsx'
import { useRead } from '#shared/api/queries.ts'
import { formatDay, formatNumber } from '#shared/format.ts'
import { paths } from '#shared/paths.ts'
import { Card } from '#shared/plain/Card.tsx'
import { Money } from '#shared/plain/values/Money.tsx'
import { PlainTable, type PlainColumns } from '#shared/plain/values/PlainTable.tsx'
import { earningsTexts } from './earnings.texts.ts'
import styles from './ComingMoney.module.css'

const texts = earningsTexts.coming

/** The rows a month of what is to come is the sum of. */
export const rowsToCome = (month: string): string => {
  const first = `${month}-01`
  const asked = [
    ['from', first],
    ['to', daysAfter(monthsAfter(first, 1), -1)],
    ...pendingPayoutStates.map((state) => ['state', state]),
  ]
  return `${paths.earnings}?${new URLSearchParams(asked).toString()}`
}

interface Line {
  key: string
  name: ReactNode
  count: number
  net: number
  held?: number
}

const nameOf = (title: string) => ({ key: 'name', title, render: (line: Line) => line.name })
const countColumn = {
  key: 'count',
  title: texts.count,
  align: 'end' as const,
  render: (line: Line) => formatNumber(line.count),
}
const netColumn = {
  key: 'net',
  title: texts.net,
  align: 'end' as const,
  render: (line: Line) => <Money pesos={line.net} isStrong />,
}
const heldColumn = {
  key: 'held',
  title: texts.months.held,
  align: 'end' as const,
  render: (line: Line) => <Money pesos={line.held} />,
}

const dayColumns: PlainColumns<Line> = [nameOf(texts.days.day), countColumn, netColumn]
const monthColumns: PlainColumns<Line> = [nameOf(texts.months.month), countColumn, heldColumn, netColumn]

const dayLines = ({ days, later }: OwnHead): Line[] => [
  ...days.map(({ dueOn, isLate, ...sums }) => ({
    key: dueOn,
    name: isLate ? (
      <span className={styles.late}>{texts.days.late(formatDay(dueOn))}</span>
    ) : (
      formatDay(dueOn)
    ),
    ...sums,
  })),
  ...(later.count > 0 ? [{ key: 'later', name: texts.days.later, ...later }] : []),
]

const whole = 'all'

/** With their sum, which is what is to come. */
const monthLines = ({ months, toCome }: OwnHead): Line[] => [
  ...months.map(({ month, ...sums }) => ({
    key: month,
    name: <Link to={rowsToCome(month)}>{monthText(month)}</Link>,
    ...sums,
  })),
  {
    key: whole,
    name: texts.months.all,
    ...toCome,
    held: months.reduce((sum, month) => sum + month.held, 0),
  },
]

interface PartProps {
  words: { title: string; help: string; none: string }
  columns: PlainColumns<Line>
  lines: readonly Line[]
}

const Part = ({ words, columns, lines }: PartProps) => (
  <Card title={words.title}>
    <p className={styles.help}>{words.help}</p>
    {lines.length === 0 ? (
      <p className={styles.none}>{words.none}</p>
    ) : (
      <PlainTable
        caption={words.title}
        columns={columns}
        rows={lines}
        keyOf={({ key }) => key}
        isTotal={({ key }) => key === whole}
        isNarrow
      />
    )}
  </Card>
)

/** When a carrier's money comes, day by day, and of which months it is; of the same moment as the figures above. */
export const ComingMoney = () => (
  <Answer of={useRead(api.settlements.ownHead, {})} wait="cards">
    {(head) => (
      <div className={styles.parts}>
        <Part words={texts.days} columns={dayColumns} lines={dayLines(head)} />
        <Part
          words={texts.months}
          columns={monthColumns}
          lines={head.months.length === 0 ? [] : monthLines(head)}
        />
      </div>
    )}
  </Answer>
)
