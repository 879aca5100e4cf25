import { api } from '@arriero/contract'
import { legalDocumentsList } from '@arriero/contract/es/lists/legal-documents'
import { documentsFor } from '#features/legal-documents/legal-documents.views.ts'
import { fileOf } from '../export-list.ts'

export const legalDocumentsExport = fileOf({
  list: legalDocumentsList,
  roles: ['administrator'],
  query: api.legalDocuments.byRole.query,
  page: async (ctx, query) => {
    const { viewer, value } = await documentsFor(ctx, query)
    return viewer === 'admin' ? value : { items: [], next: null }
  },
})
