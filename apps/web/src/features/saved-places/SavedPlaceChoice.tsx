import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { placeLines } from '@arriero/domain/places/place-name'
import { useRead } from '#shared/api/queries.ts'
import { FormField } from '#shared/plain/fields/FormField.tsx'
import { Select } from '#shared/ui/Select.tsx'
import { savedPlacesTexts as texts } from './saved-places.texts.ts'

export type SavedPlace = ReplyOf<typeof api.savedPlaces.all>['items'][number]

const mostShown = 100

/** One of the client's own places in place of typing; nothing while he has none. */
export const SavedPlaceChoice = ({ onTake }: { onTake: (place: SavedPlace) => void }) => {
  const read = useRead(api.savedPlaces.all, { query: { limit: mostShown } }, { staleTimeMs: 60_000 })
  const places = read.data?.items ?? []
  if (places.length === 0) return null
  const options = places.map(({ _id, name, place }) => ({
    value: _id,
    label: `${name} · ${placeLines(place.name).town}`,
  }))
  return (
    <FormField label={texts.choose}>
      {(control) => (
        <Select
          {...control}
          hasSearch
          value={null}
          placeholder={texts.chooseHint}
          options={options}
          onChange={(id) => {
            const taken = places.find(({ _id }) => _id === id)
            if (taken) onTake(taken)
          }}
        />
      )}
    </FormField>
  )
}
