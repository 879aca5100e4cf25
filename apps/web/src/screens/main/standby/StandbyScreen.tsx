import { api } from '@arriero/contract'
import { standbyChargesList } from '@arriero/contract/es/lists/standby-charges'
import { Link, useParams } from 'react-router'
import { StandbyPanel } from '#features/standby/StandbyPanel.tsx'
import { TariffPanel } from '#features/standby/TariffPanel.tsx'
import { useRead } from '#shared/api/queries.ts'
import { formatShortId } from '#shared/format.ts'
import { paths } from '#shared/paths.ts'
import { EmptyState } from '#shared/plain/EmptyState.tsx'
import { useProfile } from '#shared/session/use-session.ts'
import { DataTable } from '#shared/table/DataTable.tsx'
import { TableSearch } from '#shared/table/TableSearch.tsx'
import { useList } from '#shared/table/use-list.ts'
import { useListTable } from '#shared/table/use-list-table.ts'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { UnknownPlace } from '#shared/ui/UnknownPlace.tsx'
import { RowModal } from '#shared/ui/RowModal.tsx'
import { readListPlace } from '#features/orders/lists/list-place.ts'
import { useServiceAddress } from '#features/orders/lists/use-service-address.ts'
import { standbyScreenTexts as texts } from './standby-screen.texts.ts'

const ChargeModal = ({ orderId, onClose }: { orderId: string | undefined; onClose: () => void }) => (
  <RowModal row={orderId} title={(id) => texts.modal(formatShortId(id))} onClose={onClose}>
    {(id) => (
      <>
        <StandbyPanel orderId={id} />
        <p>
          <Link to={`${paths.accounting}/${id}`}>{texts.postings}</Link>
        </p>
      </>
    )}
  </RowModal>
)

/** Charges for waiting and the tariff behind them, for administrators and accountancy. Decisions §16. */
export default function StandbyScreen() {
  const { rol } = useProfile()
  const { controls, query, table } = useListTable(standbyChargesList)
  const address = useServiceAddress(paths.standby)
  const list = useList(useRead(api.standby.all, { query }), controls)
  const place = readListPlace(useParams()['*'] ?? '', {})
  if (!place) return <UnknownPlace list={paths.standby} />
  return (
    <>
      <PageHead title={texts.title} help={texts.help} />
      <DataTable
        {...table}
        {...list}
        keyOf={({ orderId }) => orderId}
        onReload={list.reload}
        onOpen={({ orderId }) => address.open(orderId)}
        tools={<TableSearch controls={controls} hint={texts.search} />}
        empty={<EmptyState drawing="papers" title={texts.empty} text={texts.emptyHelp} />}
      />
      <TariffPanel maySet={rol === 'administrator'} />
      <ChargeModal orderId={place === 'list' ? undefined : place.orderId} onClose={address.close} />
    </>
  )
}
