import { invalidationText } from '@arriero/contract/es/papers'
import { useState } from 'react'
import { DeskFields, DeskForm } from '#shared/forms/DeskForm.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { ResponsiveModal } from '#shared/ui/windows/ResponsiveModal.tsx'
import { papersTexts } from './papers.texts.ts'
import type { Paper } from './paper-state.ts'
import { noReason, reasonFields } from './reason-fields.ts'
import styles from './papers.module.css'

const texts = papersTexts.invalidation

interface FormProps {
  paperId: string
  onReason: (reason: string) => void
}

const InvalidateForm = ({ paperId, onReason }: FormProps) => {
  const held = useState(noReason)
  const [{ reason }] = held
  const form = useForm({
    act: { mutate: onReason, isPending: false, error: null },
    empty: noReason,
    held,
    fields: reasonFields({ paperId, reason, label: texts.reason }),
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
