import { api } from '@arriero/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { keptAnswer } from '#features/places/place-answer.ts'
import { RoutePicker } from '#features/places/RoutePicker.tsx'
import type { End } from '#features/places/use-pins.ts'
import { contactAnswer } from '#features/saved-places/contact.ts'
import { SavedPlaceChoice, type SavedPlace } from '#features/saved-places/SavedPlaceChoice.tsx'
import { keyOf } from '#shared/api/queries.ts'
import { Button } from '#shared/plain/Button.tsx'
import { ResponsiveModal } from '#shared/ui/windows/ResponsiveModal.tsx'
import { wordsOf } from '#shared/wizard/problem-words.ts'
import type { StepBodyProps } from '#shared/wizard/Wizard.tsx'
import { createTexts as texts } from './create.texts.ts'
import { EndContact } from './EndContact.tsx'
import { SavePlaceForm } from './SavePlaceForm.tsx'
import type { ServiceAnswers } from './service-answers.ts'

const labels = { origin: texts.origin, destination: texts.destination }

/** Both ends: typed or one of his own places, with whom to ask for there. */
export const RouteStep = ({ answers, problems, set }: StepBodyProps<ServiceAnswers>) => {
  const client = useQueryClient()
  const [saving, setSaving] = useState<End>()
  const { contacts = {} } = answers
  const take = (end: End, { place, ...contact }: SavedPlace) =>
    set({
      [end]: keptAnswer(place),
      way: 0,
      contacts: { ...contacts, [end]: contactAnswer(contact) },
    })
  const place = saving && answers[saving]
  const close = () => setSaving(undefined)
  return (
    <>
      <RoutePicker
        origin={answers.origin}
        destination={answers.destination}
        way={answers.way}
        labels={labels}
        problems={{
          origin: wordsOf(problems, 'origin'),
          destination: wordsOf(problems, 'destination'),
          way: wordsOf(problems, 'way'),
        }}
        onChange={set}
        above={(end) => <SavedPlaceChoice onTake={(saved) => take(end, saved)} />}
        below={(end) => (
          <>
            <EndContact
              end={labels[end].toLowerCase()}
              value={contacts[end]}
              onChange={(contact) => set({ contacts: { ...contacts, [end]: contact } })}
            />
            {answers[end] && (
              <Button kind="quiet" icon="bookmark" onClick={() => setSaving(end)}>
                {texts.contact.keep}
              </Button>
            )}
          </>
        )}
      />
      <ResponsiveModal
        isOpen={place !== undefined}
        title={texts.contact.keepTitle}
        size="form"
        onClose={close}
      >
        {saving && place && (
          <SavePlaceForm
            place={place}
            contact={contacts[saving]}
            onDone={() => {
              close()
              void client.invalidateQueries({ queryKey: keyOf(api.savedPlaces.all) })
            }}
          />
        )}
      </ResponsiveModal>
    </>
  )
}
