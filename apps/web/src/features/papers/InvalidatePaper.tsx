import { invalidationText, invalidationTexts } from '@arriero/contract/es/papers'
import { lettersMost } from '@arriero/domain/typed/limits'
import {
  invalidationReasons,
  reasonDenial,
  type InvalidationReason,
} from '@arriero/domain/papers/paper-rules'
import { useState } from 'react'
import { DeskFields, DeskForm } from '#shared/forms/DeskForm.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { ResponsiveModal } from '#shared/ui/windows/ResponsiveModal.tsx'
import { papersTexts } from './papers.texts.ts'
import type { Paper } from './paper-state.ts'
import styles from './papers.module.css'

const texts = papersTexts.invalidation
/** The reason that was chosen goes before them. */
const mostWords = (reason: InvalidationReason | undefined) =>
  lettersMost.paperReason - (reason ? invalidationText(reason, '.').length - 1 : 0)

const wordFor = (reason: InvalidationReason) =>
  reason === 'other' ? texts.other : invalidationTexts[reason].replace(/\.$/, '')

interface FormProps {
  paperId: string
  onReason: (reason: string) => void
}

const empty: { reason: InvalidationReason | undefined; words: string } = { reason: undefined, words: '' }

const InvalidateForm = ({ paperId, onReason }: FormProps) => {
  const held = useState(empty)
  const [{ reason }] = held
  const form = useForm({
    act: { mutate: onReason, isPending: false, error: null },
    empty,
    held,
    fields: {
      reason: {
        kind: 'choice',
        isRadios: true,
        label: texts.reason,
        options: invalidationReasons.map((value) => ({ value, label: wordFor(value) })),
        required: 'paper.invalidation_reason_required',
      },
      words: {
        kind: 'words',
        label: texts.words,
        isOptional: reason !== 'other',
        rows: 2,
        most: mostWords(reason),
        draft: ['invalidation-reason', paperId],
        denial: (words) => (reason === undefined ? undefined : reasonDenial(reason, words)),
      },
    },
    input: (typed) => invalidationText(typed.reason, typed.words),
  })
  return (
    <DeskForm form={form} act={texts.act} isDangerous>
      <p className={styles.told}>{texts.told}</p>
      <DeskFields form={form} />
    </DeskForm>
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
