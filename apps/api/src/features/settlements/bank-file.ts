/** A batch as the bank reads it: CSV with semicolons, every code in quotes so that no nought is lost. docs/bank-file.md. */
import type { Payout } from '@arriero/contract/settlement-shapes'
import { isLegalPerson } from '@arriero/domain/accounts'
import type { Role } from '@arriero/domain/roles'
import { bankCodeOf } from './bank-codes.texts.ts'
import { bankFileTexts } from './bank-file.texts.ts'

export const bankFileColumns = [
  'tipo_documento',
  'documento',
  'nombre',
  'codigo_banco',
  'banco',
  'tipo_cuenta',
  'numero_cuenta',
  'valor',
  'referencia',
  'concepto',
] as const

/** Letters without accents, digits and a few signs: what every bank takes, and nothing that a spreadsheet would run. */
const bankText = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toUpperCase()
    .replace(/[^A-Z0-9 .&/-]/g, ' ')
    .replace(/^[^A-Z0-9]+/, '')
    .replace(/\s+/g, ' ')
    .trim()

const quoted = (text: string): string => `"${bankText(text)}"`

const lineOf = ({ _id, carrier, pay, net, order }: Payout): string => {
  const account = pay ?? { bank: '', accountType: '', accountNumber: '' }
  const isCompany = isLegalPerson(carrier.rol as Role)
  return [
    quoted(isCompany ? 'NIT' : 'CC'),
    quoted(carrier.identification),
    quoted(carrier.name),
    quoted(bankCodeOf(account.bank)),
    quoted(account.bank),
    quoted(bankFileTexts.accountType(account.accountType)),
    quoted(account.accountNumber),
    String(net),
    quoted(_id.slice(18)),
    quoted(bankFileTexts.concept(order.slice(18))),
  ].join(';')
}

/** Lines end as the banks' programs want them. */
export const bankFile = (payouts: readonly Payout[]): string =>
  `${[bankFileColumns.join(';'), ...payouts.map(lineOf)].join('\r\n')}\r\n`
