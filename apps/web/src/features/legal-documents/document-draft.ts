/** A legal document while it is written. Spec §5. */
import { errorTexts } from '@arriero/contract/es/errors'
import type { readerRoles } from '@arriero/contract/papers/legal-documents'
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
export const problemsOf = (
  { name, visible, file }: DocumentDraft,
  { isNew }: { isNew: boolean },
): DocumentProblems => ({
  ...(name.trim() === '' ? { name: errorTexts['name.required'] } : {}),
  ...(visible.length === 0 ? { visible: errorTexts['document.role_required'] } : {}),
  ...(isNew && !file ? { file: errorTexts['document.file_required'] } : {}),
})
