import { api } from '@arriero/contract'
import { noticesList } from '@arriero/contract/es/lists/payment-notices'
import { useParams } from 'react-router'
import { useRead } from '#shared/api/queries.ts'
import { paths } from '#shared/paths.ts'
import { EmptyState } from '#shared/plain/EmptyState.tsx'
import { DataTable } from '#shared/table/DataTable.tsx'
import { DayRange } from '#shared/table/DayRange.tsx'
import { MoreFilters } from '#shared/table/MoreFilters.tsx'
import { TableSearch } from '#shared/table/TableSearch.tsx'
import { useList } from '#shared/table/use-list.ts'
import { useListTable } from '#shared/table/use-list-table.ts'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { UnknownPlace } from '#shared/ui/UnknownPlace.tsx'
import { RowModal } from '#shared/ui/RowModal.tsx'
import { readListPlace } from '#features/orders/lists/list-place.ts'
import { useServiceAddress } from '#features/orders/lists/use-service-address.ts'
import { NoticeDetail } from './NoticeDetail.tsx'
import { noticesTexts as texts } from './payment-notices.texts.ts'

const dayKeys = ['from', 'to'] as const

/** What came to the gateway's address, for administrators: what counted and what was refused. Security M8. */
export default function PaymentNoticesScreen() {
  const { controls, query, table } = useListTable(noticesList)
  const address = useServiceAddress(paths.paymentNotices)
  const list = useList(useRead(api.payments.notices, { query }), controls)
  const place = readListPlace(useParams()['*'] ?? '', {})
  if (!place) return <UnknownPlace list={paths.paymentNotices} />
  return (
    <>
      <PageHead title={texts.title} help={texts.help} />
      <DataTable
        {...table}
        {...list}
        keyOf={({ _id }) => _id}
        onReload={list.reload}
        onOpen={({ _id }) => address.open(_id)}
        tools={
          <>
            <TableSearch controls={controls} hint={texts.search} />
            <MoreFilters controls={controls} keys={dayKeys}>
              <DayRange controls={controls} label={texts.days} keys={dayKeys} />
            </MoreFilters>
          </>
        }
        empty={<EmptyState drawing="papers" title={texts.empty} text={texts.emptyHelp} />}
      />
      <RowModal
        row={place === 'list' ? undefined : place.orderId}
        title={texts.modal}
        onClose={address.close}
      >
        {(id) => <NoticeDetail id={id} />}
      </RowModal>
    </>
  )
}
