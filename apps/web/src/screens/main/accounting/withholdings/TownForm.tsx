import { heldOn } from '@arriero/domain/money/withholdings'
import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { useState } from 'react'
import { PlaceCredits } from '#features/places/PlaceCredits.tsx'
import { townLabel } from '#features/places/place-answer.ts'
import { useTowns } from '#shared/reference/use-towns.ts'
import { useAct } from '#shared/api/queries.ts'
import { formatNumber } from '#shared/format.ts'
import { DeskForm } from '#shared/forms/DeskForm.tsx'
import type { ControlProps } from '#shared/plain/fields/FormField.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { Select } from '#shared/ui/Select.tsx'
import { ConfirmEdition } from './ConfirmEdition.tsx'
import { beginOf, basisField, dayField } from './edition-fields.ts'
import { figureField } from './rules-draft.ts'
import { withholdingsTexts } from './withholdings.texts.ts'

const texts = withholdingsTexts.form

interface TownPickerProps {
  control: ControlProps
  value: string | undefined
  onChange: (code: string) => void
}

const TownPicker = ({ control, value, onChange }: TownPickerProps) => {
  const [typed, setTyped] = useState('')
  const { items, isSettled } = useTowns(typed)
  return (
    <Select
      {...control}
      search={{ onSearch: setTyped, isLoading: typed.trim() !== '' && !isSettled, isOld: !isSettled }}
      nothing={typed.trim() ? texts.notFound : null}
      value={value}
      options={items.map((town) => ({ value: town.code, label: townLabel(town) }))}
      onChange={onChange}
    />
  )
}

interface Draft {
  townCode: string | undefined
  validFrom: string | undefined
  perMille: number | undefined
  basis: string
}

type Town = ReplyOf<typeof api.settlements.withholdings>['towns'][number]

const rateText = (perMille: number) => `${formatNumber(perMille, 2)}\u00a0‰`

/** `4,14 ‰ → 7 ‰`; nothing where it stays the same. */
const changesOf = (towns: readonly Town[], { townCode, validFrom, perMille }: Draft): string[] => {
  const after = perMille ?? 0
  const own = towns.filter((town) => town.townCode === townCode)
  const before = heldOn(own, validFrom ?? '', beginOf)?.perMille ?? 0
  return before === after ? [] : [`${texts.perMilleChange}: ${rateText(before)} → ${rateText(after)}`]
}

interface TownFormProps {
  /** The rates of all towns; of each town the newest comes first. */
  towns: readonly Town[]
  today: string
  onDone: () => void
}

/** The rate of one municipality from a day on. */
export const TownForm = ({ towns, today, onDone }: TownFormProps) => {
  const empty: Draft = { townCode: undefined, validFrom: today, perMille: undefined, basis: '' }
  const form = useForm({
    act: useAct(api.settlements.setTown),
    empty,
    fields: {
      townCode: {
        kind: 'control',
        label: texts.town,
        required: 'place.required',
        draw: (control, { value, set }) => <TownPicker control={control} value={value} onChange={set} />,
      },
      validFrom: dayField(today),
      perMille: {
        ...figureField('perMille'),
        help: texts.perMilleHelp,
        required: texts.outOfRange('perMille'),
      },
      basis: basisField,
    },
    input: ({ basis, ...draft }) => ({ body: { ...draft, basis: basis.trim() } }),
    isAsked: true,
    done: texts.done,
    onDone,
  })
  const { validFrom } = form.values
  return (
    <>
      <DeskForm form={form} act={texts.save} />
      <PlaceCredits />
      <ConfirmEdition
        {...form.asking}
        validFrom={validFrom ?? today}
        changes={changesOf(towns, form.values)}
      />
    </>
  )
}
