import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { errorTexts } from '@arriero/contract/es/errors'
import { daysAfter } from '@arriero/domain/calendar'
import { withholdingDenial } from '@arriero/domain/withholdings'
import { Select } from 'antd'
import { useState } from 'react'
import { townLabel } from '#features/places/place-answer.ts'
import { useTowns } from '#features/places/use-towns.ts'
import { errorText, fieldTexts } from '#shared/api/error-text.ts'
import { useAct } from '#shared/api/queries.ts'
import { formatNumber } from '#shared/format.ts'
import { ActForm } from '#shared/forms/ActForm.tsx'
import { DayInput } from '#shared/forms/DayInput.tsx'
import { FormField, type ControlProps } from '#shared/forms/FormField.tsx'
import { NumberField } from '#shared/forms/NumberField.tsx'
import { useToast } from '#shared/ui/useToast.ts'
import { ConfirmEdition } from './ConfirmEdition.tsx'
import { dayProblem, heldOn, withholdingKinds } from './rules-draft.ts'
import { TypedField } from './TypedField.tsx'
import { withholdingsTexts } from './withholdings.texts.ts'

const texts = withholdingsTexts.form

interface TownPickerProps {
  control: ControlProps
  value: string | undefined
  onChange: (code: string) => void
}

const TownPicker = ({ control, value, onChange }: TownPickerProps) => {
  const [typed, setTyped] = useState('')
  const { items } = useTowns(typed)
  return (
    <Select
      {...control}
      size="large"
      showSearch={{ filterOption: false, onSearch: setTyped }}
      notFoundContent={typed.trim() ? texts.notFound : null}
      value={value ?? null}
      options={items.map((town) => ({ value: town.code, label: townLabel(town) }))}
      onChange={(code) => code && onChange(code)}
    />
  )
}

interface Draft {
  townCode?: string
  validFrom: string | undefined
  perMille: number | undefined
  basis: string
}

type Town = ReplyOf<typeof api.settlements.withholdings>['towns'][number]

const problemsOf = (
  { townCode, validFrom, perMille, basis }: Draft,
  today: string,
): Record<string, string | undefined> => ({
  townCode: townCode === undefined ? errorTexts['place.required'] : undefined,
  validFrom: dayProblem(validFrom, today),
  perMille: withholdingDenial('perMille', perMille) && texts.outOfRange('perMille'),
  basis: basis.trim() === '' ? errorTexts['withholding.basis_required'] : undefined,
})

const rateText = (perMille: number) => `${formatNumber(perMille, 2)}\u00a0‰`

/** `4,14 ‰ → 7 ‰`; nothing where it stays the same. */
const changesOf = (towns: readonly Town[], { townCode, validFrom, perMille }: Draft): string[] => {
  const after = perMille ?? 0
  const own = towns.filter((town) => town.townCode === townCode)
  const before = heldOn(own, validFrom ?? '')?.perMille ?? 0
  return before === after ? [] : [`${texts.perMilleChange}: ${rateText(before)} → ${rateText(after)}`]
}

interface TownFormProps {
  /** Newest first of each town. */
  towns: readonly Town[]
  today: string
  onDone: () => void
}

/** The rate of one municipality from a day on. */
export const TownForm = ({ towns, today, onDone }: TownFormProps) => {
  const toast = useToast()
  const act = useAct(api.settlements.setTown)
  const [draft, setDraft] = useState<Draft>({ validFrom: today, perMille: undefined, basis: '' })
  const [wasTried, setTried] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const problems = problemsOf(draft, today)
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
  const confirm = () => {
    const { townCode, validFrom, perMille, basis } = draft
    if (townCode === undefined || validFrom === undefined || perMille === undefined) return
    act.mutate(
      { body: { townCode, validFrom, perMille, basis: basis.trim() } },
      {
        onSuccess: () => {
          toast.success(texts.done)
          onDone()
        },
        onSettled: () => setAsking(false),
      },
    )
  }
  return (
    <ActForm
      act={texts.save}
      isBusy={act.isPending}
      problem={act.error && Object.keys(refused).length === 0 ? errorText(act.error) : undefined}
      onSubmit={submit}
    >
      <FormField label={texts.town} problem={problem('townCode')}>
        {(control) => (
          <TownPicker control={control} value={draft.townCode} onChange={(townCode) => set({ townCode })} />
        )}
      </FormField>
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
        label={texts.perMille}
        help={texts.perMilleHelp}
        kind={withholdingKinds.perMille}
        value={draft.perMille}
        problem={problem('perMille')}
        onChange={(perMille) => set({ perMille })}
      />
      <TypedField
        label={texts.basis}
        value={draft.basis}
        problem={problem('basis')}
        onChange={(basis) => set({ basis })}
      />
      <ConfirmEdition
        isOpen={isAsking}
        validFrom={draft.validFrom ?? today}
        changes={changesOf(towns, draft)}
        isBusy={act.isPending}
        onConfirm={confirm}
        onClose={() => setAsking(false)}
      />
    </ActForm>
  )
}
