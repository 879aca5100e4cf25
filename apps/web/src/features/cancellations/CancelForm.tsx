import { api } from '@arriero/contract'
import { CallError } from '@arriero/contract/call'
import { errorTexts } from '@arriero/contract/es/errors'
import { useState } from 'react'
import { ReadFailed } from '#shared/api/ReadFailed.tsx'
import { errorText } from '#shared/api/error-text.ts'
import { useAct } from '#shared/api/queries.ts'
import { formatMoney } from '#shared/format.ts'
import { ActForm } from '#shared/forms/ActForm.tsx'
import { FormField } from '#shared/forms/FormField.tsx'
import { WordsInput } from '#shared/forms/WordsInput.tsx'
import { Skeleton } from '#shared/plain/Skeleton.tsx'
import { useToast } from '#shared/ui/useToast.ts'
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
  const toast = useToast()
  const cancel = useAct(api.cancellations.cancel)
  const [description, setDescription] = useState('')
  const [wasTried, setTried] = useState(false)
  const [isReading, setReading] = useState(false)
  const costPesos = costOf(shown)

  const readCost = async () => {
    setReading(true)
    await readAgain()
    setReading(false)
  }
  const submit = () => {
    setTried(true)
    if (description.trim() === '') return
    onStart()
    cancel.mutate(
      { body: { orderId, description, acceptedFee: shown.fee } },
      {
        onSuccess: () => {
          toast.success(texts.done)
          onDone()
        },
        onError: (error) => void (isFeeChanged(error) && readCost()),
      },
    )
  }
  return (
    <ActForm
      act={costPesos > 0 ? texts.actCharged(formatMoney(costPesos)) : texts.act}
      isDangerous
      isBusy={cancel.isPending || isReading}
      problem={cancel.isError ? errorText(cancel.error) : undefined}
      onSubmit={submit}
    >
      <CancellationCost preview={shown} />
      <FormField
        label={texts.reason}
        help={texts.reasonHelp}
        problem={
          wasTried && description.trim() === '' ? errorTexts['cancellation.reason_required'] : undefined
        }
      >
        {(control) => (
          <WordsInput
            control={control}
            draft={['cancel-reason', orderId]}
            value={description}
            onChange={setDescription}
          />
        )}
      </FormField>
    </ActForm>
  )
}

/** Cancels for the fee that was shown; where it grew meanwhile, the new one is shown and asked for. Decisions §10. */
export const CancelForm = (props: CancelFormProps) => {
  const { shown, error, readAgain } = useFee(props.orderId)
  if (shown) return <Ask {...props} shown={shown} readAgain={readAgain} />
  if (error) return <ReadFailed error={error} onRetry={() => void readAgain()} />
  return <Skeleton shape="lines" />
}
