import { lettersMost } from '@arriero/domain/typed/limits'
import { api } from '@arriero/contract'
import { roleTexts } from '@arriero/contract/es/words'
import { readerRoles } from '@arriero/contract/papers/legal-documents'
import { act } from '#shared/api/act.ts'
import { useWork } from '#shared/api/queries.ts'
import { DeskForm } from '#shared/forms/DeskForm.tsx'
import type { FieldOf } from '#shared/forms/form-spec.ts'
import { useForm } from '#shared/forms/use-form.ts'
import { SelectSeveral } from '#shared/ui/SelectSeveral.tsx'
import { bodyOf, type DocumentDraft, draftOf, problemsOf } from './document-draft.ts'
import type { AdminDocument } from './legal-document.ts'
import { legalDocumentsTexts as texts } from './legal-documents.texts.ts'
import { PdfField } from './PdfField.tsx'

const roleOptions = readerRoles.map((role) => ({ value: role, label: roleTexts[role] }))

const visible: FieldOf<DocumentDraft['visible'], DocumentDraft> = {
  kind: 'control',
  label: texts.visible,
  draw: (control, { value, set }) => (
    <SelectSeveral {...control} hasSearch values={value} options={roleOptions} onChange={set} />
  ),
}

const fileOf = (help: string): FieldOf<DocumentDraft['file'], DocumentDraft> => ({
  kind: 'own',
  label: texts.file,
  draw: ({ value, problem, set }) => <PdfField {...{ value, problem, help }} onChange={set} />,
})

const save = async (document: AdminDocument | undefined, draft: DocumentDraft): Promise<void> => {
  const body = bodyOf(draft)
  if (document) await act(api.legalDocuments.update, { params: { _id: document._id }, body })
  else await act(api.legalDocuments.create, { body: { ...body, file: draft.file?.id ?? '' } })
}

interface DocumentFormProps {
  /** Undefined publishes a new one. */
  document?: AdminDocument
  onDone: () => void
}

/** Publishes or changes a legal document. Spec §5. */
export const DocumentForm = ({ document, onDone }: DocumentFormProps) => {
  const isNew = document === undefined
  const form = useForm({
    act: useWork((draft: DocumentDraft) => save(document, draft)),
    empty: draftOf(document),
    fields: {
      name: { kind: 'text', label: texts.name, most: lettersMost.name },
      visible,
      file: fileOf(isNew ? texts.fileHelp : texts.fileReplaceHelp),
      isActive: { kind: 'switch', label: texts.active, help: texts.activeHelp },
    },
    judge: (draft) => problemsOf(draft, { isNew }),
    input: (draft) => draft,
    done: isNew ? texts.created : texts.saved,
    onDone,
  })
  return <DeskForm form={form} act={isNew ? texts.create : texts.save} />
}
