import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { errorTexts } from '@arriero/contract/es/errors'
import { type SubmitEvent, useState } from 'react'
import { errorText } from '#shared/api/error-text.ts'
import { useAct } from '#shared/api/queries.ts'
import { PlainButton } from '#shared/plain/Button.tsx'
import { Field } from '#shared/plain/Field.tsx'
import { QrCode } from '#shared/plain/QrCode.tsx'
import { CancelButton } from '#shared/unsaved/CancelButton.tsx'
import { Form } from '#shared/unsaved/Form.tsx'
import { ownAccountTexts } from './own-account.texts.ts'
import { WithPassword } from './WithPassword.tsx'
import styles from './own-account.module.css'

const texts = ownAccountTexts.factor

type Begun = ReplyOf<typeof api.ownAccount.beginFactor>

interface FactorSetupProps {
  onConfirmed: (codes: readonly string[]) => void
  onCancel: () => void
}

const Scan = ({ begun, onConfirmed, onCancel }: FactorSetupProps & { begun: Begun }) => {
  const act = useAct(api.ownAccount.confirmFactor)
  const [code, setCode] = useState('')
  const [wasTried, setTried] = useState(false)
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    setTried(true)
    if (act.isPending || code.trim() === '') return
    act.mutate({ body: { code } }, { onSuccess: ({ codes }) => onConfirmed(codes) })
  }
  const missing = wasTried && code.trim() === '' ? errorTexts['factor.code_required'] : ''
  return (
    <Form className={styles.form} onSubmit={submit}>
      <p className={styles.text}>{texts.scan}</p>
      <QrCode text={begun.uri} label={texts.qr} />
      <div>
        <p className={styles.text}>{texts.secret}</p>
        <code className={styles.secret}>{begun.secret}</code>
      </div>
      <Field
        label={texts.code}
        help={texts.codeHelp}
        required
        inputMode="numeric"
        autoComplete="one-time-code"
        most={12}
        value={code}
        error={missing || (act.isError ? errorText(act.error) : '')}
        onChange={({ target }) => {
          if (act.isError) act.reset()
          setCode(target.value)
        }}
      />
      <div className={styles.ways}>
        <PlainButton type="submit" kind="primary" isBusy={act.isPending}>
          {texts.confirm}
        </PlainButton>
        <CancelButton kind="quiet" disabled={act.isPending} onCancel={onCancel}>
          {ownAccountTexts.cancel}
        </CancelButton>
      </div>
    </Form>
  )
}

/** Password, QR code, first number. Decisions §5. */
export const FactorSetup = ({ onConfirmed, onCancel }: FactorSetupProps) => {
  const act = useAct(api.ownAccount.beginFactor)
  const [begun, setBegun] = useState<Begun>()
  if (begun) return <Scan begun={begun} onConfirmed={onConfirmed} onCancel={onCancel} />
  return (
    <WithPassword
      act={texts.next}
      isBusy={act.isPending}
      error={act.error}
      onSubmit={({ password }) => act.mutate({ body: { password } }, { onSuccess: setBegun })}
      onCancel={onCancel}
    />
  )
}
