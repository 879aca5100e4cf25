import { Input, type InputRef } from 'antd'
import type { ReactNode } from 'react'
import { type NumberText, useNumberText } from '#shared/numbers/use-number-text.ts'
import { type NumberValueOptions, useNumberValue } from '#shared/numbers/use-number-value.ts'
import type { NumberKind } from '#shared/numbers/number-kinds.ts'
import { FormField } from './FormField.tsx'

interface FieldWords {
  label: string
  help?: string | undefined
  /** What the form has to say of it; what the field itself has to say comes first. */
  problem?: string | undefined
  isOptional?: boolean
  /** A control beside it: its unit. */
  besides?: (input: ReactNode) => ReactNode
}

interface NumberTextFieldProps extends FieldWords {
  kind: NumberKind
  number: NumberText
}

/** The field around a number that is read as it is typed. */
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
        <Input
          {...control}
          {...number.input}
          ref={(antd: InputRef | null) => {
            number.element.current = antd?.input ?? null
          }}
          prefix={kind.prefix}
          suffix={kind.suffix}
          size="large"
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
}: FieldWords & { kind: NumberKind; text: string; onText: (text: string) => void }) => (
  <NumberTextField {...words} kind={kind} number={useNumberText({ kind, text, onText })} />
)

/** The one field of a number: amounts, percentages, hours. */
export const NumberField = ({ value, onChange, ...field }: FieldWords & NumberValueOptions) => (
  <NumberTextField {...field} number={useNumberValue({ kind: field.kind, value, onChange })} />
)
