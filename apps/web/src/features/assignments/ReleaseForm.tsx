import { api } from '@arriero/contract'
import { errorTexts } from '@arriero/contract/es/errors'
import { Alert, Button, Input } from 'antd'
import { useState } from 'react'
import { errorText } from '#shared/api/error-text.ts'
import { useAct } from '#shared/api/queries.ts'
import { FormField } from '#shared/forms/FormField.tsx'
import { useToast } from '#shared/ui/useToast.ts'
import { assignmentsTexts } from './assignments.texts.ts'

const texts = assignmentsTexts.release
const mostLetters = 500

interface ReleaseFormProps {
  orderId: string
  onStart: () => void
  onDone: () => void
}

/** The carrier gives a service back: its effect stands above the button. Decisions §7. */
export const ReleaseForm = ({ orderId, onStart, onDone }: ReleaseFormProps) => {
  const toast = useToast()
  const release = useAct(api.orders.release)
  const [reason, setReason] = useState('')
  const [problem, setProblem] = useState<string>()

  const submit = () => {
    if (!reason.trim()) {
      setProblem(errorTexts['reason.required'])
      return
    }
    onStart()
    release.mutate(
      { params: { _id: orderId }, body: { reason } },
      {
        onSuccess: () => {
          toast.success(texts.done)
          onDone()
        },
      },
    )
  }
  return (
    <form
      noValidate
      style={{ display: 'grid', gap: 12 }}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Alert type="warning" showIcon title={texts.effect} description={texts.counted} />
      <FormField label={texts.reason} help={texts.reasonHelp} problem={problem}>
        {(control) => (
          <Input.TextArea
            {...control}
            value={reason}
            onChange={(event) => {
              setReason(event.target.value)
              setProblem(undefined)
            }}
            maxLength={mostLetters}
            rows={3}
          />
        )}
      </FormField>
      {release.isError && <Alert type="error" showIcon title={errorText(release.error)} />}
      <Button type="primary" danger size="large" htmlType="submit" loading={release.isPending} block>
        {texts.act}
      </Button>
    </form>
  )
}
