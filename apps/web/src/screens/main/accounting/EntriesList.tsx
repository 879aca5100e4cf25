import { api } from '@arriero/contract'
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
import { tableQuery } from '#shared/table/table-query.ts'
import { TableSearch } from '#shared/table/TableSearch.tsx'
import { useList } from '#shared/table/use-list.ts'
import { type TableControls, useTableState } from '#shared/table/useTableState.ts'
import { accountingScreenTexts } from './accounting-screen.texts.ts'
import { entriesColumns, type Entry } from './entries-columns.tsx'
import { useOrderDrawer } from './open-order.ts'
import { sumsOf } from './sums-of.ts'
import styles from './accounting.module.css'

const texts = accountingScreenTexts.entries
const filterKeys = ['q', 'kind', 'account', 'from', 'to'] as const
const dayKeys = ['from', 'to'] as const
const rules = {
  sorts: ['-at', 'at'],
  filters: { kind: 'many', account: 'many', from: 'one', to: 'one' },
} as const

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
  const controls = useTableState(filterKeys)
  const query = tableQuery(controls.state, rules)
  const list = useList(useRead(api.accounting.entries, { query }), controls)
  const drawer = useOrderDrawer(accountingPaths.entries)
  return (
    <>
      <p className={styles.sums}>
        <Link to={accountingPaths.ledger}>{texts.back}</Link>
        <Sums controls={controls} />
      </p>
      <DataTable<Entry>
        {...list}
        label={texts.list}
        columns={entriesColumns}
        keyOf={({ _id }) => _id}
        controls={controls}
        onReload={list.reload}
        onOpen={({ orderId }) => drawer.open(orderId)}
        listName="journal"
        exportQuery={query}
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
