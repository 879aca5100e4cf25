import type { ReactNode } from 'react'
import styles from './AmountLines.module.css'

export interface AmountLine {
  key: string
  title: string
  amount: ReactNode
}

/** Amounts below one another, each after its name: a sum and its parts where there is no room for a table. */
export const AmountLines = ({ lines }: { lines: readonly AmountLine[] }) => (
  <dl className={styles.lines}>
    {lines.map(({ key, title, amount }) => (
      <div key={key}>
        <dt>{title}</dt>
        <dd className="tabular">{amount}</dd>
      </div>
    ))}
  </dl>
)
