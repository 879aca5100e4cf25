import { api } from '@arriero/contract'
import { CallError } from '@arriero/contract/call'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { useState } from 'react'
import { Answer } from '#shared/api/Answer.tsx'
import { useAct, useRead } from '#shared/api/queries.ts'
import { formatMoney, formatDateTime } from '#shared/format.ts'
import { DeskFields, DeskForm } from '#shared/forms/DeskForm.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { Notice } from '#shared/plain/states/Notice.tsx'
import { cancellationsTexts as texts } from './cancellations.texts.ts'

/** What cancelling a service would cost now. Decisions §10. */
type Preview = ReplyOf<typeof api.cancellations.preview>

/** Fee and its VAT, in pesos. */
const costOf = ({ fee, vat }: Pick<Preview, 'fee' | 'vat'>): number => fee + vat

const sentences = (preview: Preview): string[] => {
  const { refund, freeUntil, insuranceKept } = preview
  const isFree = costOf(preview) === 0
  const until = isFree ? texts.freeUntil : texts.wasFree
  return [
    ...(freeUntil ? [until(formatDateTime(freeUntil))] : []),
    ...(refund > 0
      ? [texts.refund(formatMoney(refund))]
      : isFree && insuranceKept === 0
        ? [texts.nothingPaid]
        : []),
    ...(insuranceKept > 0 ? [texts.insuranceKept(formatMoney(insuranceKept))] : []),
    texts.effect,
  ]
}

/** What cancelling costs now, before anything is asked; heard again when it changed. */
const CancellationCost = ({ preview }: { preview: Preview }) => {
  const costPesos = costOf(preview)
  return (
    <div aria-live="polite">
      <Notice
        kind={costPesos > 0 ? 'warning' : 'info'}
        role="note"
        title={costPesos > 0 ? texts.charged(formatMoney(costPesos)) : texts.free}
      >
        {sentences(preview).join(' ')}
      </Notice>
    </div>
  )
}

/**
 * The cost a person was shown. It stays until he is asked again: an amount that changed under his hand would be agreed
 * to without being read.
 */
const useFee = (orderId: string) => {
  const preview = useRead(api.cancellations.preview, { params: { orderId } }, { staleTimeMs: 0 })
  const [shown, setShown] = useState<Preview>()
  // An answer of an earlier visit is no answer of now.
  if (!shown && preview.isFetchedAfterMount && preview.data) setShown(preview.data)
  const refetch = async () => {
    const { data } = await preview.refetch()
    if (data) setShown(data)
  }
  return { data: shown, error: preview.isFetchedAfterMount ? preview.error : null, refetch }
}

interface CancelFormProps {
  orderId: string
  onDone: () => void
}

const isFeeChanged = (error: unknown) =>
  error instanceof CallError && error.reply.code === 'cancellation.fee_changed'

interface AskProps extends CancelFormProps {
  shown: Preview
  /** Reads the cost anew. */
  readAgain: () => Promise<void>
}

const Ask = ({ orderId, shown, readAgain, onDone }: AskProps) => {
  const [isReading, setReading] = useState(false)
  const costPesos = costOf(shown)
  const readCost = async () => {
    setReading(true)
    await readAgain()
    setReading(false)
  }
  const form = useForm({
    act: useAct(api.cancellations.cancel),
    empty: { description: '' },
    fields: {
      description: {
        kind: 'words',
        label: texts.reason,
        help: texts.reasonHelp,
        required: 'cancellation.reason_required',
        draft: ['cancel-reason', orderId],
      },
    },
    input: ({ description }) => ({ body: { orderId, description, acceptedFee: shown.fee } }),
    isHeld: isReading,
    done: texts.done,
    onDone,
    onRefused: (error) => void (isFeeChanged(error) && readCost()),
  })
  return (
    <DeskForm
      form={form}
      act={costPesos > 0 ? texts.actCharged(formatMoney(costPesos)) : texts.act}
      isDangerous
    >
      <CancellationCost preview={shown} />
      <DeskFields form={form} />
    </DeskForm>
  )
}

/** Cancels for the fee that was shown; where it grew meanwhile, the new one is shown and asked for. Decisions §10. */
export const CancelForm = (props: CancelFormProps) => {
  const fee = useFee(props.orderId)
  return <Answer of={fee}>{(shown) => <Ask {...props} shown={shown} readAgain={fee.refetch} />}</Answer>
}
