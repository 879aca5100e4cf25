import { api } from '@arriero/contract'
import { AutoComplete } from 'antd'
import { useState } from 'react'
import { useRead } from '#shared/api/queries.ts'
import type { ControlProps } from '#shared/forms/FormField.tsx'
import { useDebounced } from '#shared/use-debounced.ts'
import { choose, isNamed, townLabel, type FoundTown, type PlaceAnswer } from './place-answer.ts'
import { placesTexts as texts } from './places.texts.ts'

interface TownFieldProps {
  control: ControlProps
  value: PlaceAnswer | undefined
  onChange: (place: PlaceAnswer | undefined) => void
}

const useTowns = (typed: string) => {
  const text = useDebounced(typed.trim(), 180)
  const read = useRead(
    api.places.search,
    { query: { text, limit: 8 } },
    { enabled: text.length > 0, staleTimeMs: 600_000 },
  )
  return { items: read.data?.items ?? [], isSettled: read.isSuccess && text === typed.trim() }
}

const optionOf = (found: FoundTown) => ({ value: `${found.code} ${found.name}`, label: found.name, found })

/** Towns of Colombia as they are typed. Opens with "Bogotá, " selected, so that the first letter replaces it (Spec §5). */
export const TownField = ({ control, value, onChange }: TownFieldProps) => {
  const [typed, setTyped] = useState(value?.town ?? texts.openingText)
  const { items, isSettled } = useTowns(typed)

  const take = (found: FoundTown) => {
    onChange(choose(found, value?.street ?? ''))
    setTyped(townLabel(found))
  }
  return (
    <AutoComplete
      {...control}
      value={typed}
      options={items.map(optionOf)}
      showSearch={{
        filterOption: false,
        onSearch: (text) => {
          setTyped(text)
          if (value) onChange(undefined)
        },
      }}
      onSelect={(_, option) => take(option.found)}
      onFocus={(event) => {
        if (event.target instanceof HTMLInputElement) event.target.select()
      }}
      onBlur={() => {
        const named = items.find((found) => isNamed(typed, found))
        if (!value && named) take(named)
      }}
      onInputKeyDown={(event) => {
        // Enter chooses a town here; it does not send the step.
        if (event.key === 'Enter') event.preventDefault()
      }}
      notFoundContent={isSettled && typed.trim() ? texts.notFound : null}
      size="large"
    />
  )
}
