import { api } from '@arriero/contract'
import { AutoComplete } from 'antd'
import { useState } from 'react'
import { useRead } from '#shared/api/queries.ts'
import { FormField } from '#shared/plain/fields/FormField.tsx'
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
  const { data, isError, isFetching } = useRead(
    api.registration.towns,
    { query: { text } },
    { enabled: text !== '' && text !== answers.basePlace?.name, staleTimeMs: 600_000 },
  )
  const towns = data?.items ?? []
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
    <FormField
      label={texts.basePlace}
      help={isError ? texts.townsFailed : texts.basePlaceHelp}
      problem={wordsOf(problems, 'basePlace')}
    >
      {(control) => (
        <AutoComplete
          {...control}
          size="large"
          style={{ width: '100%' }}
          value={typed}
          options={towns.map(({ name }) => ({ value: name }))}
          showSearch={{ filterOption: false, onSearch: type }}
          onSelect={choose}
          onInputKeyDown={(event) => {
            // Enter chooses a town here; it does not send the step.
            if (event.key === 'Enter') event.preventDefault()
          }}
          notFoundContent={typed.trim() === '' ? null : word}
          getPopupContainer={(select) => select.parentElement ?? document.body}
        />
      )}
    </FormField>
  )
}
