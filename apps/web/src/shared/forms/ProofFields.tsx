import { Input } from 'antd'
import { proofTexts as texts } from '#shared/session/proof.texts.ts'
import type { ProofState } from '#shared/session/use-proof.ts'
import { FormField } from './FormField.tsx'
import { LineInput } from './LineInput.tsx'

interface ProofFieldsProps {
  proof: ProofState
  /** Why it is asked for. */
  help?: string | undefined
  /** What the server refused no longer holds. */
  onType?: () => void
}

/** The password again, and a code where the server wants one. */
export const ProofFields = ({ proof, help, onType }: ProofFieldsProps) => {
  const { typed, type, asksCode, problems } = proof
  const set = (given: Partial<typeof typed>) => {
    type(given)
    onType?.()
  }
  return (
    <>
      <FormField label={texts.password} help={help} problem={problems.password}>
        {(control) => (
          <Input.Password
            {...control}
            size="large"
            autoComplete="current-password"
            value={typed.password}
            onChange={({ target }) => set({ password: target.value })}
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
              onChange={({ target }) => set({ code: target.value })}
            />
          )}
        </FormField>
      )}
    </>
  )
}
