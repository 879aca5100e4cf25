import { type AccountingRow, payStatuses } from '@arriero/contract/accounting'
import {
  ledgerAccountTexts,
  moneyStateTexts,
  noAmountText,
  paymentDetail,
  payStatusTextOf,
} from '@arriero/contract/es/accounting'
import { statusTextOf } from '@arriero/contract/es/words'
import { moneyStates } from '@arriero/domain/earned'
import { accounts, naturalBalance } from '@arriero/domain/journal'
import { classNames } from '#shared/class-names.ts'
import { formatDateDigits, formatTransactionNumber, formatMoney } from '#shared/format.ts'
import { Money } from '#shared/plain/Money.tsx'
import { StateTag, type StateTone } from '#shared/plain/StateTag.tsx'
import { toneOfStatus } from '#shared/plain/status-tones.ts'
import { StatusTag } from '#shared/plain/StatusTag.tsx'
import type { Column } from '#shared/table/column.ts'
import { accountingScreenTexts } from './accounting-screen.texts.ts'
import { toneOfMoney, whyOf } from './money-standing.ts'
import styles from './accounting.module.css'

const texts = accountingScreenTexts.columns
const words = accountingScreenTexts.table

type AmountKey =
  | 'profitsDriver'
  | 'profits'
  | 'totalCost'
  | 'priceCommodity'
  | 'ivaCost'
  | 'priceInsurance'
  | 'priceArrieroInsurance'
  | 'percentArrieroInsurance'
  | 'total'
  | 'agreed'
  | 'standby'
  | 'ivaStandby'
  | 'fee'
  | 'refund'
  | 'refunded'

/** `$value`, or N/A where there is none. Spec §2. */
const amount = (key: AmountKey, more: Partial<Column<AccountingRow>> = {}): Column<AccountingRow> => ({
  key,
  title: texts[key],
  widthPx: 112,
  align: 'end',
  render: (row) => <Money pesos={row[key]} missing={noAmountText} />,
  ...more,
})

const plain = (
  key: keyof typeof texts,
  write: (row: AccountingRow) => string | undefined,
  more: Partial<Column<AccountingRow>> = {},
): Column<AccountingRow> => ({
  key,
  title: texts[key],
  widthPx: 130,
  render: (row) => write(row) ?? noAmountText,
  ...more,
})

const toneOfPayment = ({ pay }: AccountingRow): StateTone => {
  if (pay.isLost) return 'bad'
  if (pay.status === 'CAPTURED') return 'good'
  return pay.status === 'ACCEPTED' || pay.status === 'PENDING' ? 'waiting' : 'off'
}

const MoneyStanding = ({ row }: { row: AccountingRow }) => {
  const why = whyOf(row)
  return (
    <>
      <StateTag tone={toneOfMoney[row.moneyState]}>{moneyStateTexts[row.moneyState]}</StateTag>
      {why !== undefined && <span className={styles.muted}>{why}</span>}
    </>
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

const statuses = [1, 2, 3, 4].map((status) => ({ value: String(status), label: statusTextOf(status) }))

const moneyStanding: Column<AccountingRow> = {
  key: 'moneyState',
  title: texts.moneyState,
  widthPx: 148,
  card: 'fact',
  filters: moneyStates.map((state) => ({ value: state, label: moneyStateTexts[state] })),
  render: (row) => <MoneyStanding row={row} />,
}

const service: readonly Column<AccountingRow>[] = [
  {
    key: 'status',
    title: texts.status,
    widthPx: 110,
    card: 'aside',
    filters: statuses,
    render: ({ status }) => <StatusTag tone={toneOfStatus(status)}>{statusTextOf(status)}</StatusTag>,
  },
  {
    key: 'transaction',
    title: texts.transaction,
    widthPx: 108,
    isAlways: true,
    isPinned: true,
    isSearchable: true,
    card: 'title',
    render: ({ _id }) => <code className="tabular">{formatTransactionNumber(_id)}</code>,
  },
  {
    key: 'date',
    title: texts.date,
    widthPx: 98,
    isSortable: true,
    card: 'fact',
    render: ({ date }) => (
      <time className={classNames('tabular', styles.whole)} dateTime={date}>
        {formatDateDigits(date)}
      </time>
    ),
  },
]

const money: readonly Column<AccountingRow>[] = [
  amount('profitsDriver'),
  amount('profits'),
  amount('totalCost'),
  amount('ivaCost'),
  amount('total', { isSortable: true, card: 'fact' }),
  amount('agreed', { card: 'fact' }),
  amount('refund', { card: 'fact' }),
  amount('refunded'),
  amount('priceInsurance', {
    filters: [
      { value: 'true', label: words.insured },
      { value: 'false', label: words.notInsured },
    ],
  }),
  amount('priceArrieroInsurance'),
  amount('percentArrieroInsurance'),
]

const carrier: readonly Column<AccountingRow>[] = [
  plain('driver', ({ driver }) => driver?.name, { widthPx: 170, isSearchable: true, card: 'fact' }),
  plain('bank', ({ driver }) => driver?.pay?.bank, { widthPx: 110 }),
  plain('accountType', ({ driver }) => driver?.pay?.accountType, { widthPx: 100 }),
  plain('accountNumber', ({ driver }) => driver?.pay?.accountNumber, { widthPx: 124 }),
]

/** The specification's columns (Spec §2), the service and its pesos first; what is beyond it waits in "Columnas". */
export const accountingColumns: readonly Column<AccountingRow>[] = [
  ...service,
  moneyStanding,
  ...money,
  plain('identification', ({ identification }) => identification, { widthPx: 120 }),
  {
    key: 'payStatus',
    title: texts.payStatus,
    widthPx: 140,
    filters: payStatuses.map((status) => ({ value: status, label: payStatusTextOf(status) })),
    render: (row) => <StateTag tone={toneOfPayment(row)}>{payStatusTextOf(row.pay.status)}</StateTag>,
  },
  plain('payDetail', paymentDetail, { widthPx: 150 }),
  ...carrier,
  plain('travel', ({ travel }) => travel, { widthPx: 420, card: 'fact' }),
  amount('priceCommodity'),
  plain('client', ({ client }) => client.name, { widthPx: 170, isSearchable: true, isOptional: true }),
  plain('assignedDriver', ({ assignedDriver }) => assignedDriver?.name, { widthPx: 150, isOptional: true }),
  amount('standby', { isOptional: true }),
  amount('ivaStandby', { isOptional: true }),
  amount('fee', { isOptional: true }),
  {
    key: 'balances',
    title: texts.balances,
    widthPx: 230,
    isOptional: true,
    render: ({ balances }) => <Balances balances={balances} />,
  },
]
