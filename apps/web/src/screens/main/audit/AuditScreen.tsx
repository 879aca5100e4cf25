import { api } from '@arriero/contract'
import { SealPanel } from '#features/audit/SealPanel.tsx'
import { useRead } from '#shared/api/queries.ts'
import { EmptyState } from '#shared/plain/EmptyState.tsx'
import { DataTable } from '#shared/table/DataTable.tsx'
import { DayRange } from '#shared/table/DayRange.tsx'
import { MoreFilters } from '#shared/table/MoreFilters.tsx'
import { tableQuery } from '#shared/table/table-query.ts'
import { TableSearch } from '#shared/table/TableSearch.tsx'
import { useList } from '#shared/table/use-list.ts'
import { useTableState } from '#shared/table/useTableState.ts'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { auditColumns, type AuditRow } from './audit-columns.tsx'
import { auditScreenTexts as texts } from './audit-screen.texts.ts'

const filterKeys = ['q', 'act', 'objectKind', 'actor', 'from', 'to'] as const
const dayKeys = ['from', 'to'] as const
const rules = {
  sorts: ['-at', 'at'],
  filters: { act: 'many', objectKind: 'many', actor: 'one', from: 'one', to: 'one' },
} as const

/** The trail of who did what, and whether it is as it was written. Decisions §17. */
export default function AuditScreen() {
  const controls = useTableState(filterKeys)
  const query = tableQuery(controls.state, rules)
  const list = useList(useRead(api.audit.all, { query }), controls)
  return (
    <>
      <PageHead title={texts.title} help={texts.help} />
      <SealPanel />
      <DataTable<AuditRow>
        label={texts.list}
        listName="audit"
        exportQuery={query}
        columns={auditColumns}
        {...list}
        onReload={list.reload}
        keyOf={({ _id }) => _id}
        controls={controls}
        tools={
          <>
            <TableSearch controls={controls} hint={texts.search} />
            <MoreFilters controls={controls} keys={dayKeys}>
              <DayRange controls={controls} label={texts.days} keys={dayKeys} />
            </MoreFilters>
          </>
        }
        empty={<EmptyState drawing="papers" title={texts.empty} />}
      />
    </>
  )
}
