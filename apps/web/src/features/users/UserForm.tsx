import { picturesMost } from '@arriero/domain/typed/limits'
import { api } from '@arriero/contract'
import { roleTexts } from '@arriero/contract/es/words'
import { passwordLeast } from '@arriero/domain/people/passwords'
import { staff } from '@arriero/domain/people/roles'
import { useState } from 'react'
import { portraitRules, uploadPortrait } from '#shared/api/upload-portrait.ts'
import { useAct } from '#shared/api/queries.ts'
import { paperFiles, uploadPaper } from '#shared/files/upload-paper.ts'
import { DeskForm } from '#shared/forms/DeskForm.tsx'
import type { FieldOf, Fields } from '#shared/forms/form-spec.ts'
import { useForm } from '#shared/forms/use-form.ts'
import { Button } from '#shared/plain/Button.tsx'
import { LineInput } from '#shared/plain/fields/LineInput.tsx'
import { UploadImage } from '#shared/ui/images/UploadImage.tsx'
import { keepOwnRow } from './own-rows.ts'
import {
  asksDocuments,
  bodyOf,
  documentName,
  drawPassword,
  emptyForm,
  judgedAs,
  type NewRole,
  problemsOf,
  type Typed,
} from './user-form.ts'
import { usersTexts } from './users.texts.ts'
import styles from './users.module.css'

const texts = usersTexts.form

interface UserFormProps {
  /** Left out for the staff's own form, where it is chosen. */
  rol?: NewRole
  onDone: (id: string) => void
}

const password: FieldOf<string, Typed> = {
  kind: 'control',
  label: texts.password,
  draw: (control, { value, set }) => (
    <span className={styles.password}>
      <LineInput
        {...control}
        autoComplete="new-password"
        spellCheck={false}
        value={value}
        onChange={({ target }) => set(target.value)}
      />
      <Button onClick={() => set(drawPassword())}>{texts.generate}</Button>
    </span>
  ),
}

type Pictures = FieldOf<Typed['image'], Typed>

const imageOf = (label: string): Pictures => ({
  kind: 'own',
  label,
  help: texts.imageHelp,
  draw: ({ label: said, help = '', problem, value, set }) => (
    <UploadImage
      {...{ label: said, help, problem, value }}
      onChange={set}
      upload={uploadPortrait}
      rules={portraitRules}
    />
  ),
})

const documentsOf = (rol: NewRole | undefined): Pictures => ({
  kind: 'own',
  label: texts.documents,
  help: `${texts.documentsHelp}${rol === 'enterprise' ? ` ${texts.enterpriseHelp}` : ''}`,
  draw: ({ label, help = '', problem, value, set }) => (
    <>
      <UploadImage
        {...{ label, help, problem, value }}
        most={picturesMost.documents}
        onChange={set}
        upload={uploadPaper}
        rules={paperFiles}
      />
      {value.length > 0 && (
        <p className={styles.names}>
          {texts.willBeCalled} <strong>{value.map(({ name }) => documentName(name)).join(', ')}</strong>
        </p>
      )}
    </>
  ),
})

const fieldsOf = (rol: NewRole | undefined, isChosen: boolean): Fields<Typed> => {
  const isCompany = asksDocuments(rol)
  return {
    rol: isChosen && {
      kind: 'choice',
      label: texts.rol,
      placeholder: texts.chooseRole,
      options: staff.map((value) => ({ value, label: roleTexts[value] })),
    },
    identification: {
      kind: 'identification',
      label: isCompany ? texts.nit : texts.identification,
      help: isCompany ? texts.nitHelp : undefined,
    },
    name: { kind: 'name', label: isCompany ? texts.companyName : texts.name, isOfOthers: true },
    cellPhone: { kind: 'phone', label: texts.cellPhone, isOfOthers: true },
    email: { kind: 'email', label: texts.email, isOfOthers: true },
    password: { ...password, help: texts.passwordHelp(passwordLeast(judgedAs(rol))) },
    image: imageOf(isCompany ? texts.logo : texts.image),
    documents: isCompany && documentsOf(rol),
  }
}

const lists = [api.users.backoffice, api.users.clients, api.users.enterprises]

/** A new account of the staff, or of a company with its legal documents. Spec §5 "User form". */
export const UserForm = ({ rol, onDone }: UserFormProps) => {
  const held = useState(() => emptyForm(rol))
  const form = useForm({
    act: useAct(api.accounts.create),
    empty: held[0],
    held,
    fields: fieldsOf(held[0].rol, rol === undefined),
    judge: problemsOf,
    input: (typed) => ({ body: bodyOf(typed) }),
    done: texts.done,
    refreshes: lists,
    onDone: ({ _id }) => {
      keepOwnRow(_id)
      onDone(_id)
    },
  })
  return <DeskForm form={form} act={texts.act} />
}
