import { roleTexts } from '@arriero/contract/es/words'
import { Button, Tag } from 'antd'
import type { AdminDocument } from '#features/legal-documents/legal-document.ts'
import { legalDocumentsTexts } from '#features/legal-documents/legal-documents.texts.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import type { Column } from '#shared/table/columns/column.ts'
import { screenTexts as texts } from './legal-documents-screen.texts.ts'
import styles from './legal-documents.module.css'

export const documentCells = {
  visible: ({ visible }: AdminDocument) => (
    <span className={styles.roles}>
      {visible.map((role) => (
        <Tag key={role}>{roleTexts[role]}</Tag>
      ))}
    </span>
  ),
}

export const documentActs = (edit: (id: string) => void): Column<AdminDocument> => ({
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
})
