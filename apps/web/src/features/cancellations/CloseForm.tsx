import { orderStatus, type EndStatus } from '@arriero/domain/orders'
import { api } from '@arriero/contract'
import { errorTexts } from '@arriero/contract/es/errors'
import type { OrderFor } from '@arriero/contract/order-shapes'
import { basisPoints } from '@arriero/domain/money'
import { fromPercent } from '@arriero/domain/rates'
import { Radio } from 'antd'
import { useState } from 'react'
import { fieldTexts, updateErrorText } from '#shared/api/error-text.ts'
import { useAct, useRead } from '#shared/api/queries.ts'
import { formatMoney } from '#shared/format.ts'
import { ActForm } from '#shared/forms/ActForm.tsx'
import { FormField } from '#shared/forms/FormField.tsx'
import { NumberField } from '#shared/forms/NumberField.tsx'
import { ProofFields } from '#shared/forms/ProofFields.tsx'
import { WordsInput } from '#shared/forms/WordsInput.tsx'
import { pesosKind } from '#shared/numbers/number-kinds.ts'
import { useProof } from '#shared/session/use-proof.ts'
import { useToast } from '#shared/ui/useToast.ts'
import { useNow } from '#shared/use-now.ts'
import { ClosingStatement } from './ClosingStatement.tsx'
import { closeTexts as texts } from './close.texts.ts'
import { closingView, type ClosingView } from './closing-money.ts'

interface CloseFormProps {
  order: OrderFor<'admin'>
  onStart: () => void
  onDone: () => void
}

interface Answers {
  status: EndStatus
  feePesos: number | undefined
  reason: string
}

const usualVat = basisPoints(1900)
const feeKind = pesosKind({ least: 0 })

const useTodaysVat = () => {
  const { data } = useRead(api.rates.all, {})
  return (data && fromPercent(data.percent)) ?? usualVat
}

interface HowItEndsProps {
  answers: Answers
  view: ClosingView
  problem: string | undefined
  onChange: (next: Partial<Answers>) => void
}

const HowItEnds = ({ answers, view, problem, onChange }: HowItEndsProps) => {
  const isCancelled = answers.status === orderStatus.cancelled
  return (
    <>
      <FormField label={texts.as} help={isCancelled ? texts.cancelledHelp : texts.finishedHelp}>
        {({ id, 'aria-describedby': describedBy }) => (
          <Radio.Group
            id={id}
            aria-describedby={describedBy}
            aria-label={texts.as}
            value={answers.status}
            options={[
              { value: 4, label: texts.cancelled },
              { value: 3, label: texts.finished },
            ]}
            onChange={({ target }) => onChange({ status: target.value === 3 ? 3 : 4 })}
          />
        )}
      </FormField>
      {isCancelled && (
        <>
          <NumberField
            label={texts.fee}
            help={texts.feeHelp}
            problem={problem}
            kind={feeKind}
            value={answers.feePesos}
            onChange={(feePesos) => onChange({ feePesos })}
          />
          <ClosingStatement view={view} />
        </>
      )}
    </>
  )
}

/** Staff ends a stuck service: how, with which fee, why, and who says so. Decisions §7. */
export const CloseForm = ({ order, onStart, onDone }: CloseFormProps) => {
  const toast = useToast()
  const close = useAct(api.orders.close)
  const [answers, setAnswers] = useState<Answers>({ status: orderStatus.cancelled, feePesos: 0, reason: '' })
  const proof = useProof(close.error)
  const [wasTried, setTried] = useState(false)
  const vatBasisPoints = useTodaysVat()
  const now = new Date(useNow())
  const isCancelled = answers.status === orderStatus.cancelled
  const fee = isCancelled ? (answers.feePesos ?? 0) : 0
  const view = closingView(order, { feePesos: fee, vatBasisPoints, now })
  const told = fieldTexts(close.error)
  const change = (next: Partial<Answers>) => {
    if (close.isError) close.reset()
    setAnswers((now) => ({ ...now, ...next }))
  }
  const feeProblem = view.problem ? errorTexts[view.problem] : told['fee']
  const lacks = {
    reason: wasTried && !answers.reason.trim() ? errorTexts['reason.required'] : undefined,
  }
  const submit = () => {
    setTried(true)
    const given = proof.take()
    if (!answers.reason.trim() || !given || (isCancelled && view.problem)) return
    onStart()
    const { status, reason } = answers
    close.mutate(
      { params: { _id: order._id }, body: { status, reason, fee, ...given } },
      {
        onSuccess: () => {
          toast.success(texts.done)
          onDone()
        },
      },
    )
  }
  const charged = view.terms ? view.terms.feePesos + view.terms.vatPesos : 0
  const cancelAct = charged > 0 ? texts.actCharged(formatMoney(charged)) : texts.actCancelled
  return (
    <ActForm
      act={isCancelled ? cancelAct : texts.actFinished}
      isDangerous
      isBusy={close.isPending}
      problem={close.isError && !told['fee'] && !proof.isOfCode ? updateErrorText(close.error) : undefined}
      onSubmit={submit}
    >
      {view.isUndriven ? (
        <>
          <p>{texts.undriven}</p>
          <ClosingStatement view={view} />
        </>
      ) : (
        <HowItEnds answers={answers} view={view} problem={feeProblem} onChange={change} />
      )}
      <FormField label={texts.reason} help={texts.reasonHelp} problem={lacks.reason}>
        {(control) => (
          <WordsInput
            control={control}
            draft={['close-reason', order._id]}
            value={answers.reason}
            onChange={(reason) => change({ reason })}
          />
        )}
      </FormField>
      <ProofFields proof={proof} help={texts.passwordHelp} onType={() => change({})} />
    </ActForm>
  )
}
