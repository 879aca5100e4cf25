import { api } from '@arriero/contract'
import { useState } from 'react'
import { useAct } from '#shared/api/queries.ts'
import { DeskFields, DeskForm } from '#shared/forms/DeskForm.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { ResponsiveModal } from '#shared/ui/windows/ResponsiveModal.tsx'
import type { Paper } from '../paper-state.ts'
import { noReason, reasonFields } from '../reason-fields.ts'
import { reviewTexts } from './review.texts.ts'
import styles from './review.module.css'

const texts = reviewTexts.refusal

interface RefuseFormProps {
  paper: Paper
  /** How long it has been looked at. */
  tookMs: () => number
  onDone: () => void
  /** Also of a refusal: somebody may have been quicker. */
  onSettled: () => void
}

const RefuseForm = ({ paper, tookMs, onDone, onSettled }: RefuseFormProps) => {
  const held = useState(noReason)
  const form = useForm({
    act: useAct(api.papers.judge),
    empty: noReason,
    held,
    fields: reasonFields({ paperId: paper._id, reason: held[0].reason, label: texts.reason }),
    input: ({ reason, words }) => ({
      params: { _id: paper._id },
      body: { isValidated: false, reason, words, tookMs: tookMs() },
    }),
    onDone,
    onSettled,
  })
  return (
    <DeskForm form={form} act={texts.act} isDangerous>
      <p className={styles.muted}>{texts.told}</p>
      <DeskFields form={form} />
    </DeskForm>
  )
}

interface RefusePaperProps extends RefuseFormProps {
  isOpen: boolean
  onClose: () => void
}

/** Why a paper will not do, which its owner reads. */
export const RefusePaper = ({ isOpen, onClose, ...form }: RefusePaperProps) => (
  <ResponsiveModal isOpen={isOpen} title={texts.title(form.paper.name)} size="form" onClose={onClose}>
    <RefuseForm {...form} />
  </ResponsiveModal>
)
