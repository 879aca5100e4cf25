import { api } from '@arriero/contract'
import { isCarrierRole } from '@arriero/domain/people/roles'
import { useState } from 'react'
import { useAct } from '#shared/api/queries.ts'
import { noPay, payFields } from '#shared/forms/pay-account.ts'
import { useForm } from '#shared/forms/use-form.ts'
import { Button } from '#shared/plain/Button.tsx'
import { PlainForm } from '#shared/plain/fields/PlainForm.tsx'
import type { OwnProfile } from './progress.ts'
import { ProgressStep } from './ProgressStep.tsx'
import { progressTexts } from './progress.texts.ts'
import styles from './progress.module.css'

const texts = progressTexts.pay

interface PayAccountFormProps {
  userId: string
  onClose: () => void
}

const PayAccountForm = ({ userId, onClose }: PayAccountFormProps) => {
  const form = useForm({
    act: useAct(api.accounts.update),
    empty: noPay,
    fields: payFields,
    input: (pay) => ({ params: { _id: userId }, body: { pay } }),
    done: texts.saved,
    refreshes: [api.users.detail],
    onDone: onClose,
  })
  return (
    <div className={styles.form}>
      <PlainForm
        form={form}
        act={progressTexts.save}
        cancel={{ text: progressTexts.cancel, onCancel: onClose }}
      />
    </div>
  )
}

/** The account a carrier is paid to; nobody waits for it to be approved. */
export const PayStep = ({ profile }: { profile: OwnProfile }) => {
  const [isOpen, setOpen] = useState(false)
  if (!isCarrierRole(profile.rol)) return null
  const pay = profile.driver?.pay ?? null
  const close = () => setOpen(false)
  const act = !isOpen && (
    <Button
      kind={pay ? 'quiet' : 'secondary'}
      aria-label={pay ? texts.changeOf : texts.add}
      onClick={() => setOpen(true)}
    >
      {pay ? progressTexts.change : texts.add}
    </Button>
  )
  return (
    <ProgressStep
      name={pay ? texts.of(pay.bank, pay.accountNumber) : texts.name}
      tone={pay ? 'good' : 'off'}
      word={pay ? progressTexts.dataDone : texts.missing}
      act={act}
    >
      {isOpen && <PayAccountForm userId={profile._id} onClose={close} />}
    </ProgressStep>
  )
}
