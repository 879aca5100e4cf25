import { AutoComplete } from 'antd'
import type { ControlProps } from '#shared/forms/FormField.tsx'
import { choose, isNamed, townLabel, type FoundTown, type PlaceAnswer } from './place-answer.ts'
import { placesTexts as texts } from './places.texts.ts'
import type { Towns } from './use-towns.ts'
import styles from './places.module.css'

interface TownFieldProps {
  control: ControlProps
  typed: string
  onType: (typed: string) => void
  towns: Towns
  value: PlaceAnswer | undefined
  onChange: (place: PlaceAnswer | undefined) => void
}

const optionOf = (found: FoundTown) => ({ value: `${found.code} ${found.name}`, label: found.name, found })

/** Towns of Colombia as they are typed. Opens with "Bogotá, " selected, so that the first letter replaces it (Spec §5). */
export const TownField = (props: TownFieldProps) => {
  const { control, typed, onType, towns, value, onChange } = props
  const { items, isSettled, hasFailed } = towns

  const word = hasFailed || !typed.trim() ? null : isSettled ? texts.notFound : texts.searching

  const take = (found: FoundTown) => {
    onChange(choose(found, value?.street ?? ''))
    onType(townLabel(found))
  }
  return (
    <AutoComplete
      {...control}
      value={typed}
      options={items.map(optionOf)}
      showSearch={{
        filterOption: false,
        onSearch: (text) => {
          onType(text)
          if (value) onChange(undefined)
        },
      }}
      onSelect={(_, option) => take(option.found)}
      onFocus={({ target }) => {
        // After the press that brought the focus: it would set the caret and undo the selection.
        if (target instanceof HTMLInputElement) requestAnimationFrame(() => target.select())
      }}
      onBlur={() => {
        const named = items.find((found) => isNamed(typed, found))
        if (!value && named) take(named)
      }}
      onInputKeyDown={(event) => {
        // Enter chooses a town here; it does not send the step.
        if (event.key === 'Enter') event.preventDefault()
      }}
      notFoundContent={word && <span className={styles.word}>{word}</span>}
      size="large"
    />
  )
}
