import { api } from '@arriero/contract'
import { useAct } from '#shared/api/queries.ts'
import { noPay, payFields } from '#shared/forms/pay-account.ts'
import { useForm } from '#shared/forms/use-form.ts'
import { PlainForm } from '#shared/plain/PlainForm.tsx'
import { ownAccountTexts } from './own-account.texts.ts'
import { cancelBy, ownProof } from './own-form.ts'

interface PayFormProps {
  onAsked: () => void
  onCancel: () => void
}

/** Another account to be paid to. */
export const PayForm = ({ onAsked, onCancel }: PayFormProps) => {
  const form = useForm({
    act: useAct(api.ownAccount.askPayAccount),
    empty: noPay,
    fields: payFields,
    proof: ownProof,
    input: (pay, proof) => ({ body: { ...proof, pay } }),
    onDone: onAsked,
  })
  return <PlainForm form={form} act={ownAccountTexts.pay.ask} cancel={cancelBy(onCancel)} />
}
