import { lettersMost } from '@arriero/domain/typed/limits'
import type { ComponentType } from 'react'
import { type Drawn, lineProps } from '#shared/forms/form-spec.ts'
import type { FormLook } from '#shared/forms/use-form.ts'
import { proofTexts } from '#shared/session/proof.texts.ts'
import type { ProofState } from '#shared/session/use-proof.ts'
import { DayInput } from './DayInput.tsx'
import { Field } from './Field.tsx'
import type { ChoiceProps } from './choice-props.ts'
import { type ControlProps, FormField } from './FormField.tsx'
import { LineInput } from './LineInput.tsx'
import { NumberField } from './NumberField.tsx'
import { PasswordInput } from './PasswordInput.tsx'
import { Radios } from './Radios.tsx'
import { SwitchLine } from './Switch.tsx'
import { WordsInput } from './WordsInput.tsx'

/** The one control that differs: one of many, with the portal's list or the phone's own. */
export type Choosing = ComponentType<ChoiceProps>

type Labelled = Exclude<Drawn, { kind: 'own' | 'number' | 'choice' | 'switch' }>

const Control = ({ field, control }: { field: Labelled; control: ControlProps }) => {
  if (field.kind === 'control') return field.draw(control, field)
  if (field.kind === 'words') {
    const { value, set, most, rows, isLine, draft } = field
    return <WordsInput {...{ control, value, most, rows, isLine, draft }} onChange={set} />
  }
  if (field.kind === 'day') {
    const { value, set, first, last } = field
    return <DayInput {...{ control, value, first, last }} onChange={set} />
  }
  const Line = field.kind === 'new-password' ? PasswordInput : LineInput
  const { value, set } = field
  return (
    <Line {...control} {...lineProps(field)} value={value} onChange={({ target }) => set(target.value)} />
  )
}

const DrawnField = ({ field, Choice }: { field: Drawn; Choice: Choosing }) => {
  const { label, help, problem, isOptional } = field
  const words = { label, help, problem, isOptional }
  switch (field.kind) {
    case 'own':
      return field.draw(field)
    case 'number':
      return <NumberField {...words} kind={field.takes} value={field.value} onChange={field.set} />
    case 'switch':
      return <SwitchLine {...words} isOn={field.value} onChange={field.set} />
    case 'choice': {
      const One = field.isRadios ? Radios : Choice
      const { options, value, set, placeholder, hasSearch } = field
      return <One {...words} {...{ options, value, placeholder, hasSearch }} onChange={set} />
    }
    default:
      return <FormField {...words}>{(control) => <Control field={field} control={control} />}</FormField>
  }
}

interface CodeFieldProps {
  proof: ProofState
  label?: string
  help?: string
}

/** The code of who has a second factor. */
export const CodeField = (props: CodeFieldProps) => {
  const { proof, label = proofTexts.code, help = proofTexts.codeHelp } = props
  return (
    <Field
      label={label}
      help={help}
      problem={proof.problems.code}
      {...lineProps({ kind: 'one-time-code', isFirst: true })}
      value={proof.typed.code}
      onChange={({ target }) => proof.type({ code: target.value })}
    />
  )
}

/** The password again, and a code where the server wants one. */
export const ProofFields = ({ form: { proof } }: { form: FormLook }) => {
  if (!proof) return null
  const { typed, type, problems, label = proofTexts.password, help } = proof
  return (
    <>
      <FormField label={label} help={help} problem={problems.password}>
        {(control) => (
          <PasswordInput
            {...control}
            autoComplete="current-password"
            most={lettersMost.password}
            value={typed.password}
            onChange={({ target }) => type({ password: target.value })}
          />
        )}
      </FormField>
      {proof.asksCode && <CodeField proof={proof} />}
    </>
  )
}

export interface FieldsProps {
  form: FormLook
  /** Of some only, its password is drawn apart. */
  only?: readonly string[]
}

/** The fields of a form, all of them or some. */
export const FormFields = ({ form, only, Choice }: FieldsProps & { Choice: Choosing }) => (
  <>
    {form.drawn(only).map((field) => (
      <DrawnField key={field.name} field={field} Choice={Choice} />
    ))}
    {!only && <ProofFields form={form} />}
  </>
)
