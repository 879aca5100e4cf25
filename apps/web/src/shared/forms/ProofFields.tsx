import { Input } from 'antd'
import { proofTexts as texts } from '#shared/session/proof.texts.ts'
import { FormField } from './FormField.tsx'
import { LineInput } from './LineInput.tsx'
import type { FormLook } from './use-form.ts'

/** The password again, and a code where the server wants one. */
export const ProofFields = (proof: NonNullable<FormLook['proof']>) => {
  const { typed, type, asksCode, problems, label = texts.password, help } = proof
  return (
    <>
      <FormField label={label} help={help} problem={problems.password}>
        {(control) => (
          <Input.Password
            {...control}
            size="large"
            autoComplete="current-password"
            value={typed.password}
            onChange={({ target }) => type({ password: target.value })}
          />
        )}
      </FormField>
      {asksCode && (
        <FormField label={texts.code} help={texts.codeHelp} problem={problems.code}>
          {(control) => (
            <LineInput
              {...control}
              size="large"
              autoFocus
              autoComplete="one-time-code"
              most={20}
              value={typed.code}
              onChange={({ target }) => type({ code: target.value })}
            />
          )}
        </FormField>
      )}
    </>
  )
}
