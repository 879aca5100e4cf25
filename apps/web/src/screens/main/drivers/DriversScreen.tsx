import { api } from '@arriero/contract'
import { type DriverRow, driversList, enterpriseDriversList } from '@arriero/contract/es/lists/people'
import { Link } from 'react-router'
import { PeopleTable } from '#features/users/PeopleTable.tsx'
import { carrierCells } from '#features/users/person-cells.tsx'
import { Portrait } from '#features/users/Portrait.tsx'
import styles from '#features/users/users.module.css'
import { usersTexts } from '#features/users/users.texts.ts'
import { useRead } from '#shared/api/queries.ts'
import { paths } from '#shared/paths.ts'
import { EmptyState } from '#shared/plain/EmptyState.tsx'
import { useList } from '#shared/table/use-list.ts'
import { useListTable } from '#shared/table/use-list-table.ts'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { KindTabs } from '#features/users/people/KindTabs.tsx'
import { useKind } from '#features/users/people/use-kind.ts'
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
  const { controls, query, table } = useListTable(isHired ? enterpriseDriversList : driversList, cells)
  const list = useList(useRead(api.users.drivers, { params: { flag: isHired }, query }), controls)
  const [title, text] = isHired ? [texts.emptyHired, texts.emptyHiredHelp] : [texts.empty, texts.emptyHelp]
  return (
    <PeopleTable
      label={isHired ? texts.hired : texts.natural}
      table={table}
      list={list}
      hasWaiting
      searchHint={usersTexts.searchCarriers}
      empty={<EmptyState drawing="box" title={title} text={text} />}
    />
  )
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
