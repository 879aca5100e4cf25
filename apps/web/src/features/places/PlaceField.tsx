import { lettersMost } from '@arriero/domain/typed/limits'
import { type ReactNode, useState } from 'react'
import { Button } from '#shared/plain/Button.tsx'
import { FormField, type ControlProps } from '#shared/plain/fields/FormField.tsx'
import { LineInput } from '#shared/plain/fields/LineInput.tsx'
import { TypedChoice } from '#shared/ui/TypedChoice.tsx'
import {
  type PlaceAnswer,
  isPinAt,
  parseCoordinates,
  withoutPin,
  choose,
  isNamed,
  townLabel,
} from './place-answer.ts'
import type { Point } from '#shared/map/places.ts'
import { placesTexts as texts } from './places.texts.ts'
import { useTowns, type FoundTown, type Towns } from '#shared/reference/use-towns.ts'
import styles from './places.module.css'

interface TownFieldProps {
  control: ControlProps
  typed: string
  onType: (typed: string) => void
  towns: Towns
  value: PlaceAnswer | undefined
  street: string
  onChange: (place: PlaceAnswer | undefined) => void
}

const optionOf = (found: FoundTown) => ({ value: `${found.code} ${found.name}`, label: found.name, found })

/** Towns of Colombia as they are typed. Opens with "Bogotá, " selected, so that the first letter replaces it (Spec §5). */
const TownField = (props: TownFieldProps) => {
  const { control, typed, onType, towns, value, street, onChange } = props
  const { items, isSettled, hasFailed } = towns
  // What the field opens with is an example of what to write: nobody has said it.
  const [isTyped, setTyped] = useState(false)

  const word = hasFailed || !typed.trim() ? null : isSettled ? texts.notFound : texts.searching

  const take = (found: FoundTown) => {
    onChange(choose(found, street))
    onType(townLabel(found))
  }
  return (
    <TypedChoice
      {...control}
      value={typed}
      options={items.map(optionOf)}
      isOld={!isSettled}
      onSearch={(text) => {
        setTyped(true)
        onType(text)
        if (value) onChange(undefined)
      }}
      onTake={(option) => take(option.found)}
      onFocus={(input) => {
        // After the press that brought the focus: it would set the caret and undo the selection.
        requestAnimationFrame(() => input.select())
      }}
      onBlur={() => {
        const named = items.find((found) => isNamed(typed, found))
        if (isTyped && !value && named) take(named)
      }}
      nothing={word}
    />
  )
}

interface PinFieldProps {
  value: PlaceAnswer | undefined
  onChange: (place: PlaceAnswer) => void
  onPin: (point: Point) => void
}

const written = (place: PlaceAnswer | undefined) =>
  place?.exact ? `${place.pin.latitude}, ${place.pin.longitude}` : ''

/** The same as dragging the pin, for the keyboard and for coordinates copied from elsewhere. */
const PinField = ({ value, onChange, onPin }: PinFieldProps) => {
  const [typed, setTyped] = useState<string>()
  const take = (text: string) => {
    const point = parseCoordinates(text)
    if (point && !(value && isPinAt(value, point))) onPin(point)
  }
  const shown = typed ?? written(value)
  const isWrong = typed !== undefined && typed.trim() !== '' && !parseCoordinates(typed)
  return (
    <FormField
      label={texts.pin}
      isOptional
      help={value?.exact ? texts.pinIsExact : texts.pinHelp}
      problem={isWrong ? texts.coordinatesInvalid : undefined}
    >
      {(control) => (
        <div className={styles.pin}>
          <LineInput
            {...control}
            value={shown}
            onChange={(event) => {
              const text = event.target.value
              // Pasted whole it is taken at once; letter by letter each would be another place.
              if (text.length > shown.length + 1) take(text)
              setTyped(text)
            }}
            onBlur={() => {
              if (typed !== undefined) take(typed)
              if (!isWrong) setTyped(undefined)
            }}
          />
          {value?.exact && (
            <Button
              onClick={() => {
                setTyped(undefined)
                onChange(withoutPin(value))
              }}
            >
              {texts.backToCentre}
            </Button>
          )}
        </div>
      )}
    </FormField>
  )
}

interface PlaceFieldProps {
  legend: string
  value: PlaceAnswer | undefined
  /** As it was written last: without a town it waits for the next one. */
  street: string
  problem: string | undefined
  onChange: (place: PlaceAnswer | undefined) => void
  /** A point without its town's name as yet. */
  onPin: (point: Point) => void
  /** What spares typing it, below its name. */
  children?: ReactNode
}

/** Town, street and pin of one end of a trip. */
export const PlaceField = (props: PlaceFieldProps) => {
  const { legend, value, street, problem, onChange, onPin, children } = props
  const [typed, setTyped] = useState(value?.town ?? texts.openingText)
  // A pin has brought another town than was typed.
  const [town, setTown] = useState(value?.town)
  if (value?.town !== town) {
    setTown(value?.town)
    if (value) setTyped(value.town)
  }
  const towns = useTowns(typed)
  const hasFailed = towns.hasFailed && typed !== texts.openingText
  return (
    <fieldset className={styles.end}>
      <legend>{legend}</legend>
      {children}
      <FormField label={texts.town} help={texts.townHelp} problem={hasFailed ? texts.searchFailed : problem}>
        {(control) => (
          <TownField
            control={control}
            typed={typed}
            onType={setTyped}
            towns={towns}
            value={value}
            street={street}
            onChange={onChange}
          />
        )}
      </FormField>
      {hasFailed && (
        <Button className={styles.again} icon="reload" onClick={towns.searchAgain}>
          {texts.searchAgain}
        </Button>
      )}
      <FormField
        label={texts.street}
        isOptional
        help={value?.words && !street.trim() ? texts.wordsOfPin(value.words) : texts.streetHelp}
      >
        {(control) => (
          <LineInput
            {...control}
            value={street}
            disabled={!value}
            onChange={(event) => value && onChange({ ...value, street: event.target.value })}
            most={lettersMost.street}
          />
        )}
      </FormField>
      <PinField value={value} onChange={onChange} onPin={onPin} />
    </fieldset>
  )
}
