import { api } from '@arriero/contract'
import { batchesList } from '@arriero/contract/es/lists/payout-batches'
import { Link } from 'react-router'
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
import { BatchModal } from './BatchModal.tsx'
import { batchesTexts as texts } from './batches.texts.ts'

/** What goes to the bank together. */
export default function BatchesSection({ rest }: { rest: string }) {
  const { controls, query, table } = useListTable(batchesList)
  const address = useServiceAddress(moneyPaths.batches)
  const list = useList(useRead(api.settlements.batches, { query }), controls)
  const place = readModalPlace(rest)
  if (place.kind !== 'list' && place.kind !== 'row') return <UnknownPlace list={moneyPaths.batches} />
  const toPayouts = <Link to={`${moneyPaths.payouts}?ready=true`}>{texts.toPayouts}</Link>
  return (
    <>
      <DataTable
        {...table}
        {...list}
        keyOf={({ _id }) => _id}
        onReload={list.reload}
        onOpen={({ _id }) => address.open(_id)}
        tools={<TableSearch controls={controls} hint={texts.search} />}
        empty={<EmptyState drawing="box" title={texts.nothing} text={texts.nothingHelp} action={toPayouts} />}
      />
      <BatchModal id={place.kind === 'row' ? place.id : undefined} onClose={address.close} />
    </>
  )
}
