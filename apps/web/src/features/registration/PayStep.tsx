import { isCarrierRole } from '@arriero/domain/roles'
import { useState } from 'react'
import { PlainButton } from '#shared/plain/Button.tsx'
import { PayForm } from './PayForm.tsx'
import type { OwnProfile } from './progress.ts'
import { ProgressStep } from './ProgressStep.tsx'
import { progressTexts } from './progress.texts.ts'

const texts = progressTexts.pay

interface PayStepProps {
  profile: OwnProfile
  onSent: (text: string) => void
}

/** The account a carrier is paid to; nobody waits for it to be approved. */
export const PayStep = ({ profile, onSent }: PayStepProps) => {
  const [isOpen, setOpen] = useState(false)
  if (!isCarrierRole(profile.rol)) return null
  const pay = profile.driver?.pay ?? null
  const close = () => setOpen(false)
  const act = !isOpen && (
    <PlainButton
      kind={pay ? 'quiet' : 'plain'}
      aria-label={pay ? texts.changeOf : texts.add}
      onClick={() => setOpen(true)}
    >
      {pay ? progressTexts.change : texts.add}
    </PlainButton>
  )
  return (
    <ProgressStep
      name={pay ? texts.of(pay.bank, pay.accountNumber) : texts.name}
      tone={pay ? 'good' : 'off'}
      word={pay ? progressTexts.dataDone : texts.missing}
      act={act}
    >
      {isOpen && (
        <PayForm
          userId={profile._id}
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
