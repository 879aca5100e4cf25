import { formatMoney } from '#shared/format.ts'
import { plainTexts } from '../plain.texts.ts'
import styles from './Statement.module.css'

export interface StatementLine {
  what: string
  /** The amount that the rate is taken of. */
  basePesos?: number | undefined
  /** As a person reads it: `19 %`. */
  rate?: string | undefined
  amountPesos: number
  note?: string | undefined
  isTotal?: boolean
}

interface StatementProps {
  /** Heard, not seen: what these amounts are of. */
  caption: string
  lines: readonly StatementLine[]
  /** In a card, beside others: a rate and its base stand under what they are of, where columns would stand empty. */
  isNarrow?: boolean
}

const withRateBelow = ({ basePesos, rate, note, ...line }: StatementLine): StatementLine => ({
  ...line,
  note:
    rate === undefined || basePesos === undefined
      ? note
      : [plainTexts.statement.rateOf(rate, formatMoney(basePesos)), note].filter(Boolean).join('. '),
})

/** Money shown as what, base, rate, amount: the one form wherever a sum has parts. */
export const Statement = ({ caption, lines: given, isNarrow = false }: StatementProps) => {
  const lines = isNarrow ? given.map(withRateBelow) : given
  const hasRates = lines.some(({ rate }) => rate !== undefined)
  return (
    <table className={styles.statement}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{plainTexts.statement.what}</th>
          {hasRates && (
            <>
              <th scope="col" className={styles.base}>
                {plainTexts.statement.base}
              </th>
              <th scope="col">{plainTexts.statement.rate}</th>
            </>
          )}
          <th scope="col">{plainTexts.statement.amount}</th>
        </tr>
      </thead>
      <tbody className="tabular">
        {lines.map((line) => (
          <tr key={line.what} data-total={line.isTotal || undefined}>
            <th scope="row">
              {line.what}
              {line.note && <span className={styles.note}>{line.note}</span>}
            </th>
            {hasRates && (
              <>
                <td className={styles.base}>{line.basePesos !== undefined && formatMoney(line.basePesos)}</td>
                <td>{line.rate}</td>
              </>
            )}
            <td>{formatMoney(line.amountPesos)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
