import { api } from '@arriero/contract'
import { Link } from 'react-router'
import { useRead } from '#shared/api/queries.ts'
import { useIsPhone } from '#shared/media.ts'
import { paths } from '#shared/paths.ts'
import { EmptyState } from '#shared/plain/EmptyState.tsx'
import { useProfile } from '#shared/session/use-session.ts'
import { useList } from '#shared/table/use-list.ts'
import { useTableState } from '#shared/table/useTableState.ts'
import { filterKeys, orderQueryOf } from '#features/orders/lists/order-query.ts'
import { ServiceList } from '#features/orders/lists/ServiceList.tsx'
import { servicesTexts } from '#features/orders/lists/services.texts.ts'
import type { ServiceAddress } from '#features/orders/lists/use-service-address.ts'
import { enterpriseTexts } from './enterprise.texts.ts'
import { myColumns } from './my-columns.tsx'

const texts = enterpriseTexts.mine

export interface TabProps {
  address: ServiceAddress
  changed: ReadonlySet<string>
}

export const MyServices = ({ address, changed }: TabProps) => {
  const profile = useProfile()
  const controls = useTableState(filterKeys)
  const isPhone = useIsPhone()
  const asked = orderQueryOf(controls.state)
  const query = useRead<typeof api.orders.mine, 'carrier'>(api.orders.mine, {
    query: asked,
    body: { userType: profile.rol, _id: profile._id },
  })
  const firstStep = <Link to={`${paths.enterpriseServices}/disponibles`}>{texts.emptyAct}</Link>
  return (
    <ServiceList
      label={texts.label}
      list={useList(query, controls)}
      listName="my-services"
      exportQuery={{ ...asked }}
      columns={myColumns(address, isPhone)}
      controls={controls}
      changed={changed}
      searchHint={servicesTexts.search}
      newWords={texts.newRows}
      onOpen={address.open}
      empty={<EmptyState drawing="truck" title={texts.empty} text={texts.emptyHelp} action={firstStep} />}
    />
  )
}
