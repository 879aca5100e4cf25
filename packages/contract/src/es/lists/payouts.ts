import type { SettlementConcept } from '@arriero/domain/money/settlement'
import { api } from '../../index.ts'
import { listValue, type CellValue, type ListColumn } from '../../lists/column.ts'
import type { OwnPayout, Payout } from '../../money/settlement-shapes.ts'
import { errorTexts } from '../errors.ts'
import { payoutKindTexts, payoutStateTexts } from '../settlement.ts'
import { personColumns, routeColumns, serviceColumn } from './shared.ts'

const sumOf = ({ lines }: OwnPayout, concept: SettlementConcept): number =>
  lines.reduce((sum, line) => (line.concept === concept ? sum + line.amount : sum), 0)

/** Kept back is below zero, as on the settlement: the columns of a row come to its net. */
const withheld = (concept: SettlementConcept, title: string) =>
  ({
    of: 'withheld',
    title,
    kind: 'pesos',
    isSummed: true,
    value: (row: OwnPayout): CellValue => sumOf(row, concept),
  }) as const

const facts = {
  order: { ...serviceColumn, card: 'fact' },
  ...routeColumns,
  plate: { of: 'order', title: 'Placa', kind: 'text', value: ({ licensePlate }) => licensePlate },
  kind: { title: 'Concepto', kind: 'choice', words: payoutKindTexts, widthPx: 110 },
  state: {
    title: 'Estado',
    kind: 'choice',
    words: payoutStateTexts,
    filters: true,
    widthPx: 230,
    card: 'aside',
  },
  hold: {
    of: 'state',
    title: 'Por qué no se puede pagar',
    kind: 'text',
    value: ({ hold }) => (hold === null ? null : errorTexts[hold]),
  },
  earnedAt: { title: 'Terminó', kind: 'day', isSortable: true, widthPx: 120 },
  dueOn: { title: 'Vence', kind: 'day', card: 'fact' },
} as const satisfies Record<string, ListColumn<OwnPayout>>

const money = {
  gross: { title: 'Valor', kind: 'pesos', isSummed: true, widthPx: 116 },
  withheld: {
    title: 'Retenciones',
    kind: 'pesos',
    isDrawn: true,
    value: (row) => 0 - row.withheld,
    widthPx: 116,
  },
  sourceWithholding: withheld('sourceWithholding', 'Retención en la fuente'),
  industryWithholding: withheld('industryWithholding', 'ReteICA'),
  fopat: withheld('fopat', 'FOPAT'),
  advances: {
    title: 'Anticipos',
    kind: 'pesos',
    isSummed: true,
    value: ({ advances }) => 0 - advances,
    widthPx: 116,
  },
  deducted: {
    title: 'Por deudas',
    kind: 'pesos',
    isSummed: true,
    value: ({ deducted }) => 0 - deducted,
    widthPx: 116,
  },
  net: { title: 'Neto', kind: 'pesos', isStrong: true, isSummed: true, widthPx: 116, card: 'fact' },
  reference: { title: 'Referencia', kind: 'text', widthPx: 140 },
  paidAt: { of: 'state', title: 'Pagado el', kind: 'moment' },
} as const satisfies Record<string, ListColumn<OwnPayout>>

const { person, identification } = personColumns('carrier', 'Transportador', ({ carrier }: Payout) => carrier)

/** What carriers are owed and were paid, in the file with what was kept back in columns of its own. Decisions §16. */
export const payoutsList = listValue(api.settlements.payouts)({
  name: 'payouts',
  title: 'Pagos a transportadores',
  search: 'persona, servicio o referencia',
  days: facts.earnedAt.title,
  spans: 'amongFilters',
  empty: [
    'Todavía no hay pagos por hacer',
    'Cuando un servicio termine, su transportador aparecerá aquí con su liquidación.',
  ],
  columns: {
    carrier: { ...person, widthPx: 200, card: 'title', isAlways: true },
    identification,
    ...facts,
    kind: { ...facts.kind, filters: true },
    dueOn: { ...facts.dueOn, isSortable: true },
    ...money,
    advances: { ...money.advances, isOptional: true },
    deducted: { ...money.deducted, of: 'advances' },
    last: { of: 'net', title: 'Último pago', kind: 'pesos', value: ({ last }) => last?.net },
    difference: {
      title: 'Frente al último',
      kind: 'pesos',
      value: ({ last }) => last?.difference,
      widthPx: 130,
      isOptional: true,
    },
    reference: { ...money.reference, isOptional: true },
    bank: { of: 'carrier', title: 'Banco', kind: 'text', value: ({ pay }) => pay?.bank },
    accountType: {
      of: 'carrier',
      title: 'Tipo de cuenta',
      kind: 'text',
      value: ({ pay }) => pay?.accountType,
    },
    accountNumber: {
      of: 'carrier',
      title: 'Número de cuenta',
      kind: 'text',
      value: ({ pay }) => pay?.accountNumber,
    },
    batch: { of: 'state', title: 'Lote', kind: 'number', value: ({ batch }) => batch?.number },
    askedBy: { of: 'state', title: 'Registró', kind: 'text', value: ({ askedBy }) => askedBy?.name },
    paidBy: { of: 'state', title: 'Confirmó', kind: 'text', value: ({ paidBy }) => paidBy?.name },
  },
  screen: [
    'carrier',
    'order',
    'state',
    'net',
    'dueOn',
    'kind',
    'earnedAt',
    'gross',
    'withheld',
    'advances',
    'difference',
    'reference',
  ],
  filters: { ready: ['one', 'isReady'], carrier: ['one', 'carrierId'] },
})

/** A carrier's own earnings, and nobody else's. */
export const ownEarningsList = listValue(api.settlements.own)({
  name: 'own-earnings',
  title: 'Mis ingresos',
  label: 'Ingresos por servicio',
  search: 'servicio, ciudad o placa',
  days: facts.earnedAt.title,
  spans: 'inSight',
  empty: [
    'Todavía no tiene ingresos',
    'Cuando termine su primer servicio, aquí verá cuánto recibe y cuándo.',
  ],
  columns: {
    ...facts,
    order: { ...facts.order, card: 'title', isAlways: true },
    kind: { ...facts.kind, widthPx: 100 },
    state: { ...facts.state, widthPx: 200 },
    earnedAt: { ...facts.earnedAt, widthPx: 110, card: 'fact' },
    ...money,
    gross: { ...money.gross, widthPx: 112, card: 'fact' },
    withheld: { ...money.withheld, widthPx: 112 },
    advances: { ...money.advances, widthPx: 100 },
    net: { ...money.net, widthPx: 120 },
  },
  screen: ['order', 'state', 'net', 'earnedAt', 'gross', 'withheld', 'advances', 'deducted', 'kind'],
  filters: { vehicle: ['one', 'vehicleId'], driver: ['one', 'driverId'] },
})
