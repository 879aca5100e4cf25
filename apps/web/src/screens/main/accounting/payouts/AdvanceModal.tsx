import { api } from '@arriero/contract'
import type { AdvanceRequest } from '@arriero/contract/money/advance-request-shapes'
import type { AccountingRow } from '@arriero/contract/money/accounting'
import { useQueryClient } from '@tanstack/react-query'
import { referenceField } from '#features/settlements/reference-field.ts'
import { refreshMoney } from '#features/settlements/refresh-money.ts'
import { Answer } from '#shared/api/Answer.tsx'
import { useAct, useRead } from '#shared/api/queries.ts'
import { formatMoney, formatShortId } from '#shared/format.ts'
import { DeskForm } from '#shared/forms/DeskForm.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { pesos } from '#shared/numbers/number-kinds.ts'
import { Gone } from '#shared/plain/states/EmptyState.tsx'
import { ResponsiveModal } from '#shared/ui/windows/ResponsiveModal.tsx'
import { payoutsTexts } from './payouts.texts.ts'
import { RunningSelect } from './RunningSelect.tsx'

const texts = payoutsTexts.advance

interface Draft {
  orderId: AccountingRow | undefined
  value: number | undefined
  reference: string
}

const empty: Draft = { orderId: undefined, value: undefined, reference: '' }

const Form = ({ onClose }: { onClose: () => void }) => {
  const client = useQueryClient()
  const form = useForm({
    act: useAct(api.settlements.advance),
    empty,
    fields: {
      orderId: {
        kind: 'control',
        label: texts.service,
        help: texts.serviceHelp,
        required: texts.required,
        draw: (control, { value, set }) => <RunningSelect control={control} value={value} onChange={set} />,
      },
      value: { kind: 'number', label: texts.value, takes: pesos, required: 'money.required' },
      reference: referenceField(),
    },
    input: ({ orderId, value, reference }) => ({
      body: { orderId: orderId._id, value, reference: reference.trim() },
    }),
    done: ({ state }) => (state === 'paid' ? texts.done : payoutsTexts.waits),
    onDone: () => {
      refreshMoney(client)
      onClose()
    },
  })
  const { value } = form.values
  return (
    <DeskForm form={form} act={value === undefined ? texts.submitEmpty : texts.submit(formatMoney(value))} />
  )
}

/** The same, filled in with what a carrier asked for. */
const RequestForm = ({ request, onClose }: { request: AdvanceRequest; onClose: () => void }) => {
  const client = useQueryClient()
  const { _id: requestId, order: orderId, carrier } = request
  const empty: { value: number | undefined; reference: string } = { value: request.value, reference: '' }
  const form = useForm({
    act: useAct(api.settlements.advance),
    empty,
    fields: {
      value: { kind: 'number', label: texts.value, takes: pesos, required: 'money.required' },
      reference: referenceField(),
    },
    input: ({ value, reference }) => ({ body: { orderId, value, reference: reference.trim(), requestId } }),
    done: ({ state }) => (state === 'paid' ? texts.done : payoutsTexts.waits),
    onDone: () => {
      refreshMoney(client)
      onClose()
    },
  })
  const { value } = form.values
  return (
    <>
      <p>{payoutsTexts.requests.service(carrier.name, formatShortId(orderId))}</p>
      <DeskForm
        form={form}
        act={value === undefined ? texts.submitEmpty : texts.submit(formatMoney(value))}
      />
    </>
  )
}

const { gone: goneTitle, goneHelp } = payoutsTexts.requests

const Answering = ({ requestId, onClose }: { requestId: string; onClose: () => void }) => {
  const read = useRead(api.settlements.advanceRequests, {
    query: { id: requestId, state: ['open'], limit: 1 },
  })
  return (
    <Answer of={read} wait="detail" empty={<Gone title={goneTitle} text={goneHelp} />}>
      {({ items }) =>
        items.map((request) => <RequestForm key={request._id} request={request} onClose={onClose} />)
      }
    </Answer>
  )
}

interface AdvanceModalProps {
  isOpen: boolean
  requestId: string | undefined
  onClose: () => void
}

/** Part of the value is paid on the road. */
export const AdvanceModal = ({ isOpen, requestId, onClose }: AdvanceModalProps) => (
  <ResponsiveModal isOpen={isOpen} title={texts.title} size="form" onClose={onClose}>
    {requestId === undefined ? (
      <Form onClose={onClose} />
    ) : (
      <Answering requestId={requestId} onClose={onClose} />
    )}
  </ResponsiveModal>
)
