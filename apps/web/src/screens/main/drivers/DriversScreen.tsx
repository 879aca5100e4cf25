import { type DriverRow, driversList, enterpriseDriversList } from '@arriero/contract/es/lists/people'
import { Link } from 'react-router'
import { KindTabs } from '#features/users/people/KindTabs.tsx'
import { useKind } from '#features/users/people/use-kind.ts'
import { carrierCells } from '#features/users/person-cells.tsx'
import { Portrait } from '#shared/plain/values/Portrait.tsx'
import { usePeople } from '#features/users/use-people.tsx'
import styles from '#features/users/users.module.css'
import { paths } from '#shared/paths.ts'
import { ListTable } from '#shared/table/ListTable.tsx'
import { useListTable } from '#shared/table/use-list-table.ts'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { driversTexts as texts } from './drivers.texts.ts'

const Enterprise = ({ enterprise }: { enterprise: NonNullable<DriverRow['enterprise']> }) => (
  <Link to={paths.userDetail(enterprise._id)} className={styles.person}>
    <Portrait person={enterprise} sizePx={24} />
    {enterprise.name}
  </Link>
)
const cells = {
  ...carrierCells,
  enterprise: ({ enterprise }: DriverRow) =>
    enterprise ? (
      <Enterprise enterprise={enterprise} />
    ) : (
      <span className={styles.muted}>{driversList.columns.enterprise.missing}</span>
    ),
}

const DriverList = ({ isHired }: { isHired: boolean }) => {
  const list = useListTable(isHired ? enterpriseDriversList : driversList, {
    cells,
    input: { params: { flag: isHired } },
  })
  return <ListTable {...usePeople(list)} />
}

/** Drivers: those who are their own carrier, and those who drive for an enterprise. Spec §2 "Drivers". */
export default function DriversScreen() {
  const { kind, choose } = useKind()
  return (
    <>
      <PageHead title={texts.title} help={texts.help} />
      <KindTabs
        kind={kind}
        onChoose={choose}
        lists={{ natural: <DriverList isHired={false} />, empresa: <DriverList isHired /> }}
      />
    </>
  )
}
