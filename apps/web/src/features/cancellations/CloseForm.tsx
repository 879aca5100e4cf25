import { orderStatus, type EndStatus } from '@arriero/domain/orders/orders'
import { api } from '@arriero/contract'
import type { OrderFor } from '@arriero/contract/orders/order-shapes'
import { updateErrorText } from '#shared/api/error-text.ts'
import { useAct } from '#shared/api/queries.ts'
import { formatMoney } from '#shared/format.ts'
import { DeskFields, DeskForm } from '#shared/forms/DeskForm.tsx'
import { ProofFields } from '#shared/plain/fields/FormFields.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { pesosKind } from '#shared/numbers/number-kinds.ts'
import { useNow } from '#shared/use-now.ts'
import { Statement } from '#shared/plain/values/Statement.tsx'
import { closeTexts as texts } from './cancellations.texts.ts'
import { closingView, type ClosingView } from './closing-money.ts'

/** What would be kept and given back, before the button; heard again when it changes. */
const ClosingStatement = ({ view: { receivedPesos, terms } }: { view: ClosingView }) => (
  <div aria-live="polite">
    {receivedPesos === 0 && <p>{texts.nothingReceived}</p>}
    {receivedPesos > 0 && terms && (
      <Statement
        caption={texts.statement}
        lines={[
          { what: texts.received, amountPesos: receivedPesos },
          { what: texts.feeLine, amountPesos: terms.feePesos },
          { what: texts.vat, amountPesos: terms.vatPesos },
          ...(terms.insuranceKeptPesos > 0
            ? [{ what: texts.insurance, amountPesos: terms.insuranceKeptPesos }]
            : []),
          { what: texts.refund, amountPesos: terms.refundPesos, isTotal: true },
        ]}
      />
    )}
  </div>
)

interface CloseFormProps {
  order: OrderFor<'admin'>
  onDone: () => void
}

interface Answers {
  status: EndStatus
  feePesos: number | undefined
  reason: string
}

const feeKind = pesosKind({ least: 0 })

const empty: Answers = { status: orderStatus.cancelled, feePesos: 0, reason: '' }
const ends = [
  { value: orderStatus.cancelled, label: texts.cancelled },
  { value: orderStatus.finished, label: texts.finished },
] as const

/** Staff ends a stuck service: how, with which fee, why, and who says so. Decisions §7. */
export const CloseForm = ({ order, onDone }: CloseFormProps) => {
  const now = new Date(useNow())
  const viewOf = ({ status, feePesos = 0 }: Answers) =>
    closingView(order, { feePesos: status === orderStatus.cancelled ? feePesos : 0, now })
  const { isUndriven } = viewOf(empty)
  const form = useForm({
    act: useAct(api.cancellations.close),
    empty,
    fields: {
      status: !isUndriven && {
        kind: 'choice',
        isRadios: true,
        label: texts.as,
        help: (status) => (status === orderStatus.cancelled ? texts.cancelledHelp : texts.finishedHelp),
        options: ends,
      },
      feePesos: !isUndriven && {
        kind: 'number',
        label: texts.fee,
        help: texts.feeHelp,
        takes: feeKind,
        wire: 'fee',
        denial: (_fee, answers) =>
          answers.status === orderStatus.cancelled ? viewOf(answers).problem : undefined,
        isLive: true,
      },
      reason: {
        kind: 'words',
        label: texts.reason,
        help: texts.reasonHelp,
        required: 'reason.required',
        draft: ['close-reason', order._id],
      },
    },
    proof: { help: texts.passwordHelp },
    input: ({ status, feePesos, reason }, proof) => ({
      params: { _id: order._id },
      body: { status, reason, fee: status === orderStatus.cancelled ? (feePesos ?? 0) : 0, ...proof },
    }),
    says: updateErrorText,
    done: texts.done,
    onDone,
  })
  const view = viewOf(form.values)
  const isCancelled = form.values.status === orderStatus.cancelled
  const charged = view.terms ? view.terms.feePesos + view.terms.vatPesos : 0
  const cancelAct = charged > 0 ? texts.actCharged(formatMoney(charged)) : texts.actCancelled
  return (
    <DeskForm form={form} act={isCancelled ? cancelAct : texts.actFinished} isDangerous>
      {isUndriven && <p>{texts.undriven}</p>}
      <DeskFields form={form} only={isCancelled ? ['status', 'feePesos'] : ['status']} />
      {isCancelled && <ClosingStatement view={view} />}
      <DeskFields form={form} only={['reason']} />
      <ProofFields form={form} />
    </DeskForm>
  )
}
