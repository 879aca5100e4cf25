import { api } from '@arriero/contract'
import { CallError } from '@arriero/contract/call'
import { useState } from 'react'
import { Answer } from '#shared/api/Answer.tsx'
import { useAct } from '#shared/api/queries.ts'
import { formatMoney } from '#shared/format.ts'
import { DeskFields, DeskForm } from '#shared/forms/DeskForm.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { CancellationCost } from './CancellationCost.tsx'
import { costOf, type Preview } from './cost.ts'
import { cancellationsTexts as texts } from './cancellations.texts.ts'
import { useFee } from './use-fee.ts'

interface CancelFormProps {
  orderId: string
  onStart: () => void
  onDone: () => void
}

const isFeeChanged = (error: unknown) =>
  error instanceof CallError && error.reply.code === 'cancellation.fee_changed'

interface AskProps extends CancelFormProps {
  shown: Preview
  /** Reads the cost anew. */
  readAgain: () => Promise<void>
}

const Ask = ({ orderId, shown, readAgain, onStart, onDone }: AskProps) => {
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
    onStart,
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
