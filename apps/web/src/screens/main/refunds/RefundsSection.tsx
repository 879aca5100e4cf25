import { api } from '@arriero/contract'
import type { Refund } from '@arriero/contract/refunds'
import { useRead } from '#shared/api/queries.ts'
import { EmptyState } from '#shared/plain/EmptyState.tsx'
import { DataTable } from '#shared/table/DataTable.tsx'
import { tableQuery } from '#shared/table/table-query.ts'
import { TableSearch } from '#shared/table/TableSearch.tsx'
import { useList } from '#shared/table/use-list.ts'
import { useTableState } from '#shared/table/useTableState.ts'
import { readModalPlace } from '#shared/use-modal-address.ts'
import { UnknownPlace } from '#shared/ui/UnknownPlace.tsx'
import { moneyPaths } from '../payouts/money-paths.ts'
import { useServiceAddress } from '../services/use-service-address.ts'
import { refundColumns } from './refund-columns.tsx'
import { RefundModal } from './RefundModal.tsx'
import { refundsScreenTexts as texts } from './refunds-screen.texts.ts'

const filterKeys = ['q', 'state', 'cause'] as const
const rules = { sorts: ['-createdAt', 'createdAt'], filters: { state: 'many', cause: 'many' } } as const

/** What clients are paid back. Decisions §10, §16. */
export default function RefundsSection({ rest }: { rest: string }) {
  const controls = useTableState(filterKeys)
  const address = useServiceAddress(moneyPaths.refunds)
  const query = tableQuery(controls.state, rules)
  const list = useList(useRead(api.refunds.all, { query }), controls)
  const place = readModalPlace(rest)
  if (place.kind !== 'list' && place.kind !== 'row') return <UnknownPlace list={moneyPaths.refunds} />
  return (
    <>
      <DataTable<Refund>
        {...list}
        label={texts.list}
        listName="refunds"
        exportQuery={query}
        columns={refundColumns}
        keyOf={({ _id }) => _id}
        controls={controls}
        onReload={list.reload}
        onOpen={({ _id }) => address.open(_id)}
        tools={<TableSearch controls={controls} hint={texts.search} />}
        empty={<EmptyState drawing="box" title={texts.nothing} text={texts.nothingHelp} />}
      />
      <RefundModal id={place.kind === 'row' ? place.id : undefined} onClose={address.close} />
    </>
  )
}
