import { api } from '@arriero/contract'
import type { PayoutBatch } from '@arriero/contract/settlement-shapes'
import { Link } from 'react-router'
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
import { batchColumns } from './batch-columns.tsx'
import { BatchModal } from './BatchModal.tsx'
import { batchesTexts as texts } from './batches.texts.ts'

const filterKeys = ['q', 'state'] as const
const rules = { sorts: ['-createdAt', 'createdAt'], filters: { state: 'many' } } as const

/** What goes to the bank together. */
export default function BatchesSection({ rest }: { rest: string }) {
  const controls = useTableState(filterKeys)
  const address = useServiceAddress(moneyPaths.batches)
  const query = tableQuery(controls.state, rules)
  const list = useList(useRead(api.settlements.batches, { query }), controls)
  const place = readModalPlace(rest)
  if (place.kind !== 'list' && place.kind !== 'row') return <UnknownPlace list={moneyPaths.batches} />
  const toPayouts = <Link to={`${moneyPaths.payouts}?ready=true`}>{texts.toPayouts}</Link>
  return (
    <>
      <DataTable<PayoutBatch>
        {...list}
        label={texts.list}
        listName="payout-batches"
        exportQuery={query}
        columns={batchColumns}
        keyOf={({ _id }) => _id}
        controls={controls}
        onReload={list.reload}
        onOpen={({ _id }) => address.open(_id)}
        tools={<TableSearch controls={controls} hint={texts.search} />}
        empty={<EmptyState drawing="box" title={texts.nothing} text={texts.nothingHelp} action={toPayouts} />}
      />
      <BatchModal id={place.kind === 'row' ? place.id : undefined} onClose={address.close} />
    </>
  )
}
