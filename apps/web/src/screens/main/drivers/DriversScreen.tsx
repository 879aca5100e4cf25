import { api } from '@arriero/contract'
import { PeopleTable } from '#features/users/PeopleTable.tsx'
import { carrierKeys, carrierRules } from '#features/users/person-query.ts'
import { usersTexts } from '#features/users/users.texts.ts'
import { useRead } from '#shared/api/queries.ts'
import { EmptyState } from '#shared/plain/EmptyState.tsx'
import { tableQuery } from '#shared/table/table-query.ts'
import { useList } from '#shared/table/use-list.ts'
import { useTableState } from '#shared/table/useTableState.ts'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { KindTabs } from '../people/KindTabs.tsx'
import { useKind } from '../people/use-kind.ts'
import { hiredColumns, naturalColumns } from './driver-columns.tsx'
import { driversTexts as texts } from './drivers.texts.ts'

const DriverList = ({ isHired }: { isHired: boolean }) => {
  const controls = useTableState(carrierKeys)
  const query = tableQuery(controls.state, carrierRules)
  const list = useList(useRead(api.users.drivers, { params: { flag: isHired }, query }), controls)
  const [title, text] = isHired ? [texts.emptyHired, texts.emptyHiredHelp] : [texts.empty, texts.emptyHelp]
  return (
    <PeopleTable
      label={isHired ? texts.hired : texts.natural}
      listName={isHired ? 'enterprise-drivers' : 'drivers'}
      columns={isHired ? hiredColumns : naturalColumns}
      list={list}
      controls={controls}
      query={query}
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
