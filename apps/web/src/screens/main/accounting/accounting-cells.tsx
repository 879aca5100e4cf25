import type { AccountingRow } from '@arriero/contract/money/accounting'
import { ledgerAccountTexts, moneyStateTexts, payStatusTextOf } from '@arriero/contract/es/accounting'
import { statusTextOf } from '@arriero/contract/es/words'
import { accounts, naturalBalance } from '@arriero/domain/money/journal'
import { classNames } from '#shared/class-names.ts'
import { formatDateDigits, formatMoney } from '#shared/format.ts'
import { StateTag, type StateTone } from '#shared/plain/values/StateTag.tsx'
import { toneOfStatus } from '#shared/plain/values/status-tones.ts'
import { StatusTag } from '#shared/plain/values/StatusTag.tsx'
import { toneOfMoney, whyOf } from './money-standing.ts'
import { TwoLines } from '#shared/table/columns/list-columns.tsx'
import styles from './accounting.module.css'

const toneOfPayment = ({ pay }: AccountingRow): StateTone => {
  if (pay.isLost) return 'bad'
  if (pay.status === 'CAPTURED') return 'good'
  return pay.status === 'ACCEPTED' || pay.status === 'PENDING' ? 'waiting' : 'off'
}

const MoneyStanding = ({ row }: { row: AccountingRow }) => {
  const why = whyOf(row)
  return (
    <TwoLines note={why}>
      <StateTag tone={toneOfMoney[row.moneyState]}>{moneyStateTexts[row.moneyState]}</StateTag>
    </TwoLines>
  )
}

const Balances = ({ balances }: Pick<AccountingRow, 'balances'>) => (
  <ul className={styles.balances}>
    {accounts.map((account) => {
      const balance = balances[account]
      return balance ? (
        <li key={account}>
          {ledgerAccountTexts[account]}: {formatMoney(naturalBalance(account, balance))}
        </li>
      ) : null
    })}
  </ul>
)

/** Cells that the table does not draw by their column's kind. */
export const accountingCells = {
  status: ({ status }: AccountingRow) => (
    <StatusTag tone={toneOfStatus(status)}>{statusTextOf(status)}</StatusTag>
  ),
  date: ({ date }: AccountingRow) => (
    <time className={classNames('tabular', styles.whole)} dateTime={date}>
      {formatDateDigits(date)}
    </time>
  ),
  moneyState: (row: AccountingRow) => <MoneyStanding row={row} />,
  payStatus: (row: AccountingRow) => (
    <StateTag tone={toneOfPayment(row)}>{payStatusTextOf(row.pay.status)}</StateTag>
  ),
  balances: ({ balances }: AccountingRow) => <Balances balances={balances} />,
}
