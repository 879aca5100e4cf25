import { groupDigits } from '@arriero/domain/typed/numbers'
import { api } from '../../../index.ts'
import { listValue } from '../../../lists/column.ts'
import type { Payable } from '../../../money/settlement-shapes.ts'
import { errorTexts } from '../../errors.ts'
import { maskedAccount } from '../../settlement.ts'
import { personColumns } from '../shared.ts'

const { person, identification } = personColumns(
  'carrier',
  'Transportador',
  ({ carrier }: Payable) => carrier,
)

type Account = Payable['accounts'][number]['pay']

const accountText = (pay: Account): string =>
  pay ? `${pay.bank}, ${pay.accountType} ${maskedAccount(pay.accountNumber)}` : 'Sin cuenta registrada'

const wholeAccount = (pay: Account): string =>
  pay ? `${pay.bank}, ${pay.accountType} ${pay.accountNumber}` : ''

/** Of most one; of who changed his, each with what goes to it. */
const accountsText = ({ accounts }: Payable): string =>
  accounts
    .map(({ pay, net }) =>
      accounts.length === 1 ? accountText(pay) : `${accountText(pay)}: $${groupDigits(String(net))}`,
    )
    .join(' · ')

const changeText = ({ payChange }: Payable): string | null => {
  if (payChange === null) return null
  return payChange.checked ? 'Cuenta nueva, ya confirmada' : 'Cuenta nueva sin confirmar'
}

const heldText = ({ held }: Payable): string => held.map(({ hold }) => errorTexts[hold]).join(' ')

/** What is still to be paid, by carrier and account. As in the list of payouts what is taken off stands below zero. */
export const payablesList = listValue(api.settlements.payables)({
  name: 'payables',
  title: 'Por pagar, por transportador',
  search: 'transportador o identificación',
  empty: ['No hay nada por pagar', 'Cuando un servicio termine, su transportador aparecerá aquí.'],
  columns: {
    carrier: { ...person, widthPx: 200, card: 'title', isAlways: true },
    identification,
    accounts: {
      title: 'Cuenta',
      kind: 'text',
      value: accountsText,
      note: changeText,
      file: {
        kind: 'text',
        value: ({ accounts }) => accounts.map(({ pay }) => wholeAccount(pay)).join(' · '),
      },
      widthPx: 250,
      card: 'fact',
    },
    change: { of: 'accounts', title: 'Cambio de cuenta', kind: 'text', value: changeText },
    dueOn: { title: 'Vence', kind: 'day', isSortable: true, widthPx: 110, card: 'fact' },
    count: { title: 'Pagos', kind: 'number', widthPx: 80 },
    freight: {
      title: 'Flete',
      kind: 'pesos',
      isSummed: true,
      value: ({ gross, commission }) => gross + commission,
      widthPx: 118,
    },
    commission: {
      title: 'Comisión',
      kind: 'pesos',
      isSummed: true,
      value: ({ commission }) => 0 - commission,
      widthPx: 112,
    },
    gross: { title: 'Valor', kind: 'pesos', isSummed: true, widthPx: 118, isOptional: true },
    withheld: {
      title: 'Retenciones',
      kind: 'pesos',
      isSummed: true,
      value: ({ withheld }) => 0 - withheld,
      widthPx: 112,
    },
    advances: {
      title: 'Anticipos',
      kind: 'pesos',
      isSummed: true,
      value: ({ advances }) => 0 - advances,
      widthPx: 112,
    },
    deducted: {
      title: 'Por deudas',
      kind: 'pesos',
      isSummed: true,
      value: ({ deducted }) => 0 - deducted,
      widthPx: 112,
    },
    net: { title: 'Neto', kind: 'pesos', isStrong: true, isSummed: true, widthPx: 120, card: 'aside' },
    ready: {
      title: 'Listo para pagar',
      kind: 'pesos',
      isSummed: true,
      value: ({ ready }) => ready.net,
      widthPx: 130,
      card: 'fact',
    },
    held: { of: 'ready', title: 'Retenido por', kind: 'text', value: heldText },
  },
  screen: [
    'carrier',
    'accounts',
    'dueOn',
    'net',
    'ready',
    'freight',
    'commission',
    'withheld',
    'advances',
    'deducted',
    'count',
    'gross',
  ],
  filters: { new: ['one', 'hasNewAccount'] },
})
