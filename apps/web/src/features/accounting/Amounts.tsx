import type { Account } from '@arriero/domain/journal'
import { ledgerAccountTexts } from '@arriero/contract/es/accounting'
import { formatMoney } from '#shared/format.ts'
import { accountingTexts } from './accounting.texts.ts'
import styles from './accounting.module.css'

export interface AccountAmount {
  account: Account
  /** Debit positive. */
  amount: number
}

const texts = accountingTexts.drawer

const sideOf = (amount: number, isDebit: boolean) =>
  (isDebit ? amount > 0 : amount < 0) ? formatMoney(Math.abs(amount)) : ''

/** Accounts with a column for each side, as a book has them; a last line shows that both sides come to the same. */
export const Amounts = ({
  caption,
  lines,
  hasSum = false,
}: {
  caption: string
  lines: readonly AccountAmount[]
  hasSum?: boolean
}) => {
  const debits = lines.reduce((sum, { amount }) => sum + Math.max(0, amount), 0)
  const credits = lines.reduce((sum, { amount }) => sum + Math.max(0, -amount), 0)
  return (
    <table className={styles.amounts}>
      <caption className="visually-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{texts.account}</th>
          <th scope="col">{texts.debit}</th>
          <th scope="col">{texts.credit}</th>
        </tr>
      </thead>
      <tbody className="tabular">
        {lines.map(({ account, amount }) => (
          <tr key={account}>
            <th scope="row">{ledgerAccountTexts[account]}</th>
            <td>{sideOf(amount, true)}</td>
            <td>{sideOf(amount, false)}</td>
          </tr>
        ))}
        {hasSum && (
          <tr data-total>
            <th scope="row">{texts.sum}</th>
            <td>{formatMoney(debits)}</td>
            <td>{formatMoney(credits)}</td>
          </tr>
        )}
      </tbody>
    </table>
  )
}
