import { api } from '@arriero/contract'
import { errorTexts } from '@arriero/contract/es/errors'
import { standbyHoursMax } from '@arriero/domain/standby'
import { useState } from 'react'
import { updateErrorText } from '#shared/api/error-text.ts'
import { useAct } from '#shared/api/queries.ts'
import { formatMoney } from '#shared/format.ts'
import { ActForm } from '#shared/forms/ActForm.tsx'
import { FormField } from '#shared/forms/FormField.tsx'
import { NumberField } from '#shared/forms/NumberField.tsx'
import { WordsInput } from '#shared/forms/WordsInput.tsx'
import { useToast } from '#shared/ui/useToast.ts'
import { hoursProblem, hoursUpTo, priceOfHours } from './decided-price.ts'
import type { Standby } from './standby-view.ts'
import { standbyTexts } from './standby.texts.ts'
import { StandbyStatement } from './StandbyStatement.tsx'

const texts = standbyTexts.decide
/** Of both phases; what the meter says is the rule's to say. */
const decidedKind = hoursUpTo(2 * standbyHoursMax)

interface DecideFormProps {
  standby: Standby
  onStart: (() => void) | undefined
  onDone: () => void
}

/** How many hours are charged, and why: both sides read it. No hours waive it, and never more than the meter says. */
export const DecideForm = ({ standby, onStart, onDone }: DecideFormProps) => {
  const toast = useToast()
  const decide = useAct(api.standby.decide)
  const [typed, setTyped] = useState<number | undefined>(standby.hours)
  const [reason, setReason] = useState('')
  const [wasTried, setTried] = useState(false)
  const problem = hoursProblem(typed, standby)
  const hours = typed ?? 0
  const price = priceOfHours(standby, hours)
  const submit = () => {
    setTried(true)
    if (problem || !reason.trim()) return
    onStart?.()
    decide.mutate(
      { params: { orderId: standby.orderId }, body: { hours, reason } },
      {
        onSuccess: () => {
          toast.success(texts.done)
          onDone()
        },
      },
    )
  }
  return (
    <ActForm
      act={problem ? texts.open : hours === 0 ? texts.waive : texts.act(formatMoney(price.total))}
      isDangerous={!problem && hours === 0}
      isBusy={decide.isPending}
      problem={decide.isError ? updateErrorText(decide.error) : undefined}
      onSubmit={submit}
    >
      <NumberField
        label={texts.hours}
        help={texts.hoursHelp(standbyTexts.hours(standby.meteredHours))}
        problem={problem && errorTexts[problem]}
        kind={decidedKind}
        value={typed}
        onChange={setTyped}
      />
      {!problem && hours > 0 && <StandbyStatement standby={{ ...standby, ...price, hours }} />}
      <FormField
        label={texts.reason}
        help={texts.reasonHelp}
        problem={wasTried && !reason.trim() ? errorTexts['reason.required'] : undefined}
      >
        {(control) => (
          <WordsInput
            control={control}
            draft={['standby-decision', standby.orderId]}
            value={reason}
            onChange={setReason}
          />
        )}
      </FormField>
    </ActForm>
  )
}
