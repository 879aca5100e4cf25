import { api } from '@arriero/contract'
import { cancellationsList } from '@arriero/contract/es/lists/cancellations'
import { useNavigate, useParams } from 'react-router'
import { LostPaymentsBanner } from '#features/payments/LostPaymentsBanner.tsx'
import { LostPaymentsModal } from '#features/payments/LostPaymentsModal.tsx'
import { useRead } from '#shared/api/queries.ts'
import { useIsPhone } from '#shared/media.ts'
import { paths } from '#shared/paths.ts'
import { EmptyState } from '#shared/plain/EmptyState.tsx'
import { Skeleton } from '#shared/plain/Skeleton.tsx'
import { useProfile } from '#shared/session/use-session.ts'
import { DataTable } from '#shared/table/DataTable.tsx'
import { DayRange } from '#shared/table/DayRange.tsx'
import { MoreFilters } from '#shared/table/MoreFilters.tsx'
import { TableSearch } from '#shared/table/TableSearch.tsx'
import { useList } from '#shared/table/use-list.ts'
import { useListTable } from '#shared/table/use-list-table.ts'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { UnknownPlace } from '#shared/ui/UnknownPlace.tsx'
import { useServiceAddress } from '#features/orders/lists/use-service-address.ts'
import { cancelledCells } from './cancelled-cells.tsx'
import { readCancelledPlace } from './cancelled-place.ts'
import { cancelledTexts as texts } from './cancelled.texts.ts'
import { ServiceMoney } from './ServiceMoney.tsx'

const dayKeys = ['from', 'to'] as const

/** Cancelled services, for administrators and accountancy. Spec §2. */
export default function CancelledScreen() {
  const { rol } = useProfile()
  const isPhone = useIsPhone()
  const isAdministrator = rol === 'administrator'
  const navigate = useNavigate()
  const { controls, query, table } = useListTable(cancellationsList, cancelledCells(isAdministrator))
  const address = useServiceAddress(paths.cancelled)
  const list = useList(useRead(api.cancellations.all, { query }), controls)
  const lost = useRead(api.payments.lost, { query: { limit: 1 } })
  const place = readCancelledPlace(useParams()['*'] ?? '')
  if (!place) return <UnknownPlace list={paths.cancelled} />
  // Administrators have the whole service on a page of its own; accountancy reads its money here.
  const open = (orderId: string) =>
    isAdministrator ? void navigate(`${paths.services}/${orderId}`) : address.open(orderId)
  return (
    <>
      <PageHead title={texts.title} help={texts.help} />
      <LostPaymentsBanner />
      {/* The list stands where the banner leaves it. */}
      {lost.isLoading ? (
        <Skeleton shape={isPhone ? 'cards' : 'table'} />
      ) : (
        <DataTable
          {...table}
          {...list}
          keyOf={({ _id }) => _id}
          onReload={list.reload}
          onOpen={({ order }) => open(order)}
          tools={
            <>
              <TableSearch controls={controls} hint={texts.search} />
              <MoreFilters controls={controls} keys={dayKeys}>
                <DayRange controls={controls} label={texts.cancelled} keys={dayKeys} />
              </MoreFilters>
            </>
          }
          empty={<EmptyState drawing="box" title={texts.nothing} text={texts.nothingHelp} />}
        />
      )}
      <LostPaymentsModal isOpen={place === 'lost'} onOpen={open} onClose={address.close} />
      <ServiceMoney
        orderId={typeof place === 'object' && !isAdministrator ? place.orderId : undefined}
        onClose={address.close}
      />
    </>
  )
}
