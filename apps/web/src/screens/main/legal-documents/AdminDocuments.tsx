import { api } from '@arriero/contract'
import { legalDocumentsList } from '@arriero/contract/es/lists/legal-documents'
import { useQueryClient } from '@tanstack/react-query'
import { DocumentForm } from '#features/legal-documents/DocumentForm.tsx'
import type { AdminDocument } from '#features/legal-documents/legal-document.ts'
import { legalDocumentsTexts } from '#features/legal-documents/legal-documents.texts.ts'
import { VersionList } from '#features/legal-documents/VersionList.tsx'
import { freshEveryMs } from '#shared/api/fresh-files.ts'
import { keyOf, useRead } from '#shared/api/queries.ts'
import { paths } from '#shared/paths.ts'
import { Button, ButtonLink } from '#shared/plain/Button.tsx'
import { Tag } from '#shared/plain/values/Tag.tsx'
import { ListScreen } from '#shared/table/ListScreen.tsx'
import { useListTable } from '#shared/table/use-list-table.ts'
import { screenTexts as texts } from './legal-documents-screen.texts.ts'
import { roleTexts } from '@arriero/contract/es/words'
import type { Column } from '#shared/table/columns/column.ts'
import styles from './legal-documents.module.css'
import type { ReactNode } from 'react'
import { Answer } from '#shared/api/Answer.tsx'
import { Gone } from '#shared/plain/states/EmptyState.tsx'
import { RowModal } from '#shared/ui/windows/RowModal.tsx'

interface DocumentModalProps {
  id: string | undefined
  body: (document: AdminDocument) => ReactNode
  onClose: () => void
}

/** A document by its id, wherever the list stands: a link to it leads to it. */
const Loaded = ({ id, body }: { id: string; body: DocumentModalProps['body'] }) => {
  const read = useRead<typeof api.legalDocuments.byRole, 'admin'>(api.legalDocuments.byRole, {
    query: { q: id, limit: 1 },
  })
  return (
    <Answer of={read} empty={<Gone title={texts.gone} />}>
      {({ items: [document] }) => document && body(document)}
    </Answer>
  )
}

/** A window over the list in which a document is changed. */
const DocumentModal = ({ id, body, onClose }: DocumentModalProps) => (
  <RowModal row={id} title={texts.editTitle} size="form" onClose={onClose}>
    {(shown) => <Loaded id={shown} body={body} />}
  </RowModal>
)

const documentCells = {
  visible: ({ visible }: AdminDocument) => (
    <span className={styles.roles}>
      {visible.map((role) => (
        <Tag key={role}>{roleTexts[role]}</Tag>
      ))}
    </span>
  ),
}

const documentActs = (edit: (id: string) => void): Column<AdminDocument> => ({
  key: 'action',
  title: texts.action,
  widthPx: 120,
  card: 'action',
  isFixed: true,
  render: ({ _id, name, document }) => (
    <span className={styles.actions}>
      <Button icon="pencil" aria-label={texts.editOf(name)} onClick={() => edit(_id)} />
      <ButtonLink
        icon="download"
        aria-label={legalDocumentsTexts.downloadOf(name)}
        href={document}
        download
      />
    </span>
  ),
})

const Editing = ({ document, onDone }: { document: AdminDocument; onDone: () => void }) => (
  <>
    <DocumentForm document={document} onDone={onDone} />
    <h3 className={styles.versions}>{legalDocumentsTexts.versions}</h3>
    <VersionList versions={document.versions} />
  </>
)

/** Every legal document, to publish, change and download. Spec §2. */
export const AdminDocuments = () => {
  const client = useQueryClient()
  const after = (close: () => void) => () => {
    close()
    void client.invalidateQueries({ queryKey: keyOf(api.legalDocuments.byRole) })
  }
  return (
    <ListScreen
      list={useListTable(legalDocumentsList, {
        cells: documentCells,
        reading: { refetchEveryMs: freshEveryMs },
      })}
      at={paths.legalDocuments}
      act={documentActs}
      row={(id, onClose) => (
        <DocumentModal
          id={id}
          body={(document) => <Editing document={document} onDone={after(onClose)} />}
          onClose={onClose}
        />
      )}
      create={{
        label: texts.create,
        title: texts.createTitle,
        form: (onDone) => <DocumentForm onDone={after(onDone)} />,
      }}
    />
  )
}
