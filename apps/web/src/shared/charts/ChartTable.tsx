import { type PlainColumns, PlainTable } from '#shared/plain/values/PlainTable.tsx'
import { chartsTexts } from './charts.texts.ts'
import styles from './charts.module.css'

interface ChartTableProps<Row> {
  title: string
  columns: PlainColumns<Row>
  rows: readonly Row[]
  keyOf: (row: Row) => string
  /** False where its cells are long: cards on a phone. */
  isNarrow?: boolean
}

/** What a chart says, to be read and heard: folded below it. */
export const ChartTable = <Row,>({ title, ...table }: ChartTableProps<Row>) => (
  <details className={styles.data}>
    <summary>{chartsTexts.asTable}</summary>
    <div className={styles.scroll} tabIndex={0} role="region" aria-label={title}>
      <PlainTable caption={title} isNarrow {...table} />
    </div>
  </details>
)
