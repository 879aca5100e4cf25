import { auditDetailWords } from '@arriero/contract/es/audit-details'
import { auditList, type AuditRow } from '@arriero/contract/es/lists/audit'
import { SealPanel } from '#features/audit/SealPanel.tsx'
import { ListScreen } from '#shared/table/ListScreen.tsx'
import { useListTable } from '#shared/table/use-list-table.ts'
import styles from './audit-screen.module.css'

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
  return <ListScreen list={useListTable(auditList, { cells })} above={<SealPanel />} />
}
