import { errorTexts } from '@arriero/contract/es/errors'
import { Input } from 'antd'
import { useState } from 'react'
import { errorText, fieldTexts } from '#shared/api/error-text.ts'
import { ActForm } from '#shared/forms/ActForm.tsx'
import { FormField } from '#shared/forms/FormField.tsx'
import { settlementsTexts as texts } from './settlements.texts.ts'

interface ReferenceFormProps {
  /** The verb with its amount. */
  act: string
  /** Another person has begun: his reference has to be typed again. */
  isSecond: boolean
  isBusy: boolean
  error: unknown
  onSubmit: (reference: string) => void
}

const longest = 60

/** Money leaves under the bank's own reference. */
export const ReferenceForm = ({ act, isSecond, isBusy, error, onSubmit }: ReferenceFormProps) => {
  const [reference, setReference] = useState('')
  const [wasTried, setTried] = useState(false)
  const isMissing = wasTried && reference.trim() === ''
  const refused = error ? fieldTexts(error)['reference'] : undefined
  return (
    <ActForm
      act={act}
      isBusy={isBusy}
      problem={error && !refused ? errorText(error) : undefined}
      onSubmit={() => {
        setTried(true)
        if (reference.trim() !== '') onSubmit(reference.trim())
      }}
    >
      <FormField
        label={texts.reference}
        help={isSecond ? texts.secondHelp : texts.referenceHelp}
        problem={isMissing ? errorTexts['payout.reference_required'] : refused}
      >
        {(control) => (
          <Input
            {...control}
            size="large"
            autoComplete="off"
            maxLength={longest}
            value={reference}
            onChange={({ target }) => setReference(target.value)}
          />
        )}
      </FormField>
    </ActForm>
  )
}
