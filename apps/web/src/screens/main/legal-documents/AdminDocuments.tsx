import { api } from '@arriero/contract'
import { legalDocumentsList } from '@arriero/contract/es/lists/legal-documents'
import { useQueryClient } from '@tanstack/react-query'
import { Divider } from 'antd'
import { DocumentForm } from '#features/legal-documents/DocumentForm.tsx'
import type { AdminDocument } from '#features/legal-documents/legal-document.ts'
import { legalDocumentsTexts } from '#features/legal-documents/legal-documents.texts.ts'
import { VersionList } from '#features/legal-documents/VersionList.tsx'
import { freshEveryMs } from '#shared/api/fresh-files.ts'
import { keyOf } from '#shared/api/queries.ts'
import { paths } from '#shared/paths.ts'
import { ListScreen } from '#shared/table/ListScreen.tsx'
import { useListTable } from '#shared/table/use-list-table.ts'
import { documentActs, documentCells } from './document-cells.tsx'
import { DocumentModal } from './DocumentModal.tsx'
import { screenTexts as texts } from './legal-documents-screen.texts.ts'

const Editing = ({ document, onDone }: { document: AdminDocument; onDone: () => void }) => (
  <>
    <DocumentForm document={document} onDone={onDone} />
    <Divider titlePlacement="start">{legalDocumentsTexts.versions}</Divider>
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
