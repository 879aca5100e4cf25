import { api } from '@arriero/contract'
import { journalList } from '@arriero/contract/es/lists/journal'
import { accounts } from '@arriero/domain/journal'
import { Link } from 'react-router'
import { accountingPaths } from '#features/accounting/accounting-paths.ts'
import { PostingsDrawer } from '#features/accounting/PostingsDrawer.tsx'
import { useRead } from '#shared/api/queries.ts'
import { formatMoney } from '#shared/format.ts'
import { EmptyState } from '#shared/plain/EmptyState.tsx'
import { DataTable } from '#shared/table/DataTable.tsx'
import { DayRange } from '#shared/table/DayRange.tsx'
import { MoreFilters } from '#shared/table/MoreFilters.tsx'
import { TableSearch } from '#shared/table/TableSearch.tsx'
import { useList } from '#shared/table/use-list.ts'
import { useListTable } from '#shared/table/use-list-table.ts'
import type { TableControls } from '#shared/table/useTableState.ts'
import { accountingScreenTexts } from './accounting-screen.texts.ts'
import { useOrderDrawer } from './open-order.ts'
import { sumsOf } from './sums-of.ts'
import styles from './accounting.module.css'

const texts = accountingScreenTexts.entries
const dayKeys = ['from', 'to'] as const

/** What the entries asked for come to; not where a text narrows them, for the sums know no words. */
const Sums = ({ controls }: { controls: TableControls }) => {
  const { q, kind = [], account = [], from, to } = controls.state.filters
  const { data } = useRead(api.accounting.figures, { query: { from: from?.[0], to: to?.[0] } })
  if (!data || q?.length) return null
  const chosen = account.length > 0 ? account : accounts
  const { debit, credit } = sumsOf(data.accounts, { accounts: chosen, kinds: kind })
  return <span>{texts.sums(formatMoney(debit), formatMoney(credit), formatMoney(debit - credit))}</span>
}

/** The entries behind a figure; each opens the books of its service. */
export const EntriesList = ({ openOrderId }: { openOrderId: string | undefined }) => {
  const { controls, query, table } = useListTable(journalList)
  const list = useList(useRead(api.accounting.entries, { query }), controls)
  const drawer = useOrderDrawer(accountingPaths.entries)
  return (
    <>
      <p className={styles.sums}>
        <Link to={accountingPaths.ledger}>{texts.back}</Link>
        <Sums controls={controls} />
      </p>
      <DataTable
        {...table}
        {...list}
        label={texts.list}
        keyOf={({ _id }) => _id}
        onReload={list.reload}
        onOpen={({ orderId }) => drawer.open(orderId)}
        tools={
          <>
            <TableSearch controls={controls} hint={texts.search} />
            <MoreFilters controls={controls} keys={dayKeys}>
              <DayRange controls={controls} label={texts.days} keys={dayKeys} />
            </MoreFilters>
          </>
        }
        empty={<EmptyState drawing="papers" title={texts.nothing} text={texts.nothingHelp} />}
      />
      <PostingsDrawer orderId={openOrderId} onClose={drawer.close} />
    </>
  )
}
