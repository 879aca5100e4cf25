/** Publishing, changing and replacing legal documents: administrators only, each act in the trail. */
import type { Ctx } from '#context.ts'
import { record } from '#features/audit/audit.store.ts'
import { parseDataUrl } from '#features/files/data-url.ts'
import { attachFiles, uploadDocument } from '#features/files/files.actions.ts'
import { fail } from '#app-error.ts'
import {
  insertDocument,
  insertVersion,
  lockDocument,
  updateDocument,
  type DocumentFacts,
} from './legal-documents.store.ts'

/** Bytes that came with the call become an upload of the caller's; an upload's id stays what it is. */
export const uploadedId = async (ctx: Ctx, file: string | undefined): Promise<string | undefined> => {
  if (file === undefined || !file.startsWith('data:')) return file
  const data = parseDataUrl(file) ?? fail('file.not_pdf', 'file')
  return (await uploadDocument(ctx, data.bytes))._id
}

const addVersion = async (ctx: Ctx, documentId: string, fileId: string): Promise<number> => {
  await attachFiles(ctx, [fileId], { objectKind: 'legalDocument', objectId: documentId, kind: 'pdf' })
  return insertVersion(ctx, documentId, fileId)
}

const traced = ({ name, visible, isActive }: DocumentFacts, version: number | null) => ({
  name,
  visible: visible.join(', '),
  isActive,
  version,
})

export const createDocument = async (
  ctx: Ctx,
  facts: DocumentFacts,
  fileId: string,
): Promise<{ _id: string }> => {
  const id = await insertDocument(ctx, facts)
  const version = await addVersion(ctx, id, fileId)
  await record(ctx, {
    act: 'legalDocument.create',
    objectKind: 'legalDocument',
    objectId: id,
    details: traced(facts, version),
  })
  return { _id: id }
}

/** What is left out stays as it is. */
export const changeDocument = async (
  ctx: Ctx,
  id: string,
  {
    fileId,
    ...changes
  }: { [K in keyof DocumentFacts]?: DocumentFacts[K] | undefined } & {
    fileId: string | undefined
  },
): Promise<{ updated: true }> => {
  const before = (await lockDocument(ctx.db, id)) ?? fail('document.not_found')
  const facts: DocumentFacts = {
    name: changes.name ?? before.name,
    visible: changes.visible ?? before.visible,
    isActive: changes.isActive ?? before.isActive,
  }
  await updateDocument(ctx, id, facts)
  const version = fileId === undefined ? null : await addVersion(ctx, id, fileId)
  await record(ctx, {
    act: 'legalDocument.update',
    objectKind: 'legalDocument',
    objectId: id,
    details: traced(facts, version),
  })
  return { updated: true }
}
