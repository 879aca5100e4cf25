import type { KeyboardEvent, MouseEvent } from 'react'
import { Icon } from '#shared/drawings/Icon.tsx'
import { ChoiceControl, type ChoiceField } from './choice/ChoiceControl.tsx'
import { type ChoiceLook, ChoicePlace } from './choice/ChoicePlace.tsx'
import { type Searched, useLines } from './choice/use-lines.ts'
import type { Line } from './choice/use-listing.ts'
import { uiTexts } from './ui.texts.ts'
import styles from './choice/choice.module.css'

interface SelectSeveralProps<One extends Line> extends ChoiceField, Searched<One>, ChoiceLook<One> {
  values: readonly One['value'][]
  onChange: (values: One['value'][]) => void
}

/** A press beside what stands in the field is a press on it. */
const enter = (event: MouseEvent<HTMLElement>, id: string, open: () => void) => {
  if (event.target !== event.currentTarget) return
  event.preventDefault()
  document.getElementById(id)?.focus()
  open()
}

/** Several of a list: it stays open while one chooses, and what is chosen stands in the field. */
export const SelectSeveral = <One extends Line>(props: SelectSeveralProps<One>) => {
  const { options, values, onChange, disabled = false } = props
  const isChosen = (line: One) => values.includes(line.value)
  const without = (value: One['value']) => onChange(values.filter((one) => one !== value))
  const { id, isTyped, typed, lines, listing, onType } = useLines(props, {
    isChosen,
    isSeveral: true,
    onTake: (line) => (isChosen(line) ? without(line.value) : onChange([...values, line.value])),
  })
  const chosen = values.map(
    (value) => options.find((line) => line.value === value) ?? { value, label: String(value) },
  )
  const isKept = (line: Line) => disabled || line.disabled
  const dropLast = ({ key }: KeyboardEvent) => {
    const last = chosen.at(-1)
    if (key !== 'Backspace' || typed || !last || isKept(last)) return false
    without(last.value)
    return true
  }
  const describedBy = [`${id}-chosen`, props['aria-describedby']].filter(Boolean).join(' ')
  return (
    <ChoicePlace {...props} {...{ id, listing, lines, isTyped, isChosen }} isSeveral>
      <div
        className={styles.several}
        data-wrong={props['aria-invalid']}
        data-off={disabled || undefined}
        onMouseDown={(event) => disabled || enter(event, id, listing.open)}
      >
        <span id={`${id}-chosen`} className={styles.chips}>
          {chosen.map((line) => (
            <span key={line.value} className={styles.chip}>
              {line.label}
              {!isKept(line) && (
                <button
                  type="button"
                  className={styles.remove}
                  aria-label={uiTexts.remove(line.label)}
                  onClick={() => without(line.value)}
                >
                  <Icon name="close" sizePx={12} />
                </button>
              )}
            </span>
          ))}
        </span>
        <ChoiceControl
          {...{ id, listing, lines, isTyped, onType }}
          className={styles.typed}
          field={{ ...props, 'aria-describedby': describedBy }}
          text={isTyped ? typed : ''}
          chosen={chosen.map(({ label }) => label).join(', ')}
          onKey={dropLast}
        />
      </div>
    </ChoicePlace>
  )
}
