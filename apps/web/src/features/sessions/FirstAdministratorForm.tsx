import { CallError } from '@arriero/contract/call'
import {
  typedEmailDenial,
  typedIdentificationDenial,
  typedPhoneDenial,
} from '@arriero/domain/people/accounts'
import { errorText } from '#shared/api/error-text.ts'
import { useWork } from '#shared/api/queries.ts'
import { DeskForm } from '#shared/forms/DeskForm.tsx'
import type { Fields } from '#shared/forms/form-spec.ts'
import { useForm } from '#shared/forms/use-form.ts'
import { enterFirst, type FirstAdministrator } from './enter-and-leave.ts'
import { passwordField } from './password-field.tsx'
import { sessionsTexts as texts } from './sessions.texts.ts'

const empty = { code: '', name: '', identification: '', cellPhone: '', email: '', password: '' }

const fields = {
  code: {
    kind: 'one-time-code',
    label: texts.code,
    help: texts.codeHelp,
    placeholder: 'XXXX-XXXX-XXXX-XXXX-XXXX',
    required: texts.codeRequired,
  },
  name: { kind: 'name', label: texts.name, required: 'name.required' },
  identification: {
    kind: 'identification',
    label: texts.identification,
    denial: (typed) => typedIdentificationDenial('administrator', typed),
  },
  cellPhone: { kind: 'phone', label: texts.cellPhone, denial: typedPhoneDenial },
  email: { kind: 'email', label: texts.email, placeholder: texts.usernameHint, denial: typedEmailDenial },
  password: passwordField({
    label: texts.password,
    help: texts.passwordHelp,
    required: 'user.password_required',
    rol: 'administrator',
  }),
} as const satisfies Fields<FirstAdministrator>

/** Whoever was the first has shut this door behind him. */
const refusalText = (error: unknown): string =>
  error instanceof CallError && error.reply.code === 'request.not_found'
    ? texts.alreadyFirst
    : errorText(error)

/** Where to go afterwards is the page's matter: it sees the session open. */
export const FirstAdministratorForm = () => {
  const form = useForm({
    act: useWork(enterFirst),
    empty,
    fields,
    input: (typed) => typed,
    says: refusalText,
  })
  return <DeskForm form={form} act={texts.makeFirst} />
}
