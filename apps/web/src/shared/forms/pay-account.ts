/** The account a person is paid to, wherever it is asked for. */
import { lettersMost } from '@arriero/domain/typed/limits'
import { accountTypeTexts } from '@arriero/contract/es/words'
import type { Fields } from './form-spec.ts'
import { formsTexts } from './forms.texts.ts'

const texts = formsTexts.pay

export interface TypedPay {
  bank: string
  accountType: (typeof accountTypeTexts)[number] | undefined
  accountNumber: string
}

export const noPay: TypedPay = { bank: '', accountType: undefined, accountNumber: '' }

export const payFields = {
  bank: {
    kind: 'text',
    label: texts.bank,
    most: lettersMost.bank,
    required: 'pay.bank_required',
    wire: 'pay.bank',
  },
  accountType: {
    kind: 'choice',
    isRadios: true,
    label: texts.type,
    options: accountTypeTexts.map((value) => ({ value, label: value })),
    required: 'pay.account_type_required',
    wire: 'pay.accountType',
  },
  accountNumber: {
    kind: 'digits',
    label: texts.number,
    help: texts.numberHelp,
    most: lettersMost.accountNumber,
    required: 'pay.account_number_required',
    wire: 'pay.accountNumber',
  },
} as const satisfies Fields<TypedPay>
