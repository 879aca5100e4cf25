import { api } from '@arriero/contract'
import type { AccountingRow } from '@arriero/contract/money/accounting'
import { useQueryClient } from '@tanstack/react-query'
import { referenceField } from '#features/settlements/reference-field.ts'
import { refreshMoney } from '#features/settlements/refresh-money.ts'
import { useAct } from '#shared/api/queries.ts'
import { formatMoney } from '#shared/format.ts'
import { DeskForm } from '#shared/forms/DeskForm.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { pesos } from '#shared/numbers/number-kinds.ts'
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

/** Part of the value is paid on the road. */
export const AdvanceModal = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => (
  <ResponsiveModal isOpen={isOpen} title={texts.title} size="form" onClose={onClose}>
    <Form onClose={onClose} />
  </ResponsiveModal>
)
