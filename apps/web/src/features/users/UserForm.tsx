import { picturesMost } from '@arriero/domain/limits'
import { roleTexts } from '@arriero/contract/es/words'
import { passwordLeast } from '@arriero/domain/passwords'
import { staff } from '@arriero/domain/roles'
import { Button, Input, Select } from 'antd'
import { ActForm } from '#shared/forms/ActForm.tsx'
import { type ControlProps, FormField } from '#shared/forms/FormField.tsx'
import { LineInput } from '#shared/forms/LineInput.tsx'
import { paperFiles, uploadPaper } from '#shared/files/upload-paper.ts'
import { UploadImage } from '#shared/ui/UploadImage.tsx'
import { portraitRules, uploadPortrait } from '#shared/api/upload-portrait.ts'
import { type NewAccountControls, useNewAccount } from './use-new-account.ts'
import { asksDocuments, documentName, drawPassword, judgedAs, type NewRole } from './user-form.ts'
import { usersTexts } from './users.texts.ts'
import styles from './users.module.css'

const texts = usersTexts.form

interface UserFormProps {
  /** Left out for the staff's own form, where it is chosen. */
  rol?: NewRole
  onDone: (id: string) => void
}

type TextField = 'identification' | 'name' | 'cellPhone' | 'email'

interface TypedInputProps {
  form: NewAccountControls
  field: TextField
  label: string
  help?: string
  input: { inputMode?: 'numeric' | 'tel' | 'email'; most: number }
}

const TypedInput = ({ form, field, label, help, input }: TypedInputProps) => (
  <FormField label={label} help={help} problem={form.problems[field]}>
    {(control) => (
      <LineInput
        {...control}
        {...input}
        size="large"
        autoComplete="off"
        spellCheck={false}
        value={form.typed[field]}
        onChange={({ target }) => form.set(field, target.value)}
      />
    )}
  </FormField>
)

const RoleSelect = ({ form }: { form: NewAccountControls }) => (
  <FormField label={texts.rol} problem={form.problems.rol}>
    {(control) => (
      <Select<NewRole>
        {...control}
        size="large"
        style={{ width: '100%' }}
        placeholder={texts.chooseRole}
        value={form.typed.rol}
        options={staff.map((value) => ({ value, label: roleTexts[value] }))}
        onChange={(rol) => form.set('rol', rol)}
        getPopupContainer={(select) => select.parentElement ?? document.body}
      />
    )}
  </FormField>
)

const PasswordField = ({ form }: { form: NewAccountControls }) => {
  const field = (control: ControlProps) => (
    <span className={styles.password}>
      <Input
        {...control}
        size="large"
        autoComplete="new-password"
        spellCheck={false}
        value={form.typed.password}
        onChange={({ target }) => form.set('password', target.value)}
      />
      <Button size="large" onClick={() => form.set('password', drawPassword())}>
        {texts.generate}
      </Button>
    </span>
  )
  const help = texts.passwordHelp(passwordLeast(judgedAs(form.typed.rol)))
  return (
    <FormField label={texts.password} help={help} problem={form.problems.password}>
      {field}
    </FormField>
  )
}

const Documents = ({ form }: { form: NewAccountControls }) => {
  const { documents, rol } = form.typed
  return (
    <>
      <UploadImage
        label={texts.documents}
        help={`${texts.documentsHelp}${rol === 'enterprise' ? ` ${texts.enterpriseHelp}` : ''}`}
        problem={form.problems.documents}
        value={documents}
        most={picturesMost.documents}
        onChange={(images) => form.set('documents', images)}
        upload={uploadPaper}
        rules={paperFiles}
      />
      {documents.length > 0 && (
        <p className={styles.names}>
          {texts.willBeCalled} <strong>{documents.map(({ name }) => documentName(name)).join(', ')}</strong>
        </p>
      )}
    </>
  )
}

/** A new account of the staff, or of a company with its legal documents. Spec §5 "User form". */
export const UserForm = ({ rol, onDone }: UserFormProps) => {
  const form = useNewAccount(rol, onDone)
  const isCompany = asksDocuments(form.typed.rol)
  return (
    <ActForm act={texts.act} isBusy={form.isBusy} problem={form.problem} onSubmit={form.submit}>
      {rol === undefined && <RoleSelect form={form} />}
      <TypedInput
        form={form}
        field="identification"
        label={isCompany ? texts.nit : texts.identification}
        {...(isCompany ? { help: texts.nitHelp } : {})}
        input={{ inputMode: 'numeric', most: 20 }}
      />
      <TypedInput
        form={form}
        field="name"
        label={isCompany ? texts.companyName : texts.name}
        input={{ most: 120 }}
      />
      <TypedInput
        form={form}
        field="cellPhone"
        label={texts.cellPhone}
        input={{ inputMode: 'tel', most: 24 }}
      />
      <TypedInput form={form} field="email" label={texts.email} input={{ inputMode: 'email', most: 254 }} />
      <PasswordField form={form} />
      <UploadImage
        label={isCompany ? texts.logo : texts.image}
        help={texts.imageHelp}
        problem={form.problems.image}
        value={form.typed.image}
        onChange={(images) => form.set('image', images)}
        upload={uploadPortrait}
        rules={portraitRules}
      />
      {isCompany && <Documents form={form} />}
    </ActForm>
  )
}
