import { useId } from 'react'
import input from '#shared/plain/fields/input.module.css'
import { ChoiceControl, type ChoiceField } from './choice/ChoiceControl.tsx'
import { ChoicePlace } from './choice/ChoicePlace.tsx'
import { type Line, useListing } from './choice/use-listing.ts'
import type { ReactNode } from 'react'

interface TypedChoiceProps<One extends Line> extends ChoiceField {
  value: string
  options: readonly One[]
  nothing: ReactNode
  /** The options are those of what was typed before: Enter waits. */
  isOld: boolean
  /** What is typed; the options are what was found for it. */
  onSearch: (typed: string) => void
  onTake: (line: One) => void
  onFocus?: (input: HTMLInputElement) => void
  onBlur?: () => void
}

const isNone = () => false

/** Typed freely, then chosen among what was found for it. */
export const TypedChoice = <One extends Line>(props: TypedChoiceProps<One>) => {
  const { value, options, nothing, isOld, onSearch, onTake, onFocus, onBlur, ...field } = props
  const ownId = useId()
  const id = field.id ?? ownId
  const listing = useListing({ lines: options, begin: 0, isTyped: true, isOld, onTake })
  return (
    <ChoicePlace {...{ id, listing, nothing }} lines={options} isTyped isChosen={isNone} hasArrow={false}>
      <ChoiceControl
        {...{ id, field, listing, onFocus, onBlur }}
        lines={options}
        isTyped
        className={input.input}
        text={value}
        chosen={value}
        onType={(typed) => {
          onSearch(typed)
          listing.open()
        }}
      />
    </ChoicePlace>
  )
}
