import { lazyPart } from '../line/lazy-part.ts'
import { Card } from '#shared/plain/Card.tsx'
import { chartsTexts } from './charts.texts.ts'
import type { Bar } from './figures.ts'
import { WhenSeen } from './WhenSeen.tsx'
import styles from './charts.module.css'

interface ReadingTableProps {
  caption: string
  heads: readonly string[]
  /** The first of each names its row. */
  rows: readonly (readonly string[])[]
}

/** What a chart shows, to be read. */
const ReadingTable = ({ caption, heads, rows }: ReadingTableProps) => (
  <div className={styles.scroll} tabIndex={0} role="region" aria-label={caption}>
    <table>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...values]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {values.map((value, index) => (
              <td key={heads[index + 1]}>{value}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

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
