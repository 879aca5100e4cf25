import { Radio, Select, Switch } from 'antd'
import type { ReactNode } from 'react'
import { ActForm } from './ActForm.tsx'
import { DayInput } from './DayInput.tsx'
import { type Drawn, lineProps, type Option } from './form-spec.ts'
import { type ControlProps, FormField } from './FormField.tsx'
import { LineInput } from './LineInput.tsx'
import { NumberField } from './NumberField.tsx'
import { ProofFields } from './ProofFields.tsx'
import type { FormLook } from './use-form.ts'
import { WordsInput } from './WordsInput.tsx'

type Labelled = Exclude<Drawn, { kind: 'own' | 'number' }>

/** Longer words stand below each other. */
const longLetters = 24

const Control = ({ field, control }: { field: Labelled; control: ControlProps }) => {
  switch (field.kind) {
    case 'control':
      return field.draw(control, field)
    case 'words': {
      const { value, set, most, rows, isLine, draft } = field
      return <WordsInput {...{ control, value, most, rows, isLine, draft }} onChange={set} />
    }
    case 'day':
      return (
        <DayInput
          control={control}
          value={field.value}
          onChange={field.set}
          first={field.first}
          last={field.last}
        />
      )
    case 'switch': {
      const { id, 'aria-describedby': describedBy } = control
      return (
        <div>
          <Switch id={id} aria-describedby={describedBy} checked={field.value} onChange={field.set} />
        </div>
      )
    }
    case 'choice':
      return field.isRadios ? (
        <Radio.Group
          id={control.id}
          aria-describedby={control['aria-describedby']}
          aria-label={field.label}
          value={field.value}
          vertical={field.options.some(({ label }) => label.length > longLetters)}
          options={[...field.options]}
          onChange={({ target }) => field.set(target.value as Option)}
        />
      ) : (
        <Select<Option | null>
          {...control}
          size="large"
          style={{ width: '100%' }}
          placeholder={field.placeholder}
          value={field.value ?? null}
          options={[...field.options]}
          showSearch={field.hasSearch ? { optionFilterProp: 'label' } : false}
          onChange={(value) => field.set(value ?? undefined)}
          getPopupContainer={(select) => select.parentElement ?? document.body}
        />
      )
    default:
      return (
        <LineInput
          {...control}
          {...lineProps(field)}
          size="large"
          value={field.value}
          onChange={({ target }) => field.set(target.value)}
        />
      )
  }
}

const DeskField = ({ field }: { field: Drawn }) => {
  const { label, help, problem, isOptional = false } = field
  const words = { label, help, problem, isOptional }
  if (field.kind === 'own') return field.draw(field)
  if (field.kind === 'number')
    return <NumberField {...words} kind={field.takes} value={field.value} onChange={field.set} />
  return <FormField {...words}>{(control) => <Control field={field} control={control} />}</FormField>
}

/** The password again, where the form asks for it. */
export const DeskProof = ({ form: { proof } }: { form: FormLook }) => proof && <ProofFields {...proof} />

/** The fields of a form; of some only, its password is drawn apart. */
export const DeskFields = ({ form, only }: { form: FormLook; only?: readonly string[] }) => (
  <>
    {form.drawn(only).map((field) => (
      <DeskField key={field.name} field={field} />
    ))}
    {!only && <DeskProof form={form} />}
  </>
)

interface DeskFormProps {
  form: FormLook
  /** The verb of its one button. */
  act: string
  isDangerous?: boolean
  /** In place of the plain column of all fields. */
  children?: ReactNode
}

/** A form of the portal: its column of fields, what went wrong, its one button. */
export const DeskForm = ({ form, act, isDangerous = false, children }: DeskFormProps) => (
  <ActForm
    act={act}
    isDangerous={isDangerous}
    isBusy={form.isBusy}
    problem={form.foot}
    onSubmit={form.submit}
    place={form.place}
  >
    {children ?? <DeskFields form={form} />}
  </ActForm>
)
