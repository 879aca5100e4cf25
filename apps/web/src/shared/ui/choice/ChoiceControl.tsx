import type { KeyboardEvent, MouseEvent } from 'react'
import { classNames } from '#shared/class-names.ts'
import { heardAs } from './ChoicePlace.tsx'
import type { Line, Listing } from './use-listing.ts'
import styles from './choice.module.css'

/** What a field of a form hands to its control. */
export interface ChoiceField {
  id?: string | undefined
  'aria-label'?: string | undefined
  'aria-invalid'?: true | undefined
  'aria-describedby'?: string | undefined
  status?: 'error' | undefined
  placeholder?: string | undefined
  disabled?: boolean | undefined
}

interface ChoiceControlProps<One extends Line> {
  id: string
  field: ChoiceField
  listing: Listing<One>
  lines: readonly One[]
  isTyped: boolean
  /** In the field; where nothing is typed, what is chosen. */
  text: string
  /** What leaving a form without sending it would lose. */
  chosen: string
  className?: string | undefined
  onType: (typed: string) => void
  onFocus?: ((input: HTMLInputElement) => void) | undefined
  onBlur?: (() => void) | undefined
  /** Before the list hears of it; true keeps it to itself. */
  onKey?: (event: KeyboardEvent) => boolean
}

/** What opens a list: a line one types in, or a button that says what is chosen. */
export const ChoiceControl = <One extends Line>(props: ChoiceControlProps<One>) => {
  const { id, field, listing, lines, isTyped, text, chosen, onType, onFocus, onBlur, onKey } = props
  const { placeholder = '', disabled = false } = field
  const says = {
    'aria-label': field['aria-label'],
    'aria-invalid': field['aria-invalid'],
    'aria-describedby': field['aria-describedby'],
    disabled,
    ...heardAs(id, lines, listing),
    id,
    className: classNames(styles.control, props.className),
    'data-chosen': chosen,
    'data-open': listing.isOpen || undefined,
    onBlur,
    onKeyDown: (event: KeyboardEvent) => onKey?.(event) || listing.onKeyDown(event),
  }
  if (isTyped)
    return (
      <input
        {...says}
        type="text"
        autoComplete="off"
        aria-autocomplete="list"
        placeholder={placeholder}
        value={text}
        onChange={({ target }) => onType(target.value)}
        onFocus={({ currentTarget }) => onFocus?.(currentTarget)}
        // The press on its label does not open it.
        onMouseDown={() => listing.isOpen || listing.open()}
      />
    )
  return (
    <button
      {...says}
      type="button"
      data-empty={text === '' || undefined}
      onMouseDown={(event: MouseEvent<HTMLButtonElement>) => {
        // Not every browser gives a button that is pressed the focus.
        event.preventDefault()
        event.currentTarget.focus()
        if (listing.isOpen) listing.close()
        else listing.open()
      }}
    >
      {text || placeholder || '\u00a0'}
    </button>
  )
}
