/** A batch in the lines that one bank reads, by its layout. docs/bank-file.md. */
import {
  fixedLayouts,
  fixedLine,
  type AccountKind,
  type FixedLayout,
  type HeadFact,
  type LineFact,
  type Payer,
} from '@arriero/domain/money/bank-layouts'
import type { Payout } from '@arriero/contract/money/settlement-shapes'
import { isLegalPerson } from '@arriero/domain/people/accounts'
import type { Role } from '@arriero/domain/people/roles'
import { AppError, fail } from '#app-error.ts'
import { bankFileTexts } from './bank-file.texts.ts'
import { bankText, referenceOf } from './bank-text.ts'

type FileOfBatch = { number: number; day: string; payer: Payer; payouts: readonly Payout[] }

/** These banks count letters: what they do not name as one is left out. */
const narrow = (text: string): string => bankText(text).replace(/[.&]/g, ' ').replace(/\s+/g, ' ').trim()
const digitsOf = (text: string): string => text.replace(/\D/g, '')

/** The bank tells the files of one day apart by it: A0 … Z9. */
const sequenceOf = (number: number): string =>
  `${String.fromCharCode(65 + (number % 26))}${Math.floor(number / 26) % 10}`

const headOf = (
  { number, day, payer, payouts }: FileOfBatch,
  layout: FixedLayout,
): Record<HeadFact, string> => ({
  payerDocument: digitsOf(payer.document),
  payerName: narrow(payer.name),
  payerAccount: digitsOf(payer.account),
  payerAccountKind: fixedLayouts[layout].payerAccountKinds[payer.accountKind],
  payerOffice: digitsOf(payer.account).slice(0, 3),
  purpose: narrow(bankFileTexts.purpose(number)),
  sequence: sequenceOf(number),
  day: digitsOf(day),
  count: String(payouts.length),
  total: String(payouts.reduce((sum, { net }) => sum + net, 0)),
})

const kindOf = (accountType: string): AccountKind =>
  bankFileTexts.accountType(accountType) === 'CC' ? 'current' : 'savings'

const lineOf = (payout: Payout, layout: FixedLayout, day: string): Record<LineFact, string> => {
  const { carrier, net, order } = payout
  const pay = payout.pay ?? { accountNumber: '', accountType: '', bankCode: '' }
  const { documentKinds, accountKinds, bankDigits } = fixedLayouts[layout]
  return {
    document: digitsOf(carrier.identification),
    documentKind: documentKinds[isLegalPerson(carrier.rol as Role) ? 'company' : 'person'],
    name: narrow(carrier.name),
    bank: pay.bankCode.slice(-bankDigits),
    account: digitsOf(pay.accountNumber),
    accountKind: accountKinds[kindOf(pay.accountType)],
    net: String(net),
    day: digitsOf(day),
    reference: referenceOf(payout),
    concept: narrow(bankFileTexts.concept(order.slice(18))),
  }
}

/** What is not certain is never written: a fixed file has no room for a person's hand. */
export const fixedFile = (layout: FixedLayout, file: FileOfBatch): string => {
  const unknown = file.payouts.filter(({ pay }) => !pay || pay.bankCode === '')
  if (unknown.length > 0)
    throw new AppError('bank_file.bank_unknown', { orderIds: unknown.map(({ order }) => order) })
  const { head, line } = fixedLayouts[layout]
  const lines = file.payouts.map((payout) => ({
    payout,
    line: fixedLine(line, lineOf(payout, layout, file.day)),
  }))
  const tooLong = lines.filter((one) => one.line === undefined)
  if (tooLong.length > 0)
    throw new AppError('bank_file.does_not_fit', { orderIds: tooLong.map(({ payout }) => payout.order) })
  const first = fixedLine(head, headOf(file, layout)) ?? fail('bank_file.does_not_fit')
  return `${[first, ...lines.map((one) => one.line)].join('\r\n')}\r\n`
}
