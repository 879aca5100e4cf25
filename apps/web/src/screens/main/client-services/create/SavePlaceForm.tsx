import { api } from '@arriero/contract'
import { lettersMost } from '@arriero/domain/typed/limits'
import { placeLine, type PlaceAnswer, wirePlace } from '#features/places/place-answer.ts'
import { type ContactAnswer, noContact, wireContact } from '#features/saved-places/contact.ts'
import { savedPlacesTexts } from '#features/saved-places/saved-places.texts.ts'
import { useAct } from '#shared/api/queries.ts'
import { DeskFields, DeskForm } from '#shared/forms/DeskForm.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { createTexts } from './create.texts.ts'

const { fields: words } = savedPlacesTexts
const texts = createTexts.contact

interface SavePlaceFormProps {
  place: PlaceAnswer
  contact: ContactAnswer | undefined
  onDone: () => void
}

/** An end of a request becomes a place of the client's own: all that is asked is what he calls it. */
export const SavePlaceForm = ({ place, contact = noContact, onDone }: SavePlaceFormProps) => {
  const form = useForm({
    act: useAct(api.savedPlaces.create),
    empty: { name: '' },
    fields: {
      name: {
        kind: 'text',
        label: words.name,
        help: words.nameHelp,
        most: lettersMost.label,
        required: words.nameRequired,
        isFirst: true,
      },
    },
    input: ({ name }) => ({ body: { name, place: wirePlace(place), ...wireContact(contact) } }),
    done: texts.kept,
    onDone,
  })
  return (
    <DeskForm form={form} act={texts.keepAct}>
      <p>{placeLine(place)}</p>
      <DeskFields form={form} />
    </DeskForm>
  )
}
