import { errorTexts } from '@arriero/contract/es/errors'
import { invalidationText, invalidationTexts } from '@arriero/contract/es/papers'
import { invalidationReasons, reasonDenial, type InvalidationReason } from '@arriero/domain/paper-rules'
import { Radio } from 'antd'
import { useId, useState } from 'react'
import { ActForm } from '#shared/forms/ActForm.tsx'
import { FormField } from '#shared/forms/FormField.tsx'
import { WordsInput } from '#shared/forms/WordsInput.tsx'
import { ResponsiveModal } from '#shared/ui/ResponsiveModal.tsx'
import { credentialsTexts } from './credentials.texts.ts'
import type { Paper } from './paper-state.ts'
import styles from './credentials.module.css'

const texts = credentialsTexts.invalidation
const mostLetters = 220

const wordFor = (reason: InvalidationReason) =>
  reason === 'other' ? texts.other : invalidationTexts[reason].replace(/\.$/, '')

const Reasons = ({
  value,
  problem,
  onChange,
}: {
  value: InvalidationReason | undefined
  problem: string | undefined
  onChange: (reason: InvalidationReason) => void
}) => {
  const id = useId()
  return (
    <fieldset className={styles.reasons} aria-describedby={`${id}-problem`}>
      <legend>{texts.reason}</legend>
      <Radio.Group
        vertical
        {...(value === undefined ? {} : { value })}
        options={invalidationReasons.map((reason) => ({ value: reason, label: wordFor(reason) }))}
        onChange={({ target }) => onChange(target.value as InvalidationReason)}
      />
      <p id={`${id}-problem`} className={styles.problem} role="alert">
        {problem}
      </p>
    </fieldset>
  )
}

interface FormProps {
  paperId: string
  onReason: (reason: string) => void
}

const InvalidateForm = ({ paperId, onReason }: FormProps) => {
  const [reason, setReason] = useState<InvalidationReason>()
  const [words, setWords] = useState('')
  const [wasTried, setTried] = useState(false)
  const denial = reasonDenial(reason, words)
  const problem = wasTried && denial ? errorTexts[denial] : undefined
  const submit = () => {
    setTried(true)
    if (reason !== undefined && !denial) onReason(invalidationText(reason, words))
  }
  return (
    <ActForm act={texts.act} isDangerous isBusy={false} onSubmit={submit}>
      <p className={styles.told}>{texts.told}</p>
      <Reasons
        value={reason}
        problem={denial === 'paper.invalidation_reason_required' ? problem : undefined}
        onChange={setReason}
      />
      <FormField
        label={texts.words}
        isOptional={reason !== 'other'}
        problem={denial === 'paper.invalidation_words_required' ? problem : undefined}
      >
        {(control) => (
          <WordsInput
            control={control}
            draft={['invalidation-reason', paperId]}
            value={words}
            onChange={setWords}
            rows={2}
            most={mostLetters}
          />
        )}
      </FormField>
    </ActForm>
  )
}

interface InvalidatePaperProps {
  /** The one asked about; undefined = closed. */
  paper: Paper | undefined
  onReason: (paperId: string, reason: string) => void
  onClose: () => void
}

/** Why a paper is to count no more: asked before the change is noted, told to its owner once it is saved. */
export const InvalidatePaper = ({ paper, onReason, onClose }: InvalidatePaperProps) => (
  <ResponsiveModal
    isOpen={paper !== undefined}
    title={paper && texts.title(paper.name)}
    size="form"
    onClose={onClose}
  >
    {paper && (
      <InvalidateForm
        key={paper._id}
        paperId={paper._id}
        onReason={(reason) => {
          onReason(paper._id, reason)
          onClose()
        }}
      />
    )}
  </ResponsiveModal>
)
