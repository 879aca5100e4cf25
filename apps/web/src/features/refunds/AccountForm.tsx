import { api } from '@arriero/contract'
import { holderDocument } from '@arriero/domain/money/refund-accounts'
import { lettersMost } from '@arriero/domain/typed/limits'
import { useAct } from '#shared/api/queries.ts'
import { noPay, payFields } from '#shared/forms/pay-account.ts'
import { useForm } from '#shared/forms/use-form.ts'
import { PlainForm } from '#shared/plain/fields/PlainForm.tsx'
import { refundsTexts as texts } from './refunds.texts.ts'

interface AccountFormProps {
  refundId: string
  onDone: () => void
  onCancel: () => void
}

const empty = { ...noPay, holder: '', document: '' }

/** The account a client wants his money on, confirmed with his password. */
export const AccountForm = ({ refundId, onDone, onCancel }: AccountFormProps) => {
  const form = useForm({
    act: useAct(api.refunds.giveAccount),
    empty,
    fields: {
      bank: { ...payFields.bank, wire: 'account.bank' },
      accountType: { ...payFields.accountType, wire: 'account.accountType' },
      accountNumber: { ...payFields.accountNumber, wire: 'account.accountNumber' },
      holder: {
        kind: 'text',
        label: texts.holder,
        help: texts.holderHelp,
        most: lettersMost.name,
        required: 'refund.holder_required',
        wire: 'account.holder',
      },
      document: {
        kind: 'identification',
        label: texts.document,
        help: texts.documentHelp,
        required: 'refund.holder_document_invalid',
        denial: (document) =>
          holderDocument(document) === undefined ? 'refund.holder_document_invalid' : undefined,
        wire: 'account.document',
      },
    },
    proof: { label: texts.password, help: texts.whyPassword },
    input: (account, proof) => ({ params: { _id: refundId }, body: { ...proof, account } }),
    done: texts.given,
    refreshes: [api.refunds.own],
    onDone,
  })
  return <PlainForm form={form} act={texts.send} cancel={{ text: texts.cancel, onCancel }} />
}
