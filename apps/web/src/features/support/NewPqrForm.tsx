import { api } from '@arriero/contract'
import { pqrStatusTexts, pqrStatuses } from '@arriero/contract/es/support'
import { pqrSubjectMax, pqrTextMax } from '@arriero/contract/support'
import { isCarrierRole, isClientRole } from '@arriero/domain/roles'
import { answersRequests } from '@arriero/domain/support'
import { Select } from 'antd'
import { useState } from 'react'
import { errorText, fieldTexts } from '#shared/api/error-text.ts'
import { useAct } from '#shared/api/queries.ts'
import { ActForm } from '#shared/forms/ActForm.tsx'
import { FormField } from '#shared/forms/FormField.tsx'
import { WordsInput } from '#shared/forms/WordsInput.tsx'
import { useProfile } from '#shared/session/use-session.ts'
import { useToast } from '#shared/ui/useToast.ts'
import { bodyOf, emptyDraft, type PqrDraft, type PqrProblems, problemsOf } from './new-pqr.ts'
import { OwnServiceSelect } from './OwnServiceSelect.tsx'
import { PersonSelect } from './PersonSelect.tsx'
import { supportTexts } from './support.texts.ts'
import { TypeFields } from './TypeFields.tsx'

const texts = supportTexts.form

interface NewPqrFormProps {
  /** Staff write it down for the person they name; else it is the caller's own. */
  isForOthers?: boolean
  onDone: (id: string) => void
}

interface PartProps {
  draft: PqrDraft
  problems: PqrProblems
  onChange: (changes: Partial<PqrDraft>) => void
}

const WordFields = ({ draft, problems, onChange }: PartProps) => (
  <>
    <FormField label={supportTexts.subject} help={texts.subjectHelp} problem={problems.subject}>
      {(control) => (
        <WordsInput
          control={control}
          isLine
          most={pqrSubjectMax}
          draft={['new-pqr', 'subject']}
          value={draft.subject}
          onChange={(subject) => onChange({ subject })}
        />
      )}
    </FormField>
    <FormField label={supportTexts.description} problem={problems.description}>
      {(control) => (
        <WordsInput
          control={control}
          rows={5}
          most={pqrTextMax}
          draft={['new-pqr', 'description']}
          value={draft.description}
          onChange={(description) => onChange({ description })}
        />
      )}
    </FormField>
  </>
)

const StatusField = ({ draft, problems, onChange }: PartProps) => (
  <FormField label={supportTexts.status} problem={problems.status}>
    {(control) => (
      <Select<PqrDraft['status']>
        {...control}
        size="large"
        style={{ width: '100%' }}
        value={draft.status}
        onChange={(status) => onChange({ status })}
        options={pqrStatuses.map((status) => ({ value: status, label: pqrStatusTexts[status] }))}
        getPopupContainer={(select) => select.parentElement ?? document.body}
      />
    )}
  </FormField>
)

/** Files a PQR. Spec §5: every missing field with its own sentence, here and at the server. */
export const NewPqrForm = ({ isForOthers = false, onDone }: NewPqrFormProps) => {
  const profile = useProfile()
  const toast = useToast()
  const file = useAct(api.support.create)
  const [draft, setDraft] = useState(emptyDraft)
  const [wasTried, setTried] = useState(false)
  const hasServices = !isForOthers && (isClientRole(profile.rol) || isCarrierRole(profile.rol))
  const problems: PqrProblems = {
    ...(wasTried ? problemsOf(draft, { isForOthers }) : {}),
    ...fieldTexts(file.error),
  }
  const change = (changes: Partial<PqrDraft>) => {
    setDraft((before) => ({ ...before, ...changes }))
    if (file.isError) file.reset()
  }
  const submit = () => {
    setTried(true)
    if (Object.keys(problemsOf(draft, { isForOthers })).length > 0) return
    // Those who file for others say so also when it is their own.
    const own =
      !isForOthers && answersRequests(profile.rol) ? { userId: profile._id, status: pqrStatuses[0] } : {}
    file.mutate(
      { body: bodyOf({ ...draft, ...own }) },
      {
        onSuccess: ({ _id }) => {
          toast.success(texts.done)
          onDone(_id)
        },
      },
    )
  }
  const part = { draft, problems, onChange: change }
  return (
    <ActForm
      act={texts.act}
      isBusy={file.isPending}
      problem={file.isError ? errorText(file.error) : undefined}
      onSubmit={submit}
    >
      {isForOthers && (
        <FormField label={texts.person} problem={problems.userId}>
          {(control) => (
            <PersonSelect control={control} value={draft.userId} onChange={(userId) => change({ userId })} />
          )}
        </FormField>
      )}
      <TypeFields draft={draft} onChange={change} />
      <WordFields {...part} />
      {isForOthers && <StatusField {...part} />}
      {hasServices && (
        <FormField label={texts.orderId} help={texts.orderHelp} problem={problems.orderId} isOptional>
          {(control) => (
            <OwnServiceSelect
              control={control}
              value={draft.orderId}
              onChange={(orderId) => change({ orderId })}
            />
          )}
        </FormField>
      )}
    </ActForm>
  )
}
