import { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { accountKindTexts, bankLayoutTexts } from '@arriero/contract/es/settlement'
import { accountKinds, bankLayouts, payerDigits } from '@arriero/domain/money/bank-layouts'
import { lettersMost } from '@arriero/domain/typed/limits'
import { Answer } from '#shared/api/Answer.tsx'
import { useAct, useRead } from '#shared/api/queries.ts'
import { DeskForm } from '#shared/forms/DeskForm.tsx'
import { useForm } from '#shared/forms/use-form.ts'
import { settlementsTexts } from './settlements.texts.ts'

const texts = settlementsTexts.bankFile

type Chosen = ReplyOf<typeof api.settlements.bankFileSettings>

const layouts = bankLayouts.map((value) => ({ value, label: bankLayoutTexts[value] }))
const kinds = accountKinds.map((value) => ({ value, label: accountKindTexts[value] }))

const Form = ({ known, onDone }: { known: Chosen; onDone: () => void }) => {
  const form = useForm({
    act: useAct(api.settlements.setBankFile),
    empty: known,
    fields: {
      layout: {
        kind: 'choice',
        isRadios: true,
        label: texts.layout,
        help: texts.layoutHelp,
        options: layouts,
        required: 'bank_file.layout_required',
      },
      payerDocument: {
        kind: 'digits',
        label: texts.document,
        help: texts.documentHelp,
        most: payerDigits.document.most,
        required: 'bank_file.document_invalid',
      },
      payerName: {
        kind: 'text',
        label: texts.name,
        most: lettersMost.name,
        required: 'bank_file.name_required',
      },
      payerAccount: {
        kind: 'digits',
        label: texts.account,
        most: payerDigits.account.most,
        required: 'bank_file.account_invalid',
      },
      payerAccountKind: {
        kind: 'choice',
        isRadios: true,
        label: texts.accountKind,
        options: kinds,
        required: 'bank_file.account_type_required',
      },
    },
    input: (draft) => ({
      body: {
        ...draft,
        payerDocument: draft.payerDocument.trim(),
        payerName: draft.payerName.trim(),
        payerAccount: draft.payerAccount.trim(),
      },
    }),
    done: texts.done,
    onDone,
  })
  return <DeskForm form={form} act={texts.save} />
}

/** In which lines the file of a batch is made, and from which account the house pays. */
export const BankFileForm = () => {
  const read = useRead(api.settlements.bankFileSettings, {})
  return (
    <Answer of={read} wait="lines">
      {(known) => <Form key={JSON.stringify(known)} known={known} onDone={() => void read.refetch()} />}
    </Answer>
  )
}
