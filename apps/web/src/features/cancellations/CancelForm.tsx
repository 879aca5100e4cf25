import { api } from '@arriero/contract'
import { CallError } from '@arriero/contract/call'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { errorTexts } from '@arriero/contract/es/errors'
import { Alert, Button, Input } from 'antd'
import { useState } from 'react'
import { errorText } from '#shared/api/error-text.ts'
import { useAct, useRead } from '#shared/api/queries.ts'
import { formatDateTime, formatMoney } from '#shared/format.ts'
import { FormField } from '#shared/forms/FormField.tsx'
import { ErrorState } from '#shared/plain/ErrorState.tsx'
import { Skeleton } from '#shared/plain/Skeleton.tsx'
import { useToast } from '#shared/ui/useToast.ts'
import { cancellationsTexts as texts } from './cancellations.texts.ts'

type Preview = ReplyOf<typeof api.cancellations.preview>

const costOf = ({ fee, vat }: Preview) => fee + vat

const sentences = (preview: Preview): string[] => {
  const isFree = costOf(preview) === 0
  const refund =
    preview.refund > 0 ? texts.refund(formatMoney(preview.refund)) : isFree ? texts.nothingPaid : ''
  if (isFree) {
    return [
      preview.freeUntil ? texts.freeUntil(formatDateTime(preview.freeUntil)) : '',
      refund,
      texts.effect,
    ].filter(Boolean)
  }
  return [
    preview.freeUntil ? texts.wasFree(formatDateTime(preview.freeUntil)) : '',
    refund,
    texts.effect,
  ].filter(Boolean)
}

/** What cancelling costs now, before anything is asked. */
const Effect = ({ preview }: { preview: Preview }) => {
  const cost = costOf(preview)
  return (
    <Alert
      type={cost > 0 ? 'warning' : 'info'}
      showIcon
      title={cost > 0 ? texts.charged(formatMoney(cost)) : texts.free}
      description={sentences(preview).join(' ')}
    />
  )
}

interface CancelFormProps {
  orderId: string
  onStart?: () => void
  onDone: () => void
}

const mostLetters = 500

/** Cancels with the fee that was shown; a fee that grew meanwhile is read again and asked again. Decisions §10. */
export const CancelForm = ({ orderId, onStart, onDone }: CancelFormProps) => {
  const toast = useToast()
  const preview = useRead(
    api.cancellations.preview,
    { params: { orderId } },
    { staleTimeMs: 0, refetchEveryMs: 60_000 },
  )
  const cancel = useAct(api.cancellations.cancel)
  const [description, setDescription] = useState('')
  const [problem, setProblem] = useState<string>()
  if (preview.isPending) return <Skeleton shape="lines" />
  if (preview.isError)
    return <ErrorState text={errorText(preview.error)} onRetry={() => void preview.refetch()} />
  const { data } = preview

  const submit = () => {
    if (description.trim() === '') {
      setProblem(errorTexts['cancellation.reason_required'])
      return
    }
    onStart?.()
    cancel.mutate(
      { body: { orderId, description, acceptedFee: data.fee } },
      {
        onSuccess: () => {
          toast.success(texts.done)
          onDone()
        },
        onError: (error) => {
          if (error instanceof CallError && error.reply.code === 'cancellation.fee_changed')
            void preview.refetch()
        },
      },
    )
  }
  return (
    <form
      noValidate
      style={{ display: 'grid', gap: 16 }}
      onSubmit={(event) => {
        event.preventDefault()
        submit()
      }}
    >
      <Effect preview={data} />
      <FormField label={texts.reason} help={texts.reasonHelp} problem={problem}>
        {(control) => (
          <Input.TextArea
            {...control}
            value={description}
            onChange={(event) => {
              setDescription(event.target.value)
              setProblem(undefined)
            }}
            maxLength={mostLetters}
            rows={3}
          />
        )}
      </FormField>
      {cancel.isError && <Alert type="error" showIcon title={errorText(cancel.error)} />}
      <Button type="primary" danger size="large" htmlType="submit" loading={cancel.isPending} block>
        {costOf(data) > 0 ? texts.actCharged(formatMoney(costOf(data))) : texts.act}
      </Button>
    </form>
  )
}
