import { api } from '@arriero/contract'
import { CallError } from '@arriero/contract/call'
import { errorTexts } from '@arriero/contract/es/errors'
import { pqrStatusTexts, pqrStatuses } from '@arriero/contract/es/support'
import { pqrTextMax } from '@arriero/contract/support'
import { Alert, Radio } from 'antd'
import { useId, useState } from 'react'
import { updateErrorText } from '#shared/api/error-text.ts'
import { useAct } from '#shared/api/queries.ts'
import { ActForm } from '#shared/forms/ActForm.tsx'
import { FormField } from '#shared/forms/FormField.tsx'
import { WordsInput } from '#shared/forms/WordsInput.tsx'
import { useToast } from '#shared/ui/useToast.ts'
import type { DeskPqr, PqrStatus } from './pqr.ts'
import { supportTexts } from './support.texts.ts'
import styles from './forms.module.css'

const texts = supportTexts.answer

interface AnswerFormProps {
  pqr: DeskPqr
  /** Somebody else answered meanwhile: what is shown is read anew. */
  onChanged: () => void
  onDone: () => void
}

const isOutdated = (error: unknown) =>
  error instanceof CallError && ['pqr.changed', 'pqr.already_solved'].includes(error.reply.code)

/** Somebody else was first: what was written stays there to be read, and is sent no more. */
const Overtaken = ({ response }: { response: string }) => (
  <>
    <Alert type="warning" showIcon title={texts.overtaken} role="status" />
    {response !== '' && <p className={styles.kept}>{response}</p>}
  </>
)

/** Answers a PQR and says how it stands now; of two at once the second reads the first one's answer. */
export const AnswerForm = ({ pqr, onChanged, onDone }: AnswerFormProps) => {
  const statusId = useId()
  const toast = useToast()
  const answer = useAct(api.support.update)
  const [response, setResponse] = useState('')
  const [status, setStatus] = useState<PqrStatus>('Solucionado')
  const [wasTried, setTried] = useState(false)
  const isMissing = response.trim() === ''
  const submit = () => {
    setTried(true)
    if (isMissing) return
    const { _id, createUpdate } = pqr
    answer.mutate(
      { params: { _id }, body: { _id, response, status, createUpdate } },
      {
        onSuccess: () => {
          toast.success(texts.done)
          onDone()
        },
        onError: (error) => {
          if (!isOutdated(error)) return
          // What is read anew may no longer ask for an answer, so the reason is told where it stays.
          toast.error(updateErrorText(error))
          onChanged()
        },
      },
    )
  }
  if (pqr.status === 'Solucionado') return <Overtaken response={response} />
  return (
    <ActForm
      act={texts.act}
      isBusy={answer.isPending}
      problem={answer.isError && !isOutdated(answer.error) ? updateErrorText(answer.error) : undefined}
      onSubmit={submit}
    >
      <FormField
        label={texts.label}
        help={texts.help}
        problem={wasTried && isMissing ? errorTexts['pqr.response_required'] : undefined}
      >
        {(control) => (
          <WordsInput
            control={control}
            draft={['pqr-answer', pqr._id]}
            rows={5}
            most={pqrTextMax}
            value={response}
            onChange={setResponse}
          />
        )}
      </FormField>
      <div className={styles.choice}>
        <span id={statusId} className={styles.label}>
          {texts.status}
        </span>
        <Radio.Group
          aria-labelledby={statusId}
          value={status}
          onChange={({ target }) => setStatus(target.value as PqrStatus)}
          options={pqrStatuses.map((one) => ({ value: one, label: pqrStatusTexts[one] }))}
        />
        {status === 'Solucionado' && <p className={styles.help}>{texts.solvedEffect}</p>}
      </div>
    </ActForm>
  )
}
