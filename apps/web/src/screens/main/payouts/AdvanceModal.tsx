import { api } from '@arriero/contract'
import type { AccountingRow } from '@arriero/contract/accounting'
import { errorTexts } from '@arriero/contract/es/errors'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { refreshMoney } from '#features/settlements/refresh-money.ts'
import { settlementsTexts } from '#features/settlements/settlements.texts.ts'
import { errorText, fieldTexts } from '#shared/api/error-text.ts'
import { useAct } from '#shared/api/queries.ts'
import { formatMoney } from '#shared/format.ts'
import { ActForm } from '#shared/forms/ActForm.tsx'
import { FormField } from '#shared/forms/FormField.tsx'
import { LineInput } from '#shared/forms/LineInput.tsx'
import { NumberField } from '#shared/forms/NumberField.tsx'
import { pesos } from '#shared/numbers/number-kinds.ts'
import { ResponsiveModal } from '#shared/ui/ResponsiveModal.tsx'
import { useToast } from '#shared/ui/useToast.ts'
import { payoutsTexts } from './payouts.texts.ts'
import { RunningSelect } from './RunningSelect.tsx'

const texts = payoutsTexts.advance

interface Draft {
  service?: AccountingRow
  value?: number | undefined
  reference: string
}

const missingOf = ({ service, value, reference }: Draft): Record<string, string | undefined> => ({
  orderId: service === undefined ? texts.required : undefined,
  value: value === undefined ? errorTexts['money.required'] : undefined,
  reference: reference.trim() === '' ? errorTexts['payout.reference_required'] : undefined,
})

const Form = ({ onClose }: { onClose: () => void }) => {
  const client = useQueryClient()
  const toast = useToast()
  const advance = useAct(api.settlements.advance)
  const [draft, setDraft] = useState<Draft>({ reference: '' })
  const [wasTried, setTried] = useState(false)
  const missing = missingOf(draft)
  const refused = advance.error ? fieldTexts(advance.error) : {}
  const problem = (field: string) => (wasTried ? missing[field] : undefined) ?? refused[field]
  const submit = () => {
    setTried(true)
    const { service, value, reference } = draft
    if (service === undefined || value === undefined || reference.trim() === '') return
    advance.mutate(
      { body: { orderId: service._id, value, reference: reference.trim() } },
      {
        onSuccess: ({ state }) => {
          toast.success(state === 'paid' ? texts.done : payoutsTexts.waits)
          refreshMoney(client)
          onClose()
        },
      },
    )
  }
  return (
    <ActForm
      act={draft.value === undefined ? texts.submitEmpty : texts.submit(formatMoney(draft.value))}
      isBusy={advance.isPending}
      problem={advance.error && Object.keys(refused).length === 0 ? errorText(advance.error) : undefined}
      onSubmit={submit}
    >
      <FormField label={texts.service} help={texts.serviceHelp} problem={problem('orderId')}>
        {(control) => (
          <RunningSelect
            control={control}
            value={draft.service}
            onChange={(service) => setDraft({ ...draft, service })}
          />
        )}
      </FormField>
      <NumberField
        label={texts.value}
        problem={problem('value')}
        kind={pesos}
        value={draft.value}
        onChange={(value) => setDraft({ ...draft, value })}
      />
      <FormField
        label={settlementsTexts.reference}
        help={settlementsTexts.referenceHelp}
        problem={problem('reference')}
      >
        {(control) => (
          <LineInput
            {...control}
            size="large"
            most={60}
            value={draft.reference}
            onChange={({ target }) => setDraft({ ...draft, reference: target.value })}
          />
        )}
      </FormField>
    </ActForm>
  )
}

/** Part of the value is paid on the road. */
export const AdvanceModal = ({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) => (
  <ResponsiveModal isOpen={isOpen} title={texts.title} size="form" onClose={onClose}>
    <Form onClose={onClose} />
  </ResponsiveModal>
)
