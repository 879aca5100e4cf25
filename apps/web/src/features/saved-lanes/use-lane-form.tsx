import { api } from '@arriero/contract'
import { reachWords } from '@arriero/contract/es/lists/saved-lanes'
import type { CallInput, ReplyOf } from '@arriero/contract/endpoint'
import { laneDenial, type LaneEnd } from '@arriero/domain/lanes/saved-lanes'
import { lettersMost } from '@arriero/domain/typed/limits'
import { TownChoice } from '#shared/reference/TownChoice.tsx'
import { act } from '#shared/api/act.ts'
import { useRead, useWork } from '#shared/api/queries.ts'
import type { FieldOf } from '#shared/forms/form-spec.ts'
import { useForm } from '#shared/forms/use-form.ts'
import { numberKind, pesosKind } from '#shared/numbers/number-kinds.ts'
import { Checks } from '#shared/plain/fields/Checkbox.tsx'
import { FormField } from '#shared/plain/fields/FormField.tsx'
import { savedLaneTexts as texts } from './lanes.texts.ts'
import styles from './saved-lanes.module.css'

const { fields: words } = texts

export type SavedLane = ReplyOf<typeof api.savedLanes.detail>
type Body = CallInput<typeof api.savedLanes.create>['body']

const reaches = [0, 20, 60, 120, 250, 'department'] as const
type Reach = `${(typeof reaches)[number]}`
type Town = { code?: string; name: string }

interface Draft {
  name: string
  origin: Town
  originReach: Reach
  destination: Town
  destinationReach: Reach
  typeVehicleIds: readonly string[]
  perKmLeast: number | undefined
  weightMost: number | undefined
}

/** The choice that is nearest to what was kept. */
const reachOf = (end: LaneEnd | null): Reach => {
  if (end === null) return '60'
  const { reach } = end
  if (reach === 'department') return reach
  const wide = reaches.find((km) => typeof km === 'number' && km >= reach)
  return `${wide ?? 250}`
}

const townOf = (end: SavedLane['origin']): Town => (end ? { code: end.code, name: end.name } : { name: '' })

const emptyDraft: Draft = {
  name: '',
  origin: { name: '' },
  originReach: '60',
  destination: { name: '' },
  destinationReach: '60',
  typeVehicleIds: [],
  perKmLeast: undefined,
  weightMost: undefined,
}

const draftOf = (saved: SavedLane): Draft => ({
  name: saved.name,
  origin: townOf(saved.origin),
  originReach: reachOf(saved.origin),
  destination: townOf(saved.destination),
  destinationReach: reachOf(saved.destination),
  typeVehicleIds: saved.typeVehicles.map(({ _id }) => _id),
  perKmLeast: saved.perKmLeast ?? undefined,
  weightMost: saved.weightMost ?? undefined,
})

const endOf = ({ code }: Town, reach: Reach): LaneEnd | null =>
  code === undefined ? null : { code, reach: reach === 'department' ? reach : Number(reach) }

const endsOf = ({ origin, originReach, destination, destinationReach }: Draft) => ({
  origin: endOf(origin, originReach),
  destination: endOf(destination, destinationReach),
})

const bodyOf = (draft: Draft): Body => ({
  ...endsOf(draft),
  ...(draft.name.trim() ? { name: draft.name } : {}),
  typeVehicleIds: [...draft.typeVehicleIds],
  perKmLeast: draft.perKmLeast ?? null,
  weightMost: draft.weightMost ?? null,
})

const save = async (saved: SavedLane | undefined, draft: Draft): Promise<void> => {
  const body = bodyOf(draft)
  if (saved) await act(api.savedLanes.update, { params: { _id: saved._id }, body })
  else await act(api.savedLanes.create, { body })
}

const townField = (label: string): FieldOf<Town, Draft> => ({
  kind: 'control',
  label,
  help: words.townHelp,
  draw: ({ id }, { value, set }) => (
    <TownChoice
      id={id}
      chosen={value.name}
      onTake={({ code, name }) => set({ code, name })}
      onClear={() => set({ name: '' })}
    />
  ),
})

const reachField: FieldOf<Reach, Draft> = {
  kind: 'choice',
  label: words.reach,
  options: reaches.map((reach) => ({ value: `${reach}`, label: reachWords(reach) })),
}

const useTypes = (): FieldOf<readonly string[], Draft> => {
  const types = useRead(api.catalogues.vehicleTypes, {}, { staleTimeMs: Infinity })
  const options = (types.data?.[0]?.children ?? []).map(({ id, name }) => ({ value: id, label: name }))
  return {
    kind: 'own',
    label: words.types,
    draw: ({ value, problem, set }) => (
      <FormField label={words.types} help={words.typesHelp} problem={problem}>
        {() => (
          <Checks
            label={words.types}
            options={options}
            values={value}
            className={styles.types}
            onChange={set}
          />
        )}
      </FormField>
    ),
  }
}

export interface LaneFormProps {
  /** Undefined keeps a new one. */
  saved?: SavedLane
  onDone: () => void
}

/** Where loads begin and end that one wants to hear of, in what, for how much; each area draws it its own way. */
export const useLaneForm = ({ saved, onDone }: LaneFormProps) =>
  useForm({
    act: useWork((draft: Draft) => save(saved, draft)),
    empty: saved ? draftOf(saved) : emptyDraft,
    fields: {
      origin: townField(words.originCode),
      originReach: reachField,
      destination: townField(words.destinationCode),
      destinationReach: reachField,
      typeVehicleIds: useTypes(),
      perKmLeast: {
        kind: 'number',
        takes: pesosKind({ most: 1_000_000 }),
        label: words.perKmLeast,
        help: words.perKmHelp,
        isOptional: true,
      },
      weightMost: {
        kind: 'number',
        takes: numberKind({ least: 1, most: 100_000, unit: 'kg' }),
        label: words.weightMost,
        isOptional: true,
      },
      name: {
        kind: 'text',
        label: words.name,
        help: words.nameHelp,
        most: lettersMost.label,
        isOptional: true,
      },
    },
    judge: (draft) => ({ origin: laneDenial(endsOf(draft)) }),
    input: (draft) => draft,
    done: saved ? texts.saved : texts.created,
    onDone,
  })
