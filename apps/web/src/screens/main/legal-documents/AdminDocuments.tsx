import { api } from '@arriero/contract'
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
import { tableQuery } from '#shared/table/table-query.ts'
import { TableSearch } from '#shared/table/TableSearch.tsx'
import { useList } from '#shared/table/use-list.ts'
import { useTableState } from '#shared/table/useTableState.ts'
import { PageHead } from '#shared/ui/PageHead.tsx'
import { useModalAddress } from '#shared/use-modal-address.ts'
import { UnknownPlace } from '#shared/ui/UnknownPlace.tsx'
import { documentColumns } from './document-columns.tsx'
import { DocumentModal } from './DocumentModal.tsx'
import { screenTexts as texts } from './legal-documents-screen.texts.ts'

const filterKeys = ['q', 'visible', 'isActive'] as const
const rules = {
  sorts: ['name', '-name', '-updatedAt', 'updatedAt'],
  filters: { visible: 'many', isActive: 'many' },
} as const

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
  const controls = useTableState(filterKeys)
  const { place, openRow, openNew, close } = useModalAddress(paths.legalDocuments)
  const query = tableQuery(controls.state, rules)
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
      <DataTable<AdminDocument>
        label={texts.list}
        listName="legal-documents"
        exportQuery={query}
        columns={documentColumns(openRow)}
        {...list}
        onReload={list.reload}
        keyOf={({ _id }) => _id}
        controls={controls}
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
