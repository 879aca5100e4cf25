import { api } from '@arriero/contract'
import { daysAfter } from '@arriero/domain/calendar'
import { useState } from 'react'
import { errorText, fieldTexts } from '#shared/api/error-text.ts'
import { useAct } from '#shared/api/queries.ts'
import { ActForm } from '#shared/forms/ActForm.tsx'
import { DayInput } from '#shared/forms/DayInput.tsx'
import { FormField } from '#shared/forms/FormField.tsx'
import { NumberField } from '#shared/forms/NumberField.tsx'
import { pesos } from '#shared/numbers/number-kinds.ts'
import { useToast } from '#shared/ui/useToast.ts'
import { ConfirmEdition } from './ConfirmEdition.tsx'
import {
  bodyOf,
  changesOf,
  draftOf,
  figures,
  heldOn,
  problemsOf,
  type Draft,
  withholdingKinds,
} from './rules-draft.ts'
import type { Rules } from './RulesTable.tsx'
import { TypedField } from './TypedField.tsx'
import { withholdingsTexts } from './withholdings.texts.ts'

const texts = withholdingsTexts.form

interface RulesFormProps {
  /** Newest first: what the new ones begin from. */
  rules: readonly Rules[]
  today: string
  onDone: () => void
}

/** What is kept back from a day on. */
export const RulesForm = ({ rules, today, onDone }: RulesFormProps) => {
  const toast = useToast()
  const act = useAct(api.settlements.setRules)
  const [draft, setDraft] = useState(() => draftOf(rules[0], today))
  const [isAsking, setAsking] = useState(false)
  const [wasTried, setTried] = useState(false)
  const problems = problemsOf(draft, today)
  const body = bodyOf(draft)
  const refused = act.error ? fieldTexts(act.error) : {}
  const problem = (field: string) => (wasTried ? problems[field] : undefined) ?? refused[field]
  const set = (changes: Partial<Draft>) => {
    if (act.isError) act.reset()
    setDraft({ ...draft, ...changes })
  }
  const submit = () => {
    setTried(true)
    if (!Object.values(problems).some(Boolean)) setAsking(true)
  }
  const confirm = () =>
    act.mutate(
      { body },
      {
        onSuccess: () => {
          toast.success(texts.done)
          onDone()
        },
        onSettled: () => setAsking(false),
      },
    )
  return (
    <ActForm
      act={texts.save}
      isBusy={act.isPending}
      problem={act.error && Object.keys(refused).length === 0 ? errorText(act.error) : undefined}
      onSubmit={submit}
    >
      <FormField label={withholdingsTexts.validFrom} problem={problem('validFrom')}>
        {(control) => (
          <DayInput
            control={control}
            value={draft.validFrom}
            first={today}
            last={daysAfter(today, 730)}
            onChange={(validFrom) => set({ validFrom })}
          />
        )}
      </FormField>
      <NumberField
        label={texts.uvt}
        problem={problem('uvt')}
        kind={pesos}
        value={draft.uvt}
        onChange={(uvt) => set({ uvt })}
      />
      {figures.map((key) => (
        <NumberField
          key={key}
          label={texts[key]}
          kind={withholdingKinds[key]}
          value={draft[key]}
          problem={problem(key)}
          onChange={(value) => set({ [key]: value })}
        />
      ))}
      <TypedField
        label={texts.basis}
        value={draft.basis}
        problem={problem('basis')}
        onChange={(basis) => set({ basis })}
      />
      <ConfirmEdition
        isOpen={isAsking}
        validFrom={body.validFrom}
        changes={changesOf(heldOn(rules, body.validFrom), body)}
        isBusy={act.isPending}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </ActForm>
  )
}
