import { api } from '@arriero/contract'
import { legalDocumentsList } from '@arriero/contract/es/lists/legal-documents'
import { useQueryClient } from '@tanstack/react-query'
import { Button, Divider } from 'antd'
import { DocumentForm } from '#features/legal-documents/DocumentForm.tsx'
import type { AdminDocument } from '#features/legal-documents/legal-document.ts'
import { legalDocumentsTexts } from '#features/legal-documents/legal-documents.texts.ts'
import { VersionList } from '#features/legal-documents/VersionList.tsx'
import { keyOf, useRead } from '#shared/api/queries.ts'
import { freshEveryMs } from '#shared/api/fresh-files.ts'
import { Icon } from '#shared/drawings/Icon.tsx'
import { paths } from '#shared/paths.ts'
import { EmptyState } from '#shared/plain/EmptyState.tsx'
import { DataTable } from '#shared/table/DataTable.tsx'
import { TableSearch } from '#shared/table/TableSearch.tsx'
import { useList } from '#shared/table/use-list.ts'
import { useListTable } from '#shared/table/use-list-table.ts'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { useModalAddress } from '#shared/use-modal-address.ts'
import { UnknownPlace } from '#shared/ui/UnknownPlace.tsx'
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
  const { controls, query, table } = useListTable(legalDocumentsList, documentCells)
  const { place, openRow, openNew, close } = useModalAddress(paths.legalDocuments)
  const list = useList(
    useRead<typeof api.legalDocuments.byRole, 'admin'>(
      api.legalDocuments.byRole,
      { query },
      { refetchEveryMs: freshEveryMs },
    ),
    controls,
  )
  if (place.kind === 'unknown') return <UnknownPlace list={paths.legalDocuments} />
  const done = () => {
    close()
    void client.invalidateQueries({ queryKey: keyOf(api.legalDocuments.byRole) })
  }
  const create = (
    <Button type="primary" icon={<Icon name="plus" sizePx={16} />} onClick={openNew}>
      {texts.create}
    </Button>
  )
  return (
    <>
      <PageHead title={texts.title} help={texts.adminHelp} action={create} />
      <DataTable
        {...table}
        columns={[...table.columns, documentActs(openRow)]}
        {...list}
        onReload={list.reload}
        keyOf={({ _id }) => _id}
        onOpen={({ _id }) => openRow(_id)}
        tools={<TableSearch controls={controls} hint={texts.search} />}
        empty={
          <EmptyState drawing="papers" title={texts.empty} text={texts.adminEmptyHelp} action={create} />
        }
      />
      <DocumentModal
        place={place}
        body={(document) =>
          document ? <Editing document={document} onDone={done} /> : <DocumentForm onDone={done} />
        }
        onClose={close}
      />
    </>
  )
}
