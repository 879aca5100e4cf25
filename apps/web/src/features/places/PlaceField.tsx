import { Input } from 'antd'
import { FormField } from '#shared/forms/FormField.tsx'
import { PinField } from './PinField.tsx'
import type { PlaceAnswer } from './place-answer.ts'
import { placesTexts as texts } from './places.texts.ts'
import { TownField } from './TownField.tsx'
import styles from './places.module.css'

interface PlaceFieldProps {
  legend: string
  value: PlaceAnswer | undefined
  problem: string | undefined
  onChange: (place: PlaceAnswer | undefined) => void
}

const mostLetters = 120

/** Town, street and pin of one end of a trip. */
export const PlaceField = ({ legend, value, problem, onChange }: PlaceFieldProps) => (
  <fieldset className={styles.end}>
    <legend>{legend}</legend>
    <FormField label={texts.town} help={texts.townHelp} problem={problem}>
      {(control) => <TownField control={control} value={value} onChange={onChange} />}
    </FormField>
    <FormField label={texts.street} isOptional help={texts.streetHelp}>
      {(control) => (
        <Input
          {...control}
          value={value?.street ?? ''}
          disabled={!value}
          onChange={(event) => value && onChange({ ...value, street: event.target.value })}
          maxLength={mostLetters}
          size="large"
        />
      )}
    </FormField>
    {value && <PinField value={value} onChange={onChange} />}
  </fieldset>
)
