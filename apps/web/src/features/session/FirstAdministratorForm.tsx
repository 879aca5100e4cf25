import { Alert, Button, Form, type FormRule } from 'antd'
import { CallError } from '@arriero/contract/call'
import { errorTexts } from '@arriero/contract/es/errors'
import type { ErrorCode } from '@arriero/domain/errors'
import { parseCedula, parseEmail, parsePhone } from '@arriero/domain/identifiers'
import { passwordLengthDenial } from '@arriero/domain/passwords'
import { useState } from 'react'
import { errorText, fieldTexts } from '#shared/api/error-text.ts'
import { useOnce } from '#shared/api/use-once.ts'
import { Form as WatchedForm } from '#shared/unsaved/Form.tsx'
import { enterFirst, type FirstAdministrator } from './enter-and-leave.ts'
import { PasswordInput } from './PasswordInput.tsx'
import { sessionTexts } from './session.texts.ts'
import styles from './session.module.css'
import { LineInput } from '#shared/forms/LineInput.tsx'

const must = (denialOf: (text: string) => ErrorCode | undefined): FormRule => ({
  validator: async (_, text: string | undefined) => {
    const denial = text ? denialOf(text) : undefined
    if (denial) throw new Error(errorTexts[denial])
  },
})
const read = (parse: (text: string) => unknown, code: ErrorCode): FormRule =>
  must((text) => (parse(text) === undefined ? code : undefined))
const required = (message: string): FormRule => ({ required: true, whitespace: true, message })

const rules = {
  code: [required(sessionTexts.codeRequired)],
  name: [required(errorTexts['name.required'])],
  identification: [
    required(errorTexts['identification.invalid']),
    read(parseCedula, 'identification.invalid'),
  ],
  cellPhone: [required(errorTexts['phone.invalid']), read(parsePhone, 'phone.invalid')],
  email: [required(errorTexts['email.invalid']), read(parseEmail, 'email.invalid')],
  password: [
    { required: true, message: errorTexts['user.password_required'] },
    must((text) => passwordLengthDenial(text, 'administrator')),
  ],
} satisfies Record<keyof FirstAdministrator, FormRule[]>

/** Whoever was the first has shut this door behind him. */
const refusalText = (error: unknown): string =>
  error instanceof CallError && error.reply.code === 'request.not_found'
    ? sessionTexts.alreadyFirst
    : errorText(error)

type Refuse = (fields: Record<string, string>, otherwise: string) => void

const useEntering = (refuse: Refuse) => {
  const { run: submit, isBusy } = useOnce(async (typed: FirstAdministrator) => {
    try {
      await enterFirst(typed)
    } catch (error) {
      refuse(fieldTexts(error), refusalText(error))
    }
  })
  return { isBusy, submit }
}

/** Where to go afterwards is the page's matter: it sees the session open. */
export const FirstAdministratorForm = () => {
  const [form] = Form.useForm<FirstAdministrator>()
  const [refusal, setRefusal] = useState<string>()
  const { isBusy, submit } = useEntering((fields, otherwise) => {
    const known = Object.entries(fields).filter(([name]) => name in rules)
    form.setFields(known.map(([name, text]) => ({ name: name as keyof FirstAdministrator, errors: [text] })))
    if (known.length === 0) setRefusal(otherwise)
  })
  return (
    <Form<FirstAdministrator>
      component={WatchedForm}
      form={form}
      name="first-administrator"
      layout="vertical"
      requiredMark={false}
      scrollToFirstError={{ focus: true }}
      onFinish={submit}
      onValuesChange={() => setRefusal(undefined)}
    >
      <Form.Item name="code" label={sessionTexts.code} extra={sessionTexts.codeHelp} rules={rules.code}>
        <LineInput
          size="large"
          placeholder="XXXX-XXXX-XXXX-XXXX-XXXX"
          autoComplete="one-time-code"
          autoCapitalize="characters"
          spellCheck={false}
          most={64}
        />
      </Form.Item>
      <Form.Item name="name" label={sessionTexts.name} rules={rules.name}>
        <LineInput size="large" autoComplete="name" most={120} />
      </Form.Item>
      <Form.Item name="identification" label={sessionTexts.identification} rules={rules.identification}>
        <LineInput size="large" inputMode="numeric" most={20} />
      </Form.Item>
      <Form.Item name="cellPhone" label={sessionTexts.cellPhone} rules={rules.cellPhone}>
        <LineInput size="large" inputMode="tel" autoComplete="tel-national" most={24} />
      </Form.Item>
      <Form.Item name="email" label={sessionTexts.email} rules={rules.email}>
        <LineInput
          size="large"
          placeholder={sessionTexts.usernameHint}
          autoComplete="username"
          inputMode="email"
          autoCapitalize="none"
          spellCheck={false}
          most={254}
        />
      </Form.Item>
      <Form.Item
        name="password"
        label={sessionTexts.password}
        extra={sessionTexts.passwordHelp}
        rules={rules.password}
      >
        <PasswordInput size="large" autoComplete="new-password" />
      </Form.Item>
      {refusal && <Alert type="error" showIcon title={refusal} style={{ marginBottom: 16 }} />}
      <Button type="primary" size="large" htmlType="submit" block loading={isBusy} className={styles.enter}>
        {sessionTexts.makeFirst}
      </Button>
    </Form>
  )
}
