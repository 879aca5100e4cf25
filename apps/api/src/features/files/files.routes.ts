import { api } from '@arriero/contract'
import { serve, type Served } from '#http/serve.ts'
import { uploadDocument, uploadImage } from './files.actions.ts'

export const filesRoutes: Served[] = [
  serve(api.files.uploadImage, async (ctx, _, exchange) =>
    uploadImage(ctx, (await exchange.file()).bytes, 'image'),
  ),
  serve(api.files.uploadUserImage, async (ctx, _, exchange) =>
    uploadImage(ctx, (await exchange.file()).bytes, 'jpeg'),
  ),
  serve(api.files.uploadDocument, async (ctx, _, exchange) =>
    uploadDocument(ctx, (await exchange.file('file.document_too_large')).bytes),
  ),
]
