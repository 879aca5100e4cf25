import { api } from '@arriero/contract'
import { useState } from 'react'
import { PlaceCredits } from '#features/places/PlaceCredits.tsx'
import { useRead } from '#shared/api/queries.ts'
import { FormField } from '#shared/plain/fields/FormField.tsx'
import { TypedChoice } from '#shared/ui/TypedChoice.tsx'
import { useDebounced } from '#shared/use-debounced.ts'
import type { StepBodyProps } from '#shared/wizard/Wizard.tsx'
import { wordsOf } from '#shared/wizard/problem-words.ts'
import type { RegistrationAnswers } from './registration-answers.ts'
import { registrationTexts as texts } from './registration.texts.ts'

const settleMs = 180

/** The town a carrier starts from: typed, then chosen. */
export const BasePlaceField = ({ answers, problems, set }: StepBodyProps<RegistrationAnswers>) => {
  const [typed, setTyped] = useState(answers.basePlace?.name ?? '')
  const text = useDebounced(typed.trim(), settleMs)
  const { data, isError, isFetching, isPlaceholderData } = useRead(
    api.registration.towns,
    { query: { text } },
    { enabled: text !== '' && text !== answers.basePlace?.name, staleTimeMs: 600_000, keepsLast: true },
  )
  // What was found before stands meanwhile: a line must not go from under a press.
  const towns = (typed.trim() && data?.items) || []
  const word = isFetching ? texts.searching : texts.townNotFound
  const type = (value: string) => {
    setTyped(value)
    set({ basePlace: towns.find(({ name }) => name.toLowerCase() === value.trim().toLowerCase()) })
  }
  const choose = (name: string) => {
    setTyped(name)
    set({ basePlace: towns.find((town) => town.name === name) })
  }
  return (
    <>
      <FormField
        label={texts.basePlace}
        help={isError ? texts.townsFailed : texts.basePlaceHelp}
        problem={wordsOf(problems, 'basePlace')}
      >
        {(control) => (
          <TypedChoice
            {...control}
            value={typed}
            options={towns.map(({ name }) => ({ value: name, label: name }))}
            isOld={isPlaceholderData || text !== typed.trim()}
            onSearch={type}
            onTake={({ value }) => choose(value)}
            nothing={typed.trim() === '' ? null : word}
          />
        )}
      </FormField>
      <PlaceCredits />
    </>
  )
}
