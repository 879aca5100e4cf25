import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import {
  auditActText,
  auditActTexts,
  auditObjectName,
  auditObjectText,
  auditObjectTexts,
} from '@arriero/contract/es/audit'
import { auditDetailWords } from '@arriero/contract/es/audit-details'
import { roleTexts } from '@arriero/contract/es/words'
import { isId } from '@arriero/domain/identifiers'
import { auditTexts as texts } from '#features/audit/audit.texts.ts'
import { formatShortId } from '#shared/format.ts'
import { When } from '#shared/plain/When.tsx'
import type { Column } from '#shared/table/column.ts'
import styles from './audit-screen.module.css'

export type AuditRow = ReplyOf<typeof api.audit.all>['items'][number]

const optionsOf = (words: Readonly<Record<string, string>>) =>
  Object.entries(words)
    .map(([value, label]) => ({ value, label }))
    .toSorted((one, other) => one.label.localeCompare(other.label, 'es'))

/** People read the end of an id. */
const objectCode = (id: string) => (isId(id) ? formatShortId(id) : id)

const Details = ({ details }: Pick<AuditRow, 'details'>) => {
  const words = auditDetailWords(details)
  if (words.length === 0) return texts.noDetails
  return (
    <ul className={styles.details}>
      {words.map((word) => (
        <li key={word}>{word}</li>
      ))}
    </ul>
  )
}

export const auditColumns: readonly Column<AuditRow>[] = [
  {
    key: 'at',
    title: texts.at,
    widthPx: 190,
    card: 'fact',
    isSortable: true,
    render: ({ at }) => <When at={at} />,
  },
  {
    key: 'actor',
    title: texts.actor,
    widthPx: 190,
    card: 'fact',
    isSearchable: true,
    render: ({ actor }) =>
      actor ? (
        <>
          {actor.name}
          <br />
          <small className={styles.note}>{roleTexts[actor.rol]}</small>
        </>
      ) : (
        <span className={styles.note}>{texts.nobody}</span>
      ),
  },
  {
    key: 'act',
    title: texts.act,
    widthPx: 230,
    card: 'title',
    filters: optionsOf(auditActTexts),
    render: ({ act }) => auditActText(act),
  },
  {
    key: 'objectKind',
    title: texts.object,
    widthPx: 200,
    card: 'fact',
    filters: optionsOf(auditObjectTexts),
    render: ({ objectKind, objectId, objectName }) => (
      <>
        {auditObjectText(objectKind)}
        {objectId && (
          <small className={styles.code}>
            {auditObjectName(objectKind, objectId, objectName) ?? objectCode(objectId)}
          </small>
        )}
      </>
    ),
  },
  { key: 'details', title: texts.details, render: ({ details }) => <Details details={details} /> },
  {
    key: 'seal',
    title: texts.seal,
    widthPx: 130,
    render: ({ seal }) =>
      seal === null ? <span className={styles.note}>{texts.unsealed}</span> : texts.sealed(seal),
  },
]
