import { useState } from 'react'
import { classNames } from '#shared/class-names.ts'
import input from '#shared/plain/fields/input.module.css'
import { ChoiceControl, type ChoiceField } from './choice/ChoiceControl.tsx'
import { type ChoiceLook, ChoicePlace, type MarkProps } from './choice/ChoicePlace.tsx'
import { type Searched, useLines } from './choice/use-lines.ts'
import type { Line } from './choice/use-listing.ts'
import styles from './choice/choice.module.css'

interface SelectProps<One extends Line>
  extends ChoiceField, Searched<One>, ChoiceLook<One>, Omit<MarkProps, 'hasArrow'> {
  value: Line['value'] | null | undefined
  onChange: (value: One['value']) => void
  widthPx?: number
}

/** What is chosen keeps its words when the server's next answer is without it. */
const useKnown = <One extends Line>(options: readonly One[], value: Line['value'] | null | undefined) => {
  const [known, setKnown] = useState<Line>()
  const listed = options.find((line) => line.value === value)
  if (listed && (known?.value !== listed.value || known.label !== listed.label)) setKnown(listed)
  const kept = known?.value === value ? known : undefined
  return { words: (listed ?? kept)?.label ?? String(value ?? ''), know: setKnown }
}

/** A list one chooses from that can be searched, or tells more on its lines. */
export const Select = <One extends Line>(props: SelectProps<One>) => {
  const { options, value, onChange, disabled = false } = props
  const { words, know } = useKnown(options, value)
  const isChosen = (line: One) => line.value === value
  const { id, isTyped, typed, lines, listing, onType } = useLines(props, {
    isChosen,
    onTake: (line) => {
      know(line)
      if (!isChosen(line)) onChange(line.value)
    },
  })
  const onClear = words && !disabled ? props.onClear : undefined
  const isTyping = isTyped && listing.isOpen
  return (
    <ChoicePlace {...props} {...{ id, listing, lines, isTyped, isChosen, onClear }}>
      <ChoiceControl
        {...{ id, listing, lines, isTyped, onType }}
        className={classNames(input.input, onClear && styles.clears)}
        field={isTyping && words ? { ...props, placeholder: words } : props}
        text={isTyping ? typed : words}
        chosen={words}
        // What is typed takes the place of what stood there.
        onFocus={(line) => line.select()}
      />
    </ChoicePlace>
  )
}
