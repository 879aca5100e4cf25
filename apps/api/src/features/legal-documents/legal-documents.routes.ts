import { api } from '@arriero/contract'
import { fail } from '#app-error.ts'
import { serve, servePrepared, servePreparedSentBack, type Served } from '#http/serve.ts'
import { changeDocument, createDocument, uploadedId } from './legal-documents.actions.ts'
import { documentFor, documentsFor } from './legal-documents.views.ts'

export const legalDocumentsRoutes: Served[] = [
  serve(api.legalDocuments.byRole, (ctx, { query }) => documentsFor(ctx, query)),
  servePrepared(api.legalDocuments.create, {
    prepare: (ctx, { body }) => uploadedId(ctx, body.file),
    handle: (ctx, { body: { name, visible, isActive }, prepared }) =>
      createDocument(ctx, { name, visible, isActive }, prepared ?? fail('document.file_required', 'file')),
  }),
  servePreparedSentBack(
    api.legalDocuments.update,
    { read: (ctx, { params }) => documentFor(ctx, params._id), mayWrite: () => true },
    {
      prepare: (ctx, { body }) => uploadedId(ctx, body.file),
      handle: (ctx, { params, body: { _id, name, visible, isActive }, prepared }) => {
        if (_id !== undefined && _id !== params._id) fail('input.invalid', '_id')
        return changeDocument(ctx, params._id, { name, visible, isActive, fileId: prepared })
      },
    },
  ),
]
