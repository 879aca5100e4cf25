import { api } from '@arriero/contract'
import { availableServicesList } from '@arriero/contract/es/lists/services'
import { ServiceList } from '#features/orders/lists/ServiceList.tsx'
import { useRead } from '#shared/api/queries.ts'
import { useIsPhone } from '#shared/media.ts'
import { useListTable } from '#shared/table/use-list-table.ts'
import { useNow } from '#shared/use-now.ts'
import { availableCells, takeColumn } from './take-column.tsx'
import { enterpriseTexts } from './enterprise.texts.ts'
import type { TabProps } from './MyServices.tsx'

const texts = enterpriseTexts.available

export const AvailableServices = ({ address, changed }: TabProps) => {
  const isPhone = useIsPhone()
  const now = useNow()
  const list = useListTable(availableServicesList, { cells: availableCells(now, isPhone) })
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
      act={takeColumn(address, now)}
      changedKeys={changed}
      newWords={texts.newRows}
    />
  )
}
