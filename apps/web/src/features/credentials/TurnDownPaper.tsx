import { errorTexts } from '@arriero/contract/es/errors'
import { useState } from 'react'
import { updateErrorText } from '#shared/api/error-text.ts'
import { useWork } from '#shared/api/queries.ts'
import { ActForm } from '#shared/forms/ActForm.tsx'
import { FormField } from '#shared/forms/FormField.tsx'
import { WordsInput } from '#shared/forms/WordsInput.tsx'
import { ActButton } from '#shared/ui/ActButton.tsx'
import { ResponsiveModal } from '#shared/ui/ResponsiveModal.tsx'
import { useToast } from '#shared/ui/useToast.ts'
import { credentialsTexts } from './credentials.texts.ts'
import { type Holder, readPapersAgain, turnDownPaper } from './holder.ts'
import type { Paper } from './paper-state.ts'

const texts = credentialsTexts.turnDown
const mostLetters = 300

interface TurnDownProps {
  holder: Holder
  paper: Paper
}

interface TurnDownPaperProps extends TurnDownProps {
  /** Of decisions not saved yet: they were made on what stands now. */
  whyNot?: string | undefined
}

const TurnDownForm = ({ holder, paper, onDone }: TurnDownProps & { onDone: () => void }) => {
  const toast = useToast()
  const [reason, setReason] = useState('')
  const [wasTried, setTried] = useState(false)
  const act = useWork(() => turnDownPaper(holder, { paperId: paper._id, reason }))
  const isMissing = reason.trim() === ''
  const submit = () => {
    setTried(true)
    if (isMissing) return
    act.mutate(undefined, {
      onSuccess: () => {
        toast.success(texts.done(paper.name))
        void readPapersAgain()
        onDone()
      },
      // Its owner may have brought another one meanwhile.
      onError: () => void readPapersAgain(),
    })
  }
  return (
    <ActForm
      act={texts.act}
      isDangerous
      isBusy={act.isPending}
      problem={act.isError ? updateErrorText(act.error) : undefined}
      onSubmit={submit}
    >
      <FormField
        label={texts.reason}
        help={texts.help}
        problem={wasTried && isMissing ? errorTexts['paper.reason_required'] : undefined}
      >
        {(control) => (
          <WordsInput
            control={control}
            draft={['turn-down-reason', paper._id]}
            value={reason}
            onChange={setReason}
            rows={3}
            most={mostLetters}
          />
        )}
      </FormField>
    </ActForm>
  )
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
