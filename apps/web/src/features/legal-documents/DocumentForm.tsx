import { api } from '@arriero/contract'
import { roleTexts } from '@arriero/contract/es/words'
import { readerRoles } from '@arriero/contract/legal-documents'
import { Select, Switch } from 'antd'
import { useState } from 'react'
import { errorText, fieldTexts } from '#shared/api/error-text.ts'
import { useAct } from '#shared/api/queries.ts'
import { ActForm } from '#shared/forms/ActForm.tsx'
import { FormField } from '#shared/forms/FormField.tsx'
import { LineInput } from '#shared/forms/LineInput.tsx'
import { useToast } from '#shared/ui/useToast.ts'
import { bodyOf, type DocumentDraft, draftOf, problemsOf } from './document-draft.ts'
import type { AdminDocument } from './legal-document.ts'
import { legalDocumentsTexts as texts } from './legal-documents.texts.ts'
import { PdfField } from './PdfField.tsx'

interface DocumentFormProps {
  /** Undefined publishes a new one. */
  document?: AdminDocument
  onDone: () => void
}

const nameMax = 120
const roleOptions = readerRoles.map((role) => ({ value: role, label: roleTexts[role] }))

/** Publishes or changes a legal document. Spec §5. */
export const DocumentForm = ({ document, onDone }: DocumentFormProps) => {
  const toast = useToast()
  const create = useAct(api.legalDocuments.create)
  const update = useAct(api.legalDocuments.update)
  const [draft, setDraft] = useState(() => draftOf(document))
  const [wasTried, setTried] = useState(false)
  const isNew = document === undefined
  const act = isNew ? create : update
  const problems: ReturnType<typeof problemsOf> = {
    ...(wasTried ? problemsOf(draft, { isNew }) : {}),
    ...fieldTexts(act.error),
  }
  const change = (changes: Partial<DocumentDraft>) => {
    setDraft((before) => ({ ...before, ...changes }))
    if (act.isError) act.reset()
  }
  const submit = () => {
    setTried(true)
    if (Object.keys(problemsOf(draft, { isNew })).length > 0) return
    const onSuccess = () => {
      toast.success(isNew ? texts.created : texts.saved)
      onDone()
    }
    const { file } = draft
    if (document) update.mutate({ params: { _id: document._id }, body: bodyOf(draft) }, { onSuccess })
    else if (file) create.mutate({ body: { ...bodyOf(draft), file: file.id } }, { onSuccess })
  }
  return (
    <ActForm
      act={isNew ? texts.create : texts.save}
      isBusy={act.isPending}
      problem={act.isError ? errorText(act.error) : undefined}
      onSubmit={submit}
    >
      <FormField label={texts.name} problem={problems.name}>
        {(control) => (
          <LineInput
            {...control}
            size="large"
            most={nameMax}
            value={draft.name}
            onChange={({ target }) => change({ name: target.value })}
          />
        )}
      </FormField>
      <FormField label={texts.visible} problem={problems.visible}>
        {(control) => (
          <Select<DocumentDraft['visible'][number][]>
            {...control}
            mode="multiple"
            size="large"
            style={{ width: '100%' }}
            showSearch={{ optionFilterProp: 'label' }}
            value={[...draft.visible]}
            options={roleOptions}
            onChange={(visible) => change({ visible })}
            getPopupContainer={(select) => select.parentElement ?? window.document.body}
          />
        )}
      </FormField>
      <PdfField
        value={draft.file}
        problem={problems.file}
        help={isNew ? texts.fileHelp : texts.fileReplaceHelp}
        onChange={(file) => change({ file })}
      />
      <FormField label={texts.active} help={texts.activeHelp}>
        {({ id, 'aria-describedby': describedBy }) => (
          <div>
            <Switch
              id={id}
              aria-describedby={describedBy}
              checked={draft.isActive}
              onChange={(isActive) => change({ isActive })}
            />
          </div>
        )}
      </FormField>
    </ActForm>
  )
}
