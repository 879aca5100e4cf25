import { api } from '@arriero/contract'
import { act } from '#shared/api/act.ts'
import { useWork } from '#shared/api/queries.ts'
import { DeskFields, DeskForm } from '#shared/forms/DeskForm.tsx'
import type { FieldOf, Fields } from '#shared/forms/form-spec.ts'
import { useForm } from '#shared/forms/use-form.ts'
import { CardScan } from '#shared/id-card/CardScan.tsx'
import type { ImageRules, UploadedImage } from '#shared/ui/images/image-rules.ts'
import { UploadImage } from '#shared/ui/images/UploadImage.tsx'
import {
  changeBody,
  changeProblems,
  emptyDriver,
  newDriverBody,
  newDriverProblems,
  type TypedDriver,
} from './own-driver.ts'
import { ownDriverTexts as texts } from './own-driver.texts.ts'

/** How a portrait is chosen and sent; the screen knows. */
interface PortraitUpload {
  rules: ImageRules
  upload: (file: File) => Promise<UploadedImage>
}

const lines = {
  identification: { kind: 'identification', label: texts.identification },
  name: { kind: 'name', label: texts.name, isOfOthers: true },
  cellPhone: { kind: 'phone', label: texts.cellPhone, isOfOthers: true },
  email: { kind: 'email', label: texts.email, isOfOthers: true, isOptional: true },
} as const satisfies Fields<TypedDriver>

const imageField = (portrait: PortraitUpload, help: string): FieldOf<TypedDriver['image'], TypedDriver> => ({
  kind: 'own',
  label: texts.image,
  draw: ({ label, problem, value, set }) => (
    <UploadImage {...portrait} {...{ label, help, problem, value }} onChange={set} />
  ),
})

const lists = [api.users.ofEnterprise, api.users.detail]

interface NewDriverFormProps {
  portrait: PortraitUpload
  onDone: (id: string) => void
}

/** A driver of one's own; his papers are brought on his page. */
export const NewDriverForm = ({ portrait, onDone }: NewDriverFormProps) => {
  const form = useForm({
    act: useWork((typed: TypedDriver) => act(api.enterpriseDrivers.create, { body: newDriverBody(typed) })),
    empty: emptyDriver,
    fields: {
      ...lines,
      email: { ...lines.email, help: texts.emailHelp },
      image: imageField(portrait, texts.imageHelp),
    },
    judge: newDriverProblems,
    input: (typed) => typed,
    done: texts.registered,
    refreshes: lists,
    onDone: ({ _id }) => onDone(_id),
  })
  return (
    <DeskForm form={form} act={texts.register}>
      <CardScan hasBirth={false} onTake={({ identification, name }) => form.set({ identification, name })} />
      <DeskFields form={form} />
    </DeskForm>
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
  const form = useForm({
    act: useWork((typed: TypedDriver) =>
      act(api.enterpriseDrivers.update, { params: { _id }, body: changeBody(typed, { cellPhone, email }) }),
    ),
    empty: { ...emptyDriver, cellPhone, email },
    fields: {
      cellPhone: lines.cellPhone,
      email: !hasJoined && { ...lines.email, help: email === '' ? texts.emailHelp : texts.emailChanges },
      image: imageField(portrait, texts.keepImage),
    },
    judge: changeProblems,
    input: (typed) => typed,
    done: texts.updated,
    refreshes: lists,
    onDone,
  })
  return <DeskForm form={form} act={texts.save} />
}
