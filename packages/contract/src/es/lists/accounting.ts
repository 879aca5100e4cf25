import { shortCode } from '@arriero/domain/people/identifiers'
import { payStatuses, type AccountingRow } from '../../money/accounting.ts'
import { api } from '../../index.ts'
import { listValue, type CellValue } from '../../lists/column.ts'
import { moneyStateTexts, noAmountText as missing, paymentDetail, payStatusTextOf } from '../accounting.ts'
import { statusFilters } from '../words.ts'

/** `$value`, or N/A where there is none. Spec §2. */
const amount = (title: string) => ({ title, kind: 'amount', missing }) as const
/** An amount that the table sums, one of `summedAmounts`. */
const part = (title: string) => ({ ...amount(title), isSummed: true }) as const
const text = (title: string, value: (row: AccountingRow) => CellValue) =>
  ({ title, kind: 'text', missing, value }) as const

/**
 * The accounting table: the file in the specification's order, the screen with the service and its pesos first; what is beyond the
 * specification comes after. Spec §2.
 */
export const accountingList = listValue(api.accounting.orders)({
  name: 'accounting',
  title: 'Contabilidad',
  label: 'Contabilidad de los servicios',
  search: 'servicio, persona, lugar o placa',
  days: 'Fecha',
  spans: 'inSight',
  empty: [
    'Todavía no hay servicios con pagos',
    'Cuando un cliente pague, su servicio aparecerá aquí con su liquidación y sus asientos.',
  ],
  columns: {
    status: {
      ...text('Estado', ({ statusOrder }) => statusOrder),
      filters: statusFilters(['assigned', 'running', 'finished', 'cancelled']),
      widthPx: 118,
      card: 'aside',
    },
    transaction: {
      title: 'N.º de transacción',
      kind: 'code',
      value: ({ _id }) => shortCode(_id),
      widthPx: 108,
      isAlways: true,
      isPinned: true,
      isSearchable: true,
      card: 'title',
    },
    identification: { title: 'Identificación', kind: 'text', missing, widthPx: 120 },
    payStatus: {
      ...text('Estado de la transacción', ({ pay }) => payStatusTextOf(pay.status)),
      filters: Object.fromEntries(payStatuses.map((status) => [status, payStatusTextOf(status)])),
      widthPx: 140,
    },
    date: { title: 'Fecha', kind: 'day', widthPx: 98, isSortable: true, card: 'fact' },
    driver: {
      ...text('Conductor', ({ driver }) => driver?.name),
      widthPx: 170,
      isSearchable: true,
      card: 'fact',
    },
    bank: { ...text('Banco', ({ driver }) => driver?.pay?.bank), widthPx: 110 },
    accountType: { ...text('Tipo de cuenta', ({ driver }) => driver?.pay?.accountType), widthPx: 100 },
    accountNumber: { ...text('Número de cuenta', ({ driver }) => driver?.pay?.accountNumber), widthPx: 124 },
    travel: { title: 'Viaje', kind: 'text', missing, widthPx: 420, card: 'fact' },
    profitsDriver: part('Ganancia del conductor'),
    profits: part('Ganancia de la plataforma'),
    totalCost: part('Costo'),
    priceCommodity: amount('Valor declarado'),
    payDetail: { ...text('Detalle del pago', paymentDetail), widthPx: 150 },
    ivaCost: part('IVA'),
    priceInsurance: {
      ...part('Venta del seguro'),
      filters: { true: 'Asegurado', false: 'Sin seguro' },
    },
    priceArrieroInsurance: part('Costo del seguro'),
    percentArrieroInsurance: part('IVA del seguro'),
    total: { ...part('Total'), isSortable: true, card: 'fact' },
    client: {
      ...text('Dueño de carga', ({ client }) => client.name),
      widthPx: 170,
      isSearchable: true,
      isOptional: true,
    },
    assignedDriver: {
      ...text('Quien condujo', ({ assignedDriver }) => assignedDriver?.name),
      widthPx: 150,
      isOptional: true,
    },
    moneyState: {
      title: 'Estado del dinero',
      kind: 'choice',
      words: moneyStateTexts,
      filters: true,
      widthPx: 148,
      card: 'fact',
    },
    agreed: { ...amount('Total acordado'), card: 'fact' },
    standby: { ...part('Stand-by'), isOptional: true },
    ivaStandby: { ...part('IVA del stand-by'), isOptional: true },
    fee: { ...part('Cobro por cancelar'), isOptional: true },
    refund: { ...part('Devolución'), card: 'fact' },
    refunded: part('Devuelto'),
    service: { title: 'Servicio', kind: 'text', value: ({ _id }) => _id },
    balances: {
      title: 'Saldos',
      kind: 'text',
      isDrawn: true,
      value: () => null,
      widthPx: 230,
      isOptional: true,
    },
  },
  screen: [
    'status',
    'transaction',
    'date',
    'moneyState',
    'profitsDriver',
    'profits',
    'totalCost',
    'ivaCost',
    'total',
    'agreed',
    'refund',
    'refunded',
    'priceInsurance',
    'priceArrieroInsurance',
    'percentArrieroInsurance',
    'identification',
    'payStatus',
    'payDetail',
    'driver',
    'bank',
    'accountType',
    'accountNumber',
    'travel',
    'priceCommodity',
    'client',
    'assignedDriver',
    'standby',
    'ivaStandby',
    'fee',
    'balances',
  ],
  filters: {
    transaction: ['one', 'id'],
    priceInsurance: ['many', 'isInsurance'],
    standing: 'one',
  },
})
