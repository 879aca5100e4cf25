import type { MonthDetail } from '@arriero/contract/money/closings'
import { ledgerAccountTexts } from '@arriero/contract/es/accounting'
import { Link } from 'react-router'
import { formatNumber } from '#shared/format.ts'
import { Money } from '#shared/plain/values/Money.tsx'
import { PlainTable } from '#shared/plain/values/PlainTable.tsx'
import { closingPaths } from './closing-paths.ts'
import { closingsTexts } from './closings.texts.ts'
import styles from './closings.module.css'

const texts = closingsTexts.month

type Figures = MonthDetail['accounts'][number]
type Row = Omit<Figures, 'account'> & { account: Figures['account'] | null }

/** Every account, and what all of them come to: nothing, on both sides the same. */
const rowsOf = ({ accounts, debit, credit, entries }: MonthDetail): Row[] => [
  ...accounts,
  { account: null, opening: 0, debit, credit, balance: 0, entries },
]

const Balance = ({ pesos }: { pesos: number }) => (
  <>
    <Money pesos={Math.abs(pesos)} />
    {pesos !== 0 && <small className={styles.muted}>{pesos > 0 ? texts.debitSide : texts.creditSide}</small>}
  </>
)

/** What each account of the journal stood at, moved and stands at; its entries are one press away. */
export const MonthAccounts = ({ month }: { month: MonthDetail }) => (
  <PlainTable<Row>
    caption={texts.accounts}
    rows={rowsOf(month)}
    keyOf={({ account }) => account ?? 'total'}
    isTotal={({ account }) => account === null}
    columns={[
      {
        key: 'account',
        title: texts.account,
        render: ({ account }) => (account === null ? texts.total : ledgerAccountTexts[account]),
      },
      {
        key: 'opening',
        title: texts.opening,
        align: 'end',
        render: ({ opening }) => <Balance pesos={opening} />,
      },
      { key: 'debit', title: texts.debit, align: 'end', render: ({ debit }) => <Money pesos={debit} /> },
      { key: 'credit', title: texts.credit, align: 'end', render: ({ credit }) => <Money pesos={credit} /> },
      {
        key: 'balance',
        title: texts.balance,
        align: 'end',
        render: ({ balance }) => <Balance pesos={balance} />,
      },
      {
        key: 'entries',
        title: texts.entries,
        align: 'end',
        render: ({ account, entries }) =>
          account === null || entries === 0 ? (
            formatNumber(entries)
          ) : (
            <Link to={closingPaths.entriesOf(month.month, account)}>{formatNumber(entries)}</Link>
          ),
      },
    ]}
  />
)
