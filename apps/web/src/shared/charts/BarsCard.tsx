import { Link } from 'react-router'
import { lazyPart } from '../line/lazy-part.ts'
import { Card } from '#shared/plain/Card.tsx'
import type { PlainColumn, PlainColumns } from '#shared/plain/values/PlainTable.tsx'
import { ChartTable } from './ChartTable.tsx'
import type { Bar } from './figures.ts'
import { WhenSeen } from './WhenSeen.tsx'
import styles from './charts.module.css'

const BarsFigure = lazyPart(() => import('./BarsFigure.tsx'))
const heightPx = 240

interface BarsCardProps {
  title: string
  help: string
  empty: string
  bars: readonly Bar[]
  color: string
  tick: (value: number) => string
  /** The same in words, one row for each bar. */
  table: {
    heads: readonly [string, ...string[]]
    rows: readonly Row[]
    /** Where each row leads, in their sequence. */
    leads?: readonly (string | undefined)[]
  }
}

/** The first cell names the row. */
type Row = readonly string[]

const nameOf = ([name = '']: Row) => name

type Leads = ReadonlyMap<Row, string | undefined>

const Name = ({ row, to }: { row: Row; to: string | undefined }) =>
  to === undefined ? nameOf(row) : <Link to={to}>{nameOf(row)}</Link>

const columnsOf = ([first, ...heads]: BarsCardProps['table']['heads'], leads: Leads): PlainColumns<Row> => [
  { key: first, title: first, render: (row) => <Name row={row} to={leads.get(row)} /> },
  ...heads.map((title, index): PlainColumn<Row> => ({
    key: title,
    title,
    align: 'end',
    render: (row) => row[index + 1],
  })),
]

/** A chart of bars with the table it says the same as. */
export const BarsCard = ({ title, help, empty, bars, color, tick, table }: BarsCardProps) => (
  <Card title={title}>
    <p className={styles.help}>{help}</p>
    {bars.every(({ value }) => value === 0) ? (
      <p className={styles.empty}>{empty}</p>
    ) : (
      <figure className={styles.figure} aria-label={title}>
        <WhenSeen heightPx={heightPx}>
          <BarsFigure bars={bars} color={color} heightPx={heightPx} tick={tick} />
        </WhenSeen>
        <ChartTable
          title={title}
          columns={columnsOf(table.heads, new Map(table.rows.map((row, at) => [row, table.leads?.[at]])))}
          rows={table.rows}
          keyOf={nameOf}
        />
      </figure>
    )}
  </Card>
)
