import { api } from '@arriero/contract'
import { auditDetailWords } from '@arriero/contract/es/audit-details'
import { auditList, type AuditRow } from '@arriero/contract/es/lists/audit'
import { SealPanel } from '#features/audit/SealPanel.tsx'
import { useRead } from '#shared/api/queries.ts'
import { EmptyState } from '#shared/plain/EmptyState.tsx'
import { DataTable } from '#shared/table/DataTable.tsx'
import { DayRange } from '#shared/table/DayRange.tsx'
import { MoreFilters } from '#shared/table/MoreFilters.tsx'
import { TableSearch } from '#shared/table/TableSearch.tsx'
import { useList } from '#shared/table/use-list.ts'
import { useListTable } from '#shared/table/use-list-table.ts'
import { PageHead } from '#shared/ui/PageHead.tsx'
import styles from './audit-screen.module.css'
import { auditScreenTexts as texts } from './audit-screen.texts.ts'

const dayKeys = ['from', 'to'] as const

const Details = ({ details }: Pick<AuditRow, 'details'>) => {
  const words = auditDetailWords(details)
  if (words.length === 0) return '—'
  return (
    <ul className={styles.details}>
      {words.map((word) => (
        <li key={word}>{word}</li>
      ))}
    </ul>
  )
}
const cells = { details: ({ details }: AuditRow) => <Details details={details} /> }

/** The trail of who did what, and whether it is as it was written. Decisions §17. */
export default function AuditScreen() {
  const { controls, query, table } = useListTable(auditList, cells)
  const list = useList(useRead(api.audit.all, { query }), controls)
  return (
    <>
      <PageHead title={texts.title} help={texts.help} />
      <SealPanel />
      <DataTable
        {...table}
        {...list}
        onReload={list.reload}
        keyOf={({ _id }) => _id}
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
