import type { NumberKind } from '#shared/numbers/number-kinds.ts'
import { type NumberText, useNumberText } from '#shared/numbers/use-number-text.ts'
import { type NumberValueOptions, useNumberValue } from '#shared/numbers/use-number-value.ts'
import { Field } from './Field.tsx'

interface FieldWords {
  label: string
  help?: string | undefined
  /** What the form has to say of it; what the field itself has to say comes first. */
  error?: string | undefined
}

/** The field around a number that is read as it is typed. */
const NumberTextField = ({ number, error, ...words }: FieldWords & { number: NumberText }) => (
  <Field {...words} error={number.problem ?? error} required {...number.input} ref={number.element} />
)

/** The same for forms that hold what was typed: a draft that survives a reload. */
export const PlainTypedNumberField = ({
  kind,
  text,
  onText,
  ...words
}: FieldWords & { kind: NumberKind; text: string; onText: (text: string) => void }) => (
  <NumberTextField {...words} number={useNumberText({ kind, text, onText })} />
)

/** The one field of a number, without Ant Design. */
export const PlainNumberField = ({ kind, value, onChange, ...words }: FieldWords & NumberValueOptions) => (
  <NumberTextField {...words} number={useNumberValue({ kind, value, onChange })} />
)
