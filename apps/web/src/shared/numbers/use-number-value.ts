import { numberIn, writeNumber } from '@arriero/domain/typed/numbers'
import { useState } from 'react'
import type { NumberKind } from './number-kinds.ts'
import { type NumberText, useNumberText } from './use-number-text.ts'

export interface NumberValueOptions {
  kind: NumberKind
  value: number | undefined
  /** Undefined for an empty field, and for what cannot be taken: that form does not go out. */
  onChange: (value: number | undefined) => void
}

/** The same for forms that hold the number: its text is the field's own, and follows a number that is given from outside. */
export const useNumberValue = ({ kind, value, onChange }: NumberValueOptions): NumberText => {
  const textOf = (given: number | undefined) => (given === undefined ? '' : writeNumber(given, kind))
  const [text, setText] = useState(() => textOf(value))
  const [known, setKnown] = useState(value)
  if (known !== value) {
    setKnown(value)
    if (numberIn(text, kind) !== value) setText(textOf(value))
  }
  return useNumberText({
    kind,
    text,
    onText: (next) => {
      const number = numberIn(next, kind)
      setText(next)
      setKnown(number)
      if (number !== value) onChange(number)
    },
  })
}
