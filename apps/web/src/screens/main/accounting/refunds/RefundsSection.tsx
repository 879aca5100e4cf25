import { api } from '@arriero/contract'
import { refundsList } from '@arriero/contract/es/lists/refunds'
import { useRead } from '#shared/api/queries.ts'
import { EmptyState } from '#shared/plain/EmptyState.tsx'
import { DataTable } from '#shared/table/DataTable.tsx'
import { TableSearch } from '#shared/table/TableSearch.tsx'
import { useList } from '#shared/table/use-list.ts'
import { useListTable } from '#shared/table/use-list-table.ts'
import { readModalPlace } from '#shared/use-modal-address.ts'
import { UnknownPlace } from '#shared/ui/UnknownPlace.tsx'
import { moneyPaths } from '#features/settlements/money-paths.ts'
import { useServiceAddress } from '#features/orders/lists/use-service-address.ts'
import { RefundModal } from './RefundModal.tsx'
import { refundsScreenTexts as texts } from './refunds-screen.texts.ts'

/** What clients are paid back. Decisions §10, §16. */
export default function RefundsSection({ rest }: { rest: string }) {
  const { controls, query, table } = useListTable(refundsList)
  const address = useServiceAddress(moneyPaths.refunds)
  const list = useList(useRead(api.refunds.all, { query }), controls)
  const place = readModalPlace(rest)
  if (place.kind !== 'list' && place.kind !== 'row') return <UnknownPlace list={moneyPaths.refunds} />
  return (
    <>
      <DataTable
        {...table}
        {...list}
        keyOf={({ _id }) => _id}
        onReload={list.reload}
        onOpen={({ _id }) => address.open(_id)}
        tools={<TableSearch controls={controls} hint={texts.search} />}
        empty={<EmptyState drawing="box" title={texts.nothing} text={texts.nothingHelp} />}
      />
      <RefundModal id={place.kind === 'row' ? place.id : undefined} onClose={address.close} />
    </>
  )
}
