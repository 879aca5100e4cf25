import { errorTexts } from '@arriero/contract/es/errors'
import { Button } from 'antd'
import { useState } from 'react'
import styles from './settlements.module.css'
import { errorText, fieldTexts } from '#shared/api/error-text.ts'
import { ActForm } from '#shared/forms/ActForm.tsx'
import { FormField } from '#shared/forms/FormField.tsx'
import { LineInput } from '#shared/forms/LineInput.tsx'
import { ResponsiveModal } from '#shared/ui/ResponsiveModal.tsx'
import { useToast } from '#shared/ui/useToast.ts'

interface CameBackTexts {
  act: string
  title: string
  effect: string
  reason: string
  confirm: string
  done: string
}
const longest = 200

interface CameBackProps {
  texts: CameBackTexts
  isBusy: boolean
  error: unknown
  /** Resolves once it is recorded. */
  onSubmit: (reason: string, onDone: () => void) => void
}

const Form = ({ texts, isBusy, error, onSubmit, onDone }: CameBackProps & { onDone: () => void }) => {
  const [reason, setReason] = useState('')
  const [wasTried, setTried] = useState(false)
  const isMissing = wasTried && reason.trim() === ''
  const refused = error ? fieldTexts(error)['reason'] : undefined
  const submit = () => {
    setTried(true)
    if (reason.trim() !== '') onSubmit(reason.trim(), onDone)
  }
  return (
    <>
      <p>{texts.effect}</p>
      <ActForm
        act={texts.confirm}
        isBusy={isBusy}
        problem={error && !refused ? errorText(error) : undefined}
        onSubmit={submit}
      >
        <FormField label={texts.reason} problem={isMissing ? errorTexts['payout.reason_required'] : refused}>
          {(control) => (
            <LineInput
              {...control}
              size="large"
              autoComplete="off"
              most={longest}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </FormField>
      </ActForm>
    </>
  )
}

/** Money that was recorded as gone has come back: why, and it is owed again. */
export const CameBack = (props: CameBackProps) => {
  const { texts } = props
  const toast = useToast()
  const [isOpen, setOpen] = useState(false)
  const done = () => {
    setOpen(false)
    toast.success(texts.done)
  }
  return (
    <div className={styles.acts}>
      <Button danger onClick={() => setOpen(true)}>
        {texts.act}
      </Button>
      <ResponsiveModal isOpen={isOpen} title={texts.title} size="form" onClose={() => setOpen(false)}>
        <Form {...props} onDone={done} />
      </ResponsiveModal>
    </div>
  )
}
