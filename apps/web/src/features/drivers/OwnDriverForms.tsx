import { api } from '@arriero/contract'
import type { ReactNode } from 'react'
import { act } from '#shared/api/act.ts'
import { ActForm } from '#shared/forms/ActForm.tsx'
import { FormField } from '#shared/forms/FormField.tsx'
import { LineInput } from '#shared/forms/LineInput.tsx'
import type { ImageRules, UploadedImage } from '#shared/ui/image-rules.ts'
import { UploadImage } from '#shared/ui/UploadImage.tsx'
import {
  changeBody,
  changeProblems,
  emptyDriver,
  newDriverBody,
  newDriverProblems,
  type TypedDriver,
} from './own-driver.ts'
import { ownDriverTexts as texts } from './own-driver.texts.ts'
import { useOwnDriver, type OwnDriverControls } from './use-own-driver.ts'

/** How a portrait is chosen and sent; the screen knows. */
interface PortraitUpload {
  rules: ImageRules
  upload: (file: File) => Promise<UploadedImage>
}

interface LineProps {
  form: OwnDriverControls
  field: Exclude<keyof TypedDriver, 'image'>
  label: string
  help?: string
  isOptional?: boolean
  input: { inputMode?: 'numeric' | 'tel' | 'email'; most: number }
}

const Line = ({ form, field, label, help, isOptional = false, input }: LineProps) => (
  <FormField label={label} help={help} isOptional={isOptional} problem={form.problems[field]}>
    {(control) => (
      <LineInput
        {...control}
        {...input}
        size="large"
        autoComplete="off"
        spellCheck={false}
        value={form.typed[field]}
        onChange={({ target }) => form.set({ [field]: target.value })}
      />
    )}
  </FormField>
)

const Phone = ({ form }: { form: OwnDriverControls }) => (
  <Line form={form} field="cellPhone" label={texts.cellPhone} input={{ inputMode: 'tel', most: 24 }} />
)

const Email = ({ form, help }: { form: OwnDriverControls; help: string }) => (
  <Line
    form={form}
    field="email"
    label={texts.email}
    help={help}
    isOptional
    input={{ inputMode: 'email', most: 254 }}
  />
)

const Portrait = ({
  form,
  portrait,
  help,
}: {
  form: OwnDriverControls
  portrait: PortraitUpload
  help: string
}) => (
  <UploadImage
    label={texts.image}
    help={help}
    problem={form.problems.image}
    value={form.typed.image}
    onChange={(image) => form.set({ image })}
    upload={portrait.upload}
    rules={portrait.rules}
  />
)

const Frame = ({ form, act, children }: { form: OwnDriverControls; act: string; children: ReactNode }) => (
  <ActForm act={act} isBusy={form.isBusy} problem={form.problem} onSubmit={form.submit}>
    {children}
  </ActForm>
)

interface NewDriverFormProps {
  portrait: PortraitUpload
  onDone: (id: string) => void
}

/** A driver of one's own; his papers are brought on his page. */
export const NewDriverForm = ({ portrait, onDone }: NewDriverFormProps) => {
  const form = useOwnDriver({
    initial: emptyDriver,
    judge: newDriverProblems,
    send: (typed) => act(api.enterpriseDrivers.create, { body: newDriverBody(typed) }),
    done: texts.registered,
    onDone: ({ _id }) => onDone(_id),
  })
  return (
    <Frame form={form} act={texts.register}>
      <Line
        form={form}
        field="identification"
        label={texts.identification}
        input={{ inputMode: 'numeric', most: 20 }}
      />
      <Line form={form} field="name" label={texts.name} input={{ most: 120 }} />
      <Phone form={form} />
      <Email form={form} help={texts.emailHelp} />
      <Portrait form={form} portrait={portrait} help={texts.imageHelp} />
    </Frame>
  )
}

interface DriverChangeFormProps {
  driver: { _id: string; cellPhone: string; email: string; hasJoined: boolean }
  portrait: PortraitUpload
  onDone: () => void
}

/** What an enterprise changes of a driver; who has joined keeps his e-mail. */
export const DriverChangeForm = ({ driver, portrait, onDone }: DriverChangeFormProps) => {
  const { _id, cellPhone, email, hasJoined } = driver
  const form = useOwnDriver({
    initial: { ...emptyDriver, cellPhone, email },
    judge: changeProblems,
    send: (typed) =>
      act(api.enterpriseDrivers.update, { params: { _id }, body: changeBody(typed, { cellPhone, email }) }),
    done: texts.updated,
    onDone,
  })
  return (
    <Frame form={form} act={texts.save}>
      <Phone form={form} />
      {!hasJoined && <Email form={form} help={email === '' ? texts.emailHelp : texts.emailChanges} />}
      <Portrait form={form} portrait={portrait} help={texts.keepImage} />
    </Frame>
  )
}
