import { api } from '@arriero/contract'
import { errorTexts } from '@arriero/contract/es/errors'
import { bogotaDay, daysAfter } from '@arriero/domain/calendar'
import { useState } from 'react'
import { fieldTexts, updateErrorText } from '#shared/api/error-text.ts'
import { useAct } from '#shared/api/queries.ts'
import { ActForm } from '#shared/forms/ActForm.tsx'
import { DayInput } from '#shared/forms/DayInput.tsx'
import { FormField } from '#shared/forms/FormField.tsx'
import { NumberField } from '#shared/forms/NumberField.tsx'
import { useToast } from '#shared/ui/useToast.ts'
import { bodyOf, hourPesosKind, hoursKind, problemsOf, type TariffDraft } from './tariff-draft.ts'
import { tariffTexts } from './tariff.texts.ts'

const texts = tariffTexts.form
const hourFields = ['loading', 'unloading'] as const

interface TariffFormProps {
  draft: TariffDraft
  onDraft: (draft: TariffDraft) => void
  onDone: () => void
}

/** A tariff from a day to come. */
export const TariffForm = ({ draft, onDraft, onDone }: TariffFormProps) => {
  const toast = useToast()
  const set = useAct(api.standby.setTariff)
  const [wasTried, setTried] = useState(false)
  const tomorrow = daysAfter(bogotaDay(new Date()), 1)
  const problems = wasTried ? problemsOf(draft) : {}
  const told = fieldTexts(set.error)
  const change = (changes: Partial<TariffDraft>) => {
    if (set.isError) set.reset()
    onDraft({ ...draft, ...changes })
  }
  const submit = () => {
    setTried(true)
    const body = bodyOf(draft)
    if (!body) return
    set.mutate(
      { body },
      {
        onSuccess: () => {
          toast.success(texts.done)
          onDone()
        },
      },
    )
  }
  const said = (code: keyof typeof errorTexts | undefined) => code && errorTexts[code]
  return (
    <ActForm
      act={texts.act}
      isBusy={set.isPending}
      problem={set.isError && !told['validFrom'] ? updateErrorText(set.error) : undefined}
      onSubmit={submit}
    >
      <FormField
        label={texts.validFrom}
        help={texts.validFromHelp}
        problem={said(problems.validFrom) ?? told['validFrom']}
      >
        {(control) => (
          <DayInput
            control={control}
            value={draft.validFrom}
            first={tomorrow}
            last={daysAfter(tomorrow, 730)}
            onChange={(validFrom) => change({ validFrom })}
          />
        )}
      </FormField>
      <NumberField
        label={texts.hourPesos}
        problem={said(problems.hourPesos)}
        kind={hourPesosKind}
        value={draft.hourPesos}
        onChange={(hourPesos) => change({ hourPesos })}
      />
      {hourFields.map((field) => (
        <NumberField
          key={field}
          label={texts[field]}
          problem={said(problems[field])}
          kind={hoursKind}
          value={draft[field]}
          onChange={(hours) => change({ [field]: hours })}
        />
      ))}
    </ActForm>
  )
}
