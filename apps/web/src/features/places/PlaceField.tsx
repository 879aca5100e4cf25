import { Button } from 'antd'
import { useState } from 'react'
import { Icon } from '#shared/drawings/Icon.tsx'
import { FormField } from '#shared/forms/FormField.tsx'
import { LineInput } from '#shared/forms/LineInput.tsx'
import { PinField } from './PinField.tsx'
import type { PlaceAnswer } from './place-answer.ts'
import { placesTexts as texts } from './places.texts.ts'
import { TownField } from './TownField.tsx'
import { useTowns } from './use-towns.ts'
import styles from './places.module.css'

interface PlaceFieldProps {
  legend: string
  value: PlaceAnswer | undefined
  problem: string | undefined
  onChange: (place: PlaceAnswer | undefined) => void
}

const mostLetters = 120

/** Town, street and pin of one end of a trip. */
export const PlaceField = ({ legend, value, problem, onChange }: PlaceFieldProps) => {
  const [typed, setTyped] = useState(value?.town ?? texts.openingText)
  const towns = useTowns(typed)
  const hasFailed = towns.hasFailed && typed !== texts.openingText
  return (
    <fieldset className={styles.end}>
      <legend>{legend}</legend>
      <FormField label={texts.town} help={texts.townHelp} problem={hasFailed ? texts.searchFailed : problem}>
        {(control) => (
          <TownField
            control={control}
            typed={typed}
            onType={setTyped}
            towns={towns}
            value={value}
            onChange={onChange}
          />
        )}
      </FormField>
      {hasFailed && (
        <Button
          className={styles.again}
          icon={<Icon name="reload" sizePx={16} />}
          onClick={towns.searchAgain}
        >
          {texts.searchAgain}
        </Button>
      )}
      <FormField label={texts.street} isOptional help={texts.streetHelp}>
        {(control) => (
          <LineInput
            {...control}
            value={value?.street ?? ''}
            disabled={!value}
            onChange={(event) => value && onChange({ ...value, street: event.target.value })}
            most={mostLetters}
            size="large"
          />
        )}
      </FormField>
      <PinField value={value} onChange={onChange} />
    </fieldset>
  )
}
