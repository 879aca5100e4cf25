import { api } from '@arriero/contract'
import { errorTexts } from '@arriero/contract/es/errors'
import { Button, Input } from 'antd'
import { useState } from 'react'
import styles from '#features/settlements/settlements.module.css'
import { errorText, fieldTexts } from '#shared/api/error-text.ts'
import { useAct } from '#shared/api/queries.ts'
import { ActForm } from '#shared/forms/ActForm.tsx'
import { FormField } from '#shared/forms/FormField.tsx'
import { ResponsiveModal } from '#shared/ui/ResponsiveModal.tsx'
import { useToast } from '#shared/ui/useToast.ts'
import { payoutsTexts } from './payouts.texts.ts'

const texts = payoutsTexts.returned
const longest = 200

interface ReturnedPayoutProps {
  payoutId: string
  onDone: () => void
}

const Form = ({ payoutId, onDone }: ReturnedPayoutProps) => {
  const toast = useToast()
  const returned = useAct(api.settlements.returned)
  const [reason, setReason] = useState('')
  const [wasTried, setTried] = useState(false)
  const isMissing = wasTried && reason.trim() === ''
  const refused = returned.error ? fieldTexts(returned.error)['reason'] : undefined
  const submit = () => {
    setTried(true)
    if (reason.trim() === '') return
    returned.mutate(
      { params: { _id: payoutId }, body: { reason: reason.trim() } },
      {
        onSuccess: () => {
          toast.success(texts.done)
          onDone()
        },
      },
    )
  }
  return (
    <>
      <p>{texts.effect}</p>
      <ActForm
        act={texts.confirm}
        isBusy={returned.isPending}
        problem={returned.error && !refused ? errorText(returned.error) : undefined}
        onSubmit={submit}
      >
        <FormField label={texts.reason} problem={isMissing ? errorTexts['payout.reason_required'] : refused}>
          {(control) => (
            <Input
              {...control}
              size="large"
              autoComplete="off"
              maxLength={longest}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </FormField>
      </ActForm>
    </>
  )
}

/** A transfer that was recorded as made has come back. */
export const ReturnedPayout = ({ payoutId, onDone }: ReturnedPayoutProps) => {
  const [isOpen, setOpen] = useState(false)
  const done = () => {
    setOpen(false)
    onDone()
  }
  return (
    <div className={styles.acts}>
      <Button danger onClick={() => setOpen(true)}>
        {texts.act}
      </Button>
      <ResponsiveModal isOpen={isOpen} title={texts.title} size="form" onClose={() => setOpen(false)}>
        <Form payoutId={payoutId} onDone={done} />
      </ResponsiveModal>
    </div>
  )
}
