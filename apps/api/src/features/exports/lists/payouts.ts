import { api } from '@arriero/contract'
import { errorTexts } from '@arriero/contract/es/errors'
import { payoutKindTexts, payoutStateTexts } from '@arriero/contract/es/settlement'
import type { OwnPayout, Payout } from '@arriero/contract/settlement-shapes'
import { isCounted } from '@arriero/domain/payouts'
import type { SettlementConcept } from '@arriero/domain/settlement'
import { ownPayouts, payoutList } from '#features/settlements/payouts.views.ts'
import { type ExportColumn, exportList } from '../export-list.ts'
import { ownEarningsExportTexts, payoutsExportTexts } from './payouts.texts.ts'
import { personColumns, routeColumns, serviceColumn } from './service-columns.ts'

type Words = Omit<typeof ownEarningsExportTexts, 'title'>

const sumOf = ({ lines }: OwnPayout, concept: SettlementConcept): number =>
  lines.reduce((sum, line) => (line.concept === concept ? sum + line.amount : sum), 0)

/** Kept back is below zero, as on the settlement: the columns of a row come to its net. */
const withheld = (concept: SettlementConcept, title: string): ExportColumn<OwnPayout> => ({
  key: concept,
  of: 'withheld',
  title,
  kind: 'pesos',
  isSummed: true,
  value: (row) => sumOf(row, concept),
})

const money = (texts: Words): ExportColumn<OwnPayout>[] => [
  { key: 'gross', title: texts.gross, kind: 'pesos', isSummed: true, value: ({ gross }) => gross },
  withheld('sourceWithholding', texts.sourceWithholding),
  withheld('industryWithholding', texts.industryWithholding),
  withheld('fopat', texts.fopat),
  {
    key: 'advances',
    title: texts.advances,
    kind: 'pesos',
    isSummed: true,
    value: ({ advances }) => 0 - advances,
  },
  {
    key: 'deducted',
    of: 'advances',
    title: texts.deducted,
    kind: 'pesos',
    isSummed: true,
    value: ({ deducted }) => 0 - deducted,
  },
  { key: 'net', title: texts.net, kind: 'pesos', isSummed: true, value: ({ net }) => net },
]

const facts = (texts: Words): ExportColumn<OwnPayout>[] => [
  serviceColumn,
  ...routeColumns,
  { key: 'plate', of: 'order', title: texts.plate, kind: 'text', value: ({ licensePlate }) => licensePlate },
  { key: 'kind', title: texts.kind, kind: 'text', value: ({ kind }) => payoutKindTexts[kind] },
  { key: 'state', title: texts.state, kind: 'text', value: ({ state }) => payoutStateTexts[state] },
  {
    key: 'hold',
    of: 'state',
    title: texts.hold,
    kind: 'text',
    value: ({ hold }) => (hold === null ? null : errorTexts[hold]),
  },
  { key: 'earnedAt', title: texts.earnedAt, kind: 'day', value: ({ earnedAt }) => earnedAt },
  { key: 'dueOn', title: texts.dueOn, kind: 'day', value: ({ dueOn }) => dueOn },
]

const paid = (texts: Words): ExportColumn<OwnPayout>[] => [
  { key: 'reference', title: texts.reference, kind: 'text', value: ({ reference }) => reference },
  { key: 'paidAt', of: 'state', title: texts.paidAt, kind: 'moment', value: ({ paidAt }) => paidAt },
]

const texts = payoutsExportTexts

const carrier = personColumns('carrier', texts.carrier, (row: Payout) => row.carrier)

const account: readonly ExportColumn<Payout>[] = [
  { key: 'bank', of: 'carrier', title: texts.bank, kind: 'text', value: ({ pay }) => pay?.bank },
  {
    key: 'accountType',
    of: 'carrier',
    title: texts.accountType,
    kind: 'text',
    value: ({ pay }) => pay?.accountType,
  },
  {
    key: 'accountNumber',
    of: 'carrier',
    title: texts.accountNumber,
    kind: 'text',
    value: ({ pay }) => pay?.accountNumber,
  },
  { key: 'batch', of: 'state', title: texts.batch, kind: 'number', value: ({ batch }) => batch?.number },
  { key: 'askedBy', of: 'state', title: texts.askedBy, kind: 'text', value: (row) => row.askedBy?.name },
  { key: 'paidBy', of: 'state', title: texts.paidBy, kind: 'text', value: (row) => row.paidBy?.name },
]

/** What carriers are owed and were paid, with what was kept back in columns of its own. Decisions §16. */
export const payoutsExport = exportList({
  name: 'payouts',
  roles: ['administrator', 'accountancy'],
  title: texts.title,
  isOneMoment: true,
  query: api.settlements.payouts.query,
  columns: [...carrier, ...facts(texts), ...money(texts), ...paid(texts), ...account],
  sums: { of: isCounted, title: texts.totals },
  page: payoutList,
})

const own = ownEarningsExportTexts

/** A carrier's own earnings, and nobody else's. */
export const ownEarningsExport = exportList({
  name: 'own-earnings',
  roles: ['enterprise'],
  title: own.title,
  isOneMoment: true,
  query: api.settlements.own.query,
  columns: [...facts(own), ...money(own), ...paid(own)],
  sums: { of: isCounted, title: own.totals },
  page: ownPayouts,
})
