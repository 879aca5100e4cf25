import { useState } from 'react'
import { PlainButton } from '#shared/plain/Button.tsx'
import { OwnDataForm } from './OwnDataForm.tsx'
import type { OwnProfile } from './progress.ts'
import { ProgressStep } from './ProgressStep.tsx'
import { progressTexts as texts } from './progress.texts.ts'

interface DataStepProps {
  profile: OwnProfile
  onSent: (text: string) => void
}

/** What he said of himself when he registered, and the way to put it right. */
export const DataStep = ({ profile, onSent }: DataStepProps) => {
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  const change = !isOpen && (
    <PlainButton kind="quiet" aria-label={texts.changeData} onClick={() => setOpen(true)}>
      {texts.change}
    </PlainButton>
  )
  return (
    <ProgressStep name={texts.data} tone="good" word={texts.dataDone} act={change}>
      {isOpen && (
        <OwnDataForm
          profile={profile}
          onDone={() => {
            close()
            onSent(texts.saved)
          }}
          onCancel={close}
        />
      )}
    </ProgressStep>
  )
}
