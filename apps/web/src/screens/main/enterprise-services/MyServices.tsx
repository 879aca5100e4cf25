import { ownServicesList } from '@arriero/contract/es/lists/services'
import { Link } from 'react-router'
import { serviceCells } from '#features/orders/lists/service-cells.tsx'
import { ServiceList } from '#features/orders/lists/ServiceList.tsx'
import type { WindowAddress } from '#shared/use-modal-address.ts'
import { paths } from '#shared/paths.ts'
import { useProfile } from '#shared/session/use-session.ts'
import { useListTable } from '#shared/table/use-list-table.ts'
import { enterpriseTexts } from './enterprise.texts.ts'
import { assignColumn, driverCell } from './assign-column.tsx'

const texts = enterpriseTexts.mine
const cells = { ...serviceCells, driver: driverCell }

export interface TabProps {
  address: WindowAddress
  changed: ReadonlySet<string>
}

export const MyServices = ({ address, changed }: TabProps) => {
  const { rol, _id } = useProfile()
  const list = useListTable(ownServicesList, { cells, input: { body: { userType: rol, _id } } })
  return (
    <ServiceList
      list={list}
      address={address}
      act={assignColumn(address)}
      changedKeys={changed}
      newWords={texts.newRows}
      drawing="truck"
      first={<Link to={`${paths.enterpriseServices}/disponibles`}>{texts.emptyAct}</Link>}
    />
  )
}
