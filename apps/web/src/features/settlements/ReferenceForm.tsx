import { errorTexts } from '@arriero/contract/es/errors'
import { type ReactNode, useState } from 'react'
import { errorText, fieldTexts } from '#shared/api/error-text.ts'
import { ActForm } from '#shared/forms/ActForm.tsx'
import { FormField } from '#shared/forms/FormField.tsx'
import { LineInput } from '#shared/forms/LineInput.tsx'
import { settlementsTexts as texts } from './settlements.texts.ts'

interface ReferenceFormProps {
  /** The verb with its amount. */
  act: string
  /** Another person has begun: his reference has to be typed again. */
  isSecond: boolean
  isBusy: boolean
  error: unknown
  onSubmit: (reference: string) => void
  /** What is asked besides. */
  children?: ReactNode
  /** Why this reference will not do; the server says the same. */
  whyNot?: (reference: string) => string | undefined
}

const longest = 60

/** Money leaves under the bank's own reference. */
export const ReferenceForm = (props: ReferenceFormProps) => {
  const { act, isSecond, isBusy, error, onSubmit, children, whyNot } = props
  const [reference, setReference] = useState('')
  const [wasTried, setTried] = useState(false)
  const typed = reference.trim()
  const problem = typed === '' ? errorTexts['payout.reference_required'] : whyNot?.(typed)
  const refused = error ? fieldTexts(error)['reference'] : undefined
  return (
    <ActForm
      act={act}
      isBusy={isBusy}
      problem={error && !refused ? errorText(error) : undefined}
      onSubmit={() => {
        setTried(true)
        if (problem === undefined) onSubmit(typed)
      }}
    >
      <FormField
        label={texts.reference}
        help={isSecond ? texts.secondHelp : texts.referenceHelp}
        problem={wasTried ? (problem ?? refused) : undefined}
      >
        {(control) => (
          <LineInput
            {...control}
            size="large"
            autoComplete="off"
            most={longest}
            value={reference}
            onChange={({ target }) => setReference(target.value)}
          />
        )}
      </FormField>
      {children}
    </ActForm>
  )
}
