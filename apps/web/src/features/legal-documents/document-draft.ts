/** A legal document while it is written; the contract's own rules say what is missing. Spec §5. */
import { api } from '@arriero/contract'
import { errorTexts } from '@arriero/contract/es/errors'
import type { readerRoles } from '@arriero/contract/legal-documents'
import { isErrorCode } from '@arriero/domain/errors'
import type { AdminDocument } from './legal-document.ts'

export interface DocumentDraft {
  name: string
  visible: readonly (typeof readerRoles)[number][]
  isActive: boolean
  /** An uploaded PDF. */
  file: { id: string; name: string } | undefined
}

export const draftOf = (document: AdminDocument | undefined): DocumentDraft => ({
  name: document?.name ?? '',
  visible: document?.visible ?? [],
  isActive: document?.isActive ?? true,
  file: undefined,
})

export const bodyOf = ({ name, visible, isActive, file }: DocumentDraft) => ({
  name,
  visible: [...visible],
  isActive,
  ...(file ? { file: file.id } : {}),
})

export type DocumentProblems = Readonly<Partial<Record<keyof DocumentDraft, string>>>

/** The sentence of each field that is wrong; the file is asked for only where there is none yet. */
export const problemsOf = (draft: DocumentDraft, { isNew }: { isNew: boolean }): DocumentProblems => {
  const { body } = isNew ? api.legalDocuments.create : api.legalDocuments.update
  const issues = (body.safeParse(bodyOf(draft)).error?.issues ?? []).map(({ path, message }) => [
    String(path[0]),
    errorTexts[isErrorCode(message) ? message : 'input.invalid'],
  ])
  return Object.fromEntries(issues) as DocumentProblems
}
