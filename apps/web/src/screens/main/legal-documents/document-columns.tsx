import { roleTexts } from '@arriero/contract/es/words'
import { readerRoles } from '@arriero/contract/legal-documents'
import { Button, Tag } from 'antd'
import type { AdminDocument } from '#features/legal-documents/legal-document.ts'
import { legalDocumentsTexts } from '#features/legal-documents/legal-documents.texts.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { StatusTag } from '#shared/plain/StatusTag.tsx'
import { When } from '#shared/plain/When.tsx'
import type { Column } from '#shared/table/column.ts'
import { screenTexts as texts } from './legal-documents-screen.texts.ts'
import styles from './legal-documents.module.css'

type Row = AdminDocument

const facts: readonly Column<Row>[] = [
  {
    key: 'name',
    title: legalDocumentsTexts.name,
    card: 'title',
    isSortable: true,
    render: ({ name }) => name,
  },
  {
    key: 'visible',
    title: legalDocumentsTexts.visible,
    widthPx: 320,
    card: 'fact',
    filters: readerRoles.map((role) => ({ value: role, label: roleTexts[role] })),
    render: ({ visible }) => (
      <span className={styles.roles}>
        {visible.map((role) => (
          <Tag key={role}>{roleTexts[role]}</Tag>
        ))}
      </span>
    ),
  },
  {
    key: 'isActive',
    title: legalDocumentsTexts.state,
    widthPx: 120,
    card: 'aside',
    filters: [
      { value: 'true', label: legalDocumentsTexts.active },
      { value: 'false', label: legalDocumentsTexts.inactive },
    ],
    render: ({ isActive }) =>
      isActive ? (
        <StatusTag tone="finished" icon="check">
          {legalDocumentsTexts.active}
        </StatusTag>
      ) : (
        <Tag>{legalDocumentsTexts.inactive}</Tag>
      ),
  },
  {
    key: 'versions',
    title: legalDocumentsTexts.versions,
    widthPx: 110,
    align: 'end',
    render: ({ versions }) => <span className="tabular">{versions.length}</span>,
  },
  {
    key: 'updatedAt',
    title: legalDocumentsTexts.updated,
    widthPx: 150,
    card: 'fact',
    isSortable: true,
    render: ({ updatedAt }) => <When at={updatedAt} isDayOnly />,
  },
]

export const documentColumns = (edit: (id: string) => void): readonly Column<Row>[] => [
  ...facts,
  {
    key: 'action',
    title: texts.action,
    widthPx: 120,
    card: 'action',
    isFixed: true,
    render: ({ _id, name, document }) => (
      <span className={styles.actions}>
        <Button
          icon={<Icon name="pencil" sizePx={18} />}
          aria-label={texts.editOf(name)}
          onClick={() => edit(_id)}
        />
        <Button
          icon={<Icon name="download" sizePx={18} />}
          aria-label={legalDocumentsTexts.downloadOf(name)}
          href={document}
          download
        />
      </span>
    ),
  },
]
