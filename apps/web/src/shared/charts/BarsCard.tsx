import { lazyPart } from '../line/lazy-part.ts'
import { Card } from '#shared/plain/Card.tsx'
import { chartsTexts } from './charts.texts.ts'
import type { Bar } from './figures.ts'
import { ReadingTable } from './ReadingTable.tsx'
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
  table: { heads: readonly string[]; rows: readonly (readonly string[])[] }
}

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
        <details className={styles.data}>
          <summary>{chartsTexts.asTable}</summary>
          <ReadingTable caption={title} heads={table.heads} rows={table.rows} />
        </details>
      </figure>
    )}
  </Card>
)
