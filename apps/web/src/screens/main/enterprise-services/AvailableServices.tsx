import { api } from '@arriero/contract'
import { availableServicesList } from '@arriero/contract/es/lists/services'
import { ServiceList } from '#features/orders/lists/ServiceList.tsx'
import { useRead } from '#shared/api/queries.ts'
import { useIsPhone } from '#shared/media.ts'
import { useListTable } from '#shared/table/use-list-table.ts'
import { useNow } from '#shared/use-now.ts'
import { enterpriseTexts as texts } from './enterprise.texts.ts'
import type { TabProps } from './MyServices.tsx'
import type { OpenRow } from '#features/offers/my-offer.ts'
import { openCells, TakeButton } from './open-cells.tsx'
import type { Column } from '#shared/table/columns/column.ts'
import { paths } from '#shared/paths.ts'
import { LinkButton } from '#shared/ui/LinkButton.tsx'
import { servicesTexts } from '#features/orders/lists/services.texts.ts'
import type { WindowAddress } from '#shared/use-modal-address.ts'

const takeColumn = (address: WindowAddress): Column<OpenRow> => ({
  key: 'take',
  title: servicesTexts.act,
  widthPx: 182,
  card: 'action',
  render: (order) => <TakeButton order={order} address={address} />,
})

export const AvailableServices = ({ address, changed }: TabProps) => {
  const isPhone = useIsPhone()
  const now = useNow()
  const list = useListTable(availableServicesList, {
    cells: openCells(availableServicesList.columns.earnings.missing, { now, isPhone }),
  })
  const types = useRead(api.catalogues.vehicleTypes, {}, { staleTimeMs: Infinity })
  // The types of vehicle are the house's own: they are no words of the list.
  const filters = (types.data?.[0]?.children ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return (
    <ServiceList
      list={list}
      columns={list.table.columns.map((column) =>
        column.key === 'typeVehicle' ? { ...column, filters } : column,
      )}
      address={address}
      act={takeColumn(address)}
      tools={
        <LinkButton to={paths.loadBoard} icon="box" isFresh>
          {texts.acts.board}
        </LinkButton>
      }
      changedKeys={changed}
      newWords={texts.available.newRows}
    />
  )
}
