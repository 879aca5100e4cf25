import { api } from '@arriero/contract'
import { useRead } from '#shared/api/queries.ts'
import { useIsPhone } from '#shared/media.ts'
import { EmptyState } from '#shared/plain/EmptyState.tsx'
import { useList } from '#shared/table/use-list.ts'
import { useTableState } from '#shared/table/useTableState.ts'
import { useNow } from '#shared/use-now.ts'
import { filterKeys, orderQueryOf } from '#features/orders/lists/order-query.ts'
import { ServiceList } from '#features/orders/lists/ServiceList.tsx'
import { servicesTexts } from '#features/orders/lists/services.texts.ts'
import { availableColumns } from './available-columns.tsx'
import { enterpriseTexts } from './enterprise.texts.ts'
import type { TabProps } from './MyServices.tsx'
import { useCounterNews } from './use-counter-news.ts'

const texts = enterpriseTexts.available

export const AvailableServices = ({ address, changed }: TabProps) => {
  const controls = useTableState(filterKeys)
  const isPhone = useIsPhone()
  const now = useNow()
  // Every service here waits for a carrier: there is no state to filter by.
  const { status: _everyOne, ...query } = orderQueryOf(controls.state)
  const available = useRead<typeof api.orders.available, 'open'>(api.orders.available, { query })
  const types = useRead(api.catalogues.vehicleTypes, {}, { staleTimeMs: Infinity })
  useCounterNews(available.data?.items)
  return (
    <ServiceList
      label={texts.label}
      list={useList(available, controls)}
      listName="available-services"
      exportQuery={query}
      columns={availableColumns({ address, types: types.data?.[0]?.children ?? [], now, isPhone })}
      controls={controls}
      changed={changed}
      searchHint={servicesTexts.searchOpen}
      newWords={texts.newRows}
      onOpen={address.open}
      empty={<EmptyState drawing="box" title={texts.empty} text={texts.emptyHelp} />}
    />
  )
}
