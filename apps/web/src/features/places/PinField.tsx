import { Button, Input } from 'antd'
import { useState } from 'react'
import { FormField } from '#shared/forms/FormField.tsx'
import { parseCoordinates, withPin, withoutPin, type PlaceAnswer } from './place-answer.ts'
import { placesTexts as texts } from './places.texts.ts'

interface PinFieldProps {
  /** Undefined until a town is chosen: the field waits in its place. */
  value: PlaceAnswer | undefined
  onChange: (place: PlaceAnswer) => void
}

const written = (place: PlaceAnswer | undefined) =>
  place?.exact ? `${place.pin.latitude}, ${place.pin.longitude}` : ''

/** The same as dragging the pin, for the keyboard and for coordinates copied from elsewhere. */
export const PinField = ({ value, onChange }: PinFieldProps) => {
  const [typed, setTyped] = useState<string>()
  const isWrong = typed !== undefined && typed.trim() !== '' && !parseCoordinates(typed)
  return (
    <FormField
      label={texts.pin}
      isOptional
      help={value?.exact ? texts.pinIsExact : texts.pinHelp}
      problem={isWrong ? texts.coordinatesInvalid : undefined}
    >
      {(control) => (
        <Input
          {...control}
          value={typed ?? written(value)}
          disabled={!value}
          size="large"
          onChange={(event) => {
            const point = parseCoordinates(event.target.value)
            setTyped(event.target.value)
            if (value && point) onChange(withPin(value, point))
          }}
          onBlur={() => !isWrong && setTyped(undefined)}
          suffix={
            value?.exact ? (
              <Button
                type="link"
                size="small"
                onClick={() => {
                  setTyped(undefined)
                  onChange(withoutPin(value))
                }}
              >
                {texts.backToCentre}
              </Button>
            ) : (
              <span />
            )
          }
        />
      )}
    </FormField>
  )
}
