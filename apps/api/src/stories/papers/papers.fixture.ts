import { api } from '@arriero/contract'
import { pdf } from '#features/files/pdf.fixture.ts'
import type { Caller } from '#testing/house.ts'

/** Uploads a PDF over HTTP, as the portal does; answers the id. */
export const uploadPdf = async (caller: Caller, bytes = pdf()): Promise<string> => {
  const form = new FormData()
  form.set('file', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), 'manual.pdf')
  return (await caller.send(api.files.uploadDocument, {}, { form }))._id
}
