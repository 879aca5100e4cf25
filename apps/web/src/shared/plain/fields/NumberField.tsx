import type { ReactNode } from 'react'
import type { NumberKind } from '#shared/numbers/number-kinds.ts'
import { type NumberText, useNumberText } from '#shared/numbers/use-number-text.ts'
import { type NumberValueOptions, useNumberValue } from '#shared/numbers/use-number-value.ts'
import { type FieldWords, FormField } from './FormField.tsx'
import { LineInput } from './LineInput.tsx'

interface NumberWords extends FieldWords {
  /** Draws the input together with a control beside it, such as a choice of units. */
  besides?: (input: ReactNode) => ReactNode
}

interface NumberTextFieldProps extends NumberWords {
  kind: NumberKind
  number: NumberText
}

/** The field around a number that is read as it is typed; what the field itself has to say comes first. */
const NumberTextField = ({
  kind,
  number,
  problem,
  besides = (input) => input,
  ...words
}: NumberTextFieldProps) => (
  <FormField {...words} problem={number.problem ?? problem}>
    {(control) =>
      besides(
        <LineInput
          {...control}
          {...number.input}
          ref={number.element}
          before={kind.prefix}
          behind={kind.suffix}
        />,
      )
    }
  </FormField>
)

/** The same for forms that hold what was typed: a draft that survives a reload. */
export const TypedNumberField = ({
  kind,
  text,
  onText,
  ...words
}: NumberWords & { kind: NumberKind; text: string; onText: (text: string) => void }) => (
  <NumberTextField {...words} kind={kind} number={useNumberText({ kind, text, onText })} />
)

/** The one field of a number: amounts, percentages, hours. */
export const NumberField = ({ value, onChange, ...field }: NumberWords & NumberValueOptions) => (
  <NumberTextField {...field} number={useNumberValue({ kind: field.kind, value, onChange })} />
)
