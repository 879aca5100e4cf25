import { orderStatus } from '@arriero/domain/orders/orders'
import { api } from '@arriero/contract'
import type { AccountingRow } from '@arriero/contract/money/accounting'
import type { ReplyOf } from '@arriero/contract/endpoint'
import {
  journalEventTexts,
  moneyStateTexts,
  noAmountText,
  paymentDetail,
  ledgerAccountTexts,
} from '@arriero/contract/es/accounting'
import { statusTextOf } from '@arriero/contract/es/words'
import { accounts, type Account } from '@arriero/domain/money/journal'
import { Answer } from '#shared/api/Answer.tsx'
import { useRead } from '#shared/api/queries.ts'
import { type Detail, DetailList } from '#shared/plain/values/DetailList.tsx'
import { Money } from '#shared/plain/values/Money.tsx'
import { toneOfStatus } from '#shared/plain/values/status-tones.ts'
import { type PlainColumn, type PlainColumns, PlainTable } from '#shared/plain/values/PlainTable.tsx'
import { StatusTag } from '#shared/plain/values/StatusTag.tsx'
import { When } from '#shared/plain/values/When.tsx'
import { Gone } from '#shared/plain/states/EmptyState.tsx'
import { formatMoney } from '#shared/format.ts'
import { accountingTexts } from './accounting.texts.ts'
import styles from './accounting.module.css'

interface AccountAmount {
  account: Account
  /** Debit positive, credit negative. */
  amount: number
}

const texts = accountingTexts.drawer

interface BookLine {
  key: string
  title: string
  debit: number
  credit: number
}

const bookLine = ({ account, amount }: AccountAmount): BookLine => ({
  key: account,
  title: ledgerAccountTexts[account],
  debit: Math.max(0, amount),
  credit: Math.max(0, -amount),
})

const bookColumns: PlainColumns<BookLine> = [
  { key: 'account', title: texts.account, render: ({ title }) => title },
  ...(['debit', 'credit'] as const).map((side): PlainColumn<BookLine> => ({
    key: side,
    title: texts[side],
    align: 'end',
    render: (line) => line[side] > 0 && formatMoney(line[side]),
  })),
]

interface AmountsProps {
  caption: string
  lines: readonly AccountAmount[]
  hasSum?: boolean
}

/** Accounts with a column for each side, as a book has them; a last line shows that both sides come to the same. */
const Amounts = ({ caption, lines, hasSum = false }: AmountsProps) => {
  const rows = lines.map(bookLine)
  const sumOf = (side: 'debit' | 'credit') => rows.reduce((sum, line) => sum + line[side], 0)
  const sum = { key: 'sum', title: texts.sum, debit: sumOf('debit'), credit: sumOf('credit') }
  return (
    <PlainTable
      caption={caption}
      columns={bookColumns}
      rows={hasSum ? [...rows, sum] : rows}
      keyOf={({ key }) => key}
      isTotal={({ key }) => key === sum.key}
      isNarrow
    />
  )
}

const words = accountingTexts.facts

type Posting = ReplyOf<typeof api.accounting.postings>['postings'][number]

const accountOf = ({ driver }: AccountingRow): string =>
  driver?.pay ? `${driver.pay.bank} · ${driver.pay.accountType} · ${driver.pay.accountNumber}` : noAmountText

const amount = (label: string, pesos: number | null): Detail => ({
  label,
  value: <Money pesos={pesos} missing={noAmountText} />,
})

const ofEnd = ({ status, fee, refund, refunded }: AccountingRow): Detail[] => [
  ...(status === orderStatus.cancelled ? [amount(words.fee, fee)] : []),
  ...(status === orderStatus.cancelled || refund !== null ? [amount(words.refund, refund)] : []),
  ...(refunded === null ? [] : [amount(words.refunded, refunded)]),
]

const factsOf = (order: AccountingRow): Detail[] => [
  { label: words.date, value: <When at={order.date} /> },
  { label: words.moneyState, value: moneyStateTexts[order.moneyState] },
  { label: words.total, value: <Money pesos={order.total} missing={noAmountText} isStrong /> },
  amount(words.agreed, order.agreed),
  { label: words.payment, value: paymentDetail(order) },
  { label: words.client, value: order.client.name },
  { label: words.identification, value: order.identification },
  { label: words.carrier, value: order.driver?.name ?? noAmountText },
  { label: words.account, value: accountOf(order) },
  { label: words.assignedDriver, value: order.assignedDriver?.name ?? noAmountText },
  ...ofEnd(order),
]

const PostingCard = ({ posting }: { posting: Posting }) => (
  <li className={styles.posting}>
    <h4 className={styles.postingHead}>
      {journalEventTexts[posting.kind]}
      <span className={styles.muted}>
        <When at={posting.at} /> · {posting.actor?.name ?? texts.byItself}
      </span>
    </h4>
    {posting.refersTo && (
      <p className={styles.muted}>
        {texts.refersTo(journalEventTexts[posting.refersTo.kind])} <When at={posting.refersTo.at} />
      </p>
    )}
    <Amounts caption={journalEventTexts[posting.kind]} lines={posting.entries} />
  </li>
)

const Balances = ({ balances }: Pick<AccountingRow, 'balances'>) => {
  const lines = accounts.flatMap((account) => {
    const amount = balances[account] ?? 0
    return amount === 0 ? [] : [{ account, amount }]
  })
  return lines.length === 0 ? (
    <p>{texts.settled}</p>
  ) : (
    <Amounts caption={texts.balances} lines={lines} hasSum />
  )
}

/** The books of one service: what its accounts come to, and every posting behind it. Decisions §16. */
export const OrderPostings = ({ orderId }: { orderId: string }) => (
  <Answer
    of={useRead(api.accounting.postings, { params: { orderId } })}
    wait="detail"
    gone={<Gone title={texts.goneTitle} text={texts.gone} />}
  >
    {({ order, postings }) => (
      <>
        <p className={styles.head}>
          <StatusTag tone={toneOfStatus(order.status)}>{statusTextOf(order.status)}</StatusTag>
          <strong>{order.travel}</strong>
        </p>
        {order.pay.isLost && <p role="note">{words.lost}</p>}
        <DetailList details={factsOf(order)} />
        <h3 className={styles.section}>{texts.balances}</h3>
        <Balances balances={order.balances} />
        <h3 className={styles.section}>{texts.postings}</h3>
        <ol className={styles.postings}>
          {postings.map((posting) => (
            <PostingCard key={posting._id} posting={posting} />
          ))}
        </ol>
      </>
    )}
  </Answer>
)
