import type { ReactNode, SubmitEvent } from 'react'
import { errorText, fieldTexts } from '#shared/api/error-text.ts'
import { PlainButton } from '#shared/plain/Button.tsx'
import { Field } from '#shared/plain/Field.tsx'
import { proofTexts } from '#shared/session/proof.texts.ts'
import { type Proof, type ProofState, useProof } from '#shared/session/use-proof.ts'
import { CancelButton } from '#shared/unsaved/CancelButton.tsx'
import { Form } from '#shared/unsaved/Form.tsx'
import { ownAccountTexts as texts } from './own-account.texts.ts'
import styles from './own-account.module.css'

interface WithPasswordProps {
  act: string
  isDangerous?: boolean
  isBusy: boolean
  /** What the server refused; its fields are shown by whoever has them. */
  error: unknown
  /** Fields of the act that show their own problems. */
  fields?: readonly string[]
  /** False keeps the form from being sent. */
  mayGo?: () => boolean
  onSubmit: (proof: Proof) => void
  onCancel: () => void
  children?: ReactNode
}

const Code = ({ typed, type, problems }: ProofState) => (
  <Field
    label={proofTexts.code}
    help={proofTexts.codeHelp}
    required
    autoFocus
    autoComplete="one-time-code"
    most={20}
    value={typed.code}
    error={problems.code ?? ''}
    onChange={({ target }) => type({ code: target.value })}
  />
)

/** An act that takes the password again, and a code where the account has a second factor. */
export const WithPassword = (props: WithPasswordProps) => {
  const { act, isDangerous = false, isBusy, error, fields = [], mayGo, onSubmit, onCancel, children } = props
  const proof = useProof(error)
  const isShown = error ? Object.keys(fieldTexts(error)).some((field) => fields.includes(field)) : false
  const submit = (event: SubmitEvent) => {
    event.preventDefault()
    const given = proof.take()
    const isReady = mayGo?.() ?? true
    if (!isBusy && isReady && given) onSubmit(given)
  }
  return (
    <Form className={styles.form} onSubmit={submit}>
      {children}
      <Field
        label={texts.ownPassword}
        help={texts.whyPassword}
        type="password"
        autoComplete="current-password"
        required
        most={1024}
        value={proof.typed.password}
        error={proof.problems.password ?? ''}
        onChange={({ target }) => proof.type({ password: target.value })}
      />
      {proof.asksCode && <Code {...proof} />}
      <p className={styles.problem} role="alert">
        {error && !isShown && !proof.isOfCode ? errorText(error) : ''}
      </p>
      <div className={styles.ways}>
        <PlainButton type="submit" kind={isDangerous ? 'danger' : 'primary'} isBusy={isBusy}>
          {act}
        </PlainButton>
        <CancelButton kind="quiet" disabled={isBusy} onCancel={onCancel}>
          {texts.cancel}
        </CancelButton>
      </div>
    </Form>
  )
}
