import { lettersMost } from '@arriero/domain/typed/limits'
import { useState } from 'react'
import { updateErrorText } from '#shared/api/error-text.ts'
import { useWork } from '#shared/api/queries.ts'
import { DeskForm } from '#shared/forms/DeskForm.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { ActButton } from '#shared/ui/ActButton.tsx'
import { ResponsiveModal } from '#shared/ui/windows/ResponsiveModal.tsx'
import { papersTexts } from './papers.texts.ts'
import { type Holder, readPapersAgain, turnDownPaper } from './holder.ts'
import type { Paper } from './paper-state.ts'

const texts = papersTexts.turnDown

interface TurnDownProps {
  holder: Holder
  paper: Paper
}

interface TurnDownPaperProps extends TurnDownProps {
  /** Of decisions not saved yet: they were made on what stands now. */
  whyNot?: string | undefined
}

const TurnDownForm = ({ holder, paper, onDone }: TurnDownProps & { onDone: () => void }) => {
  const form = useForm({
    act: useWork((reason: string) => turnDownPaper(holder, { paperId: paper._id, reason })),
    empty: { reason: '' },
    fields: {
      reason: {
        kind: 'words',
        label: texts.reason,
        help: texts.help,
        most: lettersMost.paperReason,
        required: 'paper.reason_required',
        draft: ['turn-down-reason', paper._id],
      },
    },
    input: ({ reason }) => reason,
    says: updateErrorText,
    done: texts.done(paper.name),
    onDone,
    // Also when it was refused: its owner may have brought another one meanwhile.
    onSettled: () => void readPapersAgain(),
  })
  return <DeskForm form={form} act={texts.act} isDangerous />
}

/** Staff does not take the newer version of a paper; the one in force stays, and its owner reads why. */
export const TurnDownPaper = ({ holder, paper, whyNot }: TurnDownPaperProps) => {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <ActButton whyNot={whyNot} onClick={() => setOpen(true)}>
        {texts.open}
      </ActButton>
      <ResponsiveModal isOpen={isOpen} title={texts.title(paper.name)} size="form" onClose={close}>
        <TurnDownForm holder={holder} paper={paper} onDone={close} />
      </ResponsiveModal>
    </>
  )
}
