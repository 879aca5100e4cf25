import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { ledgerAccountTexts } from '@arriero/contract/es/accounting'
import type { Account } from '@arriero/domain/money/journal'
import { useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { accountingPaths } from '#features/accounting/accounting-paths.ts'
import { errorText, referenceOf, updateErrorText } from '#shared/api/error-text.ts'
import { useRead } from '#shared/api/queries.ts'
import { formatMoney, formatNumber } from '#shared/format.ts'
import { Money } from '#shared/plain/values/Money.tsx'
import type { Column } from '#shared/table/columns/column.ts'
import { DataTable } from '#shared/table/DataTable.tsx'
import { DayRange } from '#shared/table/filters/DayRange.tsx'
import { DaySpans } from '#shared/table/filters/DaySpans.tsx'
import { type TableControls, useTableState } from '#shared/table/filters/use-table-state.ts'
import { accountingScreenTexts } from './accounting-screen.texts.ts'
import styles from './accounting.module.css'

const texts = accountingScreenTexts.ledger
const filterKeys = ['from', 'to'] as const

/** What stands on these is still to come or to be paid, service by service. */
const openAccounts: readonly Account[] = [
  'client_receivable',
  'gateway_in_transit',
  'carrier_payable',
  'refund_due',
]

type AccountRow = ReplyOf<typeof api.accounting.figures>['accounts'][number]

const daysOf = ({ state }: TableControls) => ({
  from: state.filters['from']?.[0],
  to: state.filters['to']?.[0],
})

const columns: readonly Column<AccountRow>[] = [
  {
    key: 'account',
    title: texts.account,
    card: 'title',
    widthPx: 280,
    render: ({ account }) => ledgerAccountTexts[account],
  },
  {
    key: 'debit',
    title: texts.debit,
    align: 'end',
    card: 'fact',
    widthPx: 160,
    render: ({ debit }) => <Money pesos={debit} />,
  },
  {
    key: 'credit',
    title: texts.credit,
    align: 'end',
    card: 'fact',
    widthPx: 160,
    render: ({ credit }) => <Money pesos={credit} />,
  },
  {
    key: 'balance',
    title: texts.balance,
    align: 'end',
    card: 'aside',
    widthPx: 180,
    render: ({ balance }) => (
      <>
        <Money pesos={Math.abs(balance)} isStrong />
        {balance !== 0 && (
          <small className={styles.muted}>{balance > 0 ? texts.debitSide : texts.creditSide}</small>
        )}
      </>
    ),
  },
  {
    key: 'entries',
    title: texts.entries,
    align: 'end',
    card: 'fact',
    widthPx: 110,
    render: ({ entries }) => formatNumber(entries),
  },
  {
    key: 'services',
    title: texts.open,
    card: 'action',
    widthPx: 190,
    render: ({ account, balance }) =>
      balance !== 0 && openAccounts.includes(account) ? (
        <Link className={styles.way} to={accountingPaths.standing(account)}>
          {texts.services}
        </Link>
      ) : null,
  },
]

/** Every account with what moved in the days asked for and what it stands at after them; a row opens its entries. */
export const AccountsList = () => {
  const controls = useTableState(filterKeys)
  const navigate = useNavigate()
  const days = daysOf(controls)
  const { data, error, refetch } = useRead(api.accounting.figures, { query: days })
  const [isReloading, setReloading] = useState(false)
  const reload = async () => {
    setReloading(true)
    const { isError, error: failure } = await refetch()
    setReloading(false)
    return isError ? updateErrorText(failure) : undefined
  }
  const rows = data?.accounts
  const sum = (part: 'debit' | 'credit') =>
    formatMoney((rows ?? []).reduce((total, row) => total + row[part], 0))
  return (
    <>
      <DataTable<AccountRow>
        label={texts.list}
        columns={columns}
        rows={rows}
        error={error && !data ? { text: errorText(error), reference: referenceOf(error) } : null}
        isReloading={isReloading}
        onReload={reload}
        keyOf={({ account }) => account}
        controls={controls}
        onOpen={({ account }) => void navigate(accountingPaths.entriesOf({ account, ...days }))}
        tools={
          <>
            <DayRange controls={controls} label={texts.days} keys={filterKeys} isTool />
            <DaySpans controls={controls} label={texts.days} keys={filterKeys} />
          </>
        }
      />
      {rows && (
        <p className={styles.sums}>
          {texts.sums(sum('debit'), sum('credit'))}
          <Link to={accountingPaths.entriesOf(days)}>{texts.all}</Link>
        </p>
      )}
    </>
  )
}
