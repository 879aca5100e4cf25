import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { roleTexts } from '@arriero/contract/es/words'
import { documentsFor } from '#features/legal-documents/legal-documents.views.ts'
import { type ExportColumn, exportList } from '../export-list.ts'
import { legalDocumentsExportTexts as texts } from './legal-documents.texts.ts'

type Row = ReplyOf<typeof api.legalDocuments.byRole, 'admin'>['items'][number]

const columns: readonly ExportColumn<Row>[] = [
  { key: 'id', title: texts.id, kind: 'text', value: ({ _id }) => _id },
  { key: 'name', title: texts.name, kind: 'text', value: ({ name }) => name },
  {
    key: 'visible',
    title: texts.visible,
    kind: 'text',
    value: ({ visible }) => visible.map((role) => roleTexts[role]).join(', '),
  },
  { key: 'isActive', title: texts.isActive, kind: 'yesNo', value: ({ isActive }) => isActive },
  { key: 'versions', title: texts.versions, kind: 'number', value: ({ versions }) => versions[0]?.version },
  {
    key: 'size',
    of: 'versions',
    title: texts.size,
    kind: 'number',
    value: ({ sizeBytes }) => Math.round(sizeBytes / 1000),
  },
  { key: 'createdAt', title: texts.created, kind: 'day', value: ({ createdAt }) => createdAt },
  { key: 'updatedAt', title: texts.updated, kind: 'day', value: ({ updatedAt }) => updatedAt },
]

export const legalDocumentsExport = exportList({
  name: 'legal-documents',
  roles: ['administrator'],
  title: texts.title,
  query: api.legalDocuments.byRole.query,
  columns,
  page: async (ctx, query) => {
    const { viewer, value } = await documentsFor(ctx, query)
    return viewer === 'admin' ? value : { items: [], next: null }
  },
})
