import { api } from '@arriero/contract'
import { lettersMost } from '@arriero/domain/typed/limits'
import { hoursDenial, type OpeningHours } from '@arriero/domain/places/opening-hours'
import { PlaceField } from '#features/places/PlaceField.tsx'
import { keptAnswer, type PlaceAnswer, wirePlace } from '#features/places/place-answer.ts'
import { usePins } from '#features/places/use-pins.ts'
import {
  contactAnswer,
  type ContactAnswer,
  phoneProblem,
  wireContact,
} from '#features/saved-places/contact.ts'
import { HoursField } from '#features/saved-places/HoursField.tsx'
import type { SavedPlace } from '#features/saved-places/SavedPlaceChoice.tsx'
import { savedPlacesTexts } from '#features/saved-places/saved-places.texts.ts'
import { act } from '#shared/api/act.ts'
import { useWork } from '#shared/api/queries.ts'
import { DeskForm } from '#shared/forms/DeskForm.tsx'
import type { FieldOf } from '#shared/forms/form-spec.ts'
import { useForm } from '#shared/forms/use-form.ts'
import { savedPlacesScreenTexts as texts } from './saved-places-screen.texts.ts'

const { fields: words } = savedPlacesTexts

export interface PlaceDraft extends ContactAnswer {
  name: string
  place: { at?: PlaceAnswer | undefined }
}

const draftOf = (saved: SavedPlace | undefined): PlaceDraft => ({
  name: saved?.name ?? '',
  place: saved ? { at: keptAnswer(saved.place) } : {},
  ...contactAnswer(saved),
})

const save = async (saved: SavedPlace | undefined, draft: PlaceDraft): Promise<void> => {
  const { name, place, ...contact } = draft
  const { at } = place
  if (!at) return
  const body = { name, place: wirePlace(at), ...wireContact(contact) }
  if (saved) await act(api.savedPlaces.update, { params: { _id: saved._id }, body })
  else await act(api.savedPlaces.create, { body })
}

interface WhereProps {
  value: PlaceDraft['place']
  problem: string | undefined
  set: (place: PlaceDraft['place']) => void
}

const Where = ({ value: { at }, problem, set }: WhereProps) => {
  const street = at?.street ?? ''
  const pins = usePins({ origin: at }, { origin: street, destination: '' }, ({ origin }) =>
    set({ at: origin }),
  )
  return (
    <PlaceField
      legend={words.place}
      value={at}
      street={street}
      problem={pins.problems.origin ?? problem}
      onChange={(place) => {
        pins.forget('origin')
        set({ at: place })
      }}
      onPin={(point) => void pins.place('origin', point)}
    />
  )
}

const place: FieldOf<PlaceDraft['place'], PlaceDraft> = {
  kind: 'own',
  label: words.place,
  denial: ({ at }) => (at ? undefined : 'place.choose_from_list'),
  draw: ({ value, problem, set }) => <Where {...{ value, problem, set }} />,
}

const hours: FieldOf<OpeningHours, PlaceDraft> = {
  kind: 'own',
  label: words.hours,
  denial: hoursDenial,
  draw: ({ value, problem, set }) => <HoursField {...{ value, problem }} onChange={set} />,
}

interface SavedPlaceFormProps {
  /** Undefined keeps a new one. */
  saved?: SavedPlace
  /** What a new one begins with. */
  begun?: Partial<PlaceDraft>
  onDone: () => void
}

/** A place of the client's own: where it is, whom to ask for, when, and what to know. */
export const SavedPlaceForm = ({ saved, begun, onDone }: SavedPlaceFormProps) => {
  const form = useForm({
    act: useWork((draft: PlaceDraft) => save(saved, draft)),
    empty: { ...draftOf(saved), ...begun },
    fields: {
      name: {
        kind: 'text',
        label: words.name,
        help: words.nameHelp,
        most: lettersMost.label,
        required: words.nameRequired,
      },
      place,
      contactName: { kind: 'name', label: words.contactName, isOptional: true, isOfOthers: true },
      contactPhone: {
        kind: 'phone',
        label: words.contactPhone,
        isOptional: true,
        isOfOthers: true,
        denial: phoneProblem,
      },
      instructions: {
        kind: 'words',
        label: words.instructions,
        help: words.instructionsHelp,
        isOptional: true,
      },
      hours,
    },
    input: (draft) => draft,
    done: saved ? texts.saved : texts.created,
    onDone,
  })
  return <DeskForm form={form} act={texts.save} />
}
