import { api } from '@arriero/contract'
import { summedAmounts, type AccountingRow } from '@arriero/contract/accounting'
import {
  journalEventTexts,
  ledgerAccountTexts,
  moneyStateTexts,
  paymentDetail,
  payStatusTextOf,
} from '@arriero/contract/es/accounting'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { accountingRows } from '#features/accounting/accounting-rows.views.ts'
import { journalEntries } from '#features/accounting/journal-entries.views.ts'
import { type ExportColumn, exportList } from '../export-list.ts'
import { accountingExportTexts as texts, journalExportTexts as journalTexts } from './accounting.texts.ts'

const bookkeepers = ['administrator', 'accountancy'] as const

type Amount = {
  [K in keyof AccountingRow]: AccountingRow[K] extends number | null ? K : never
}[keyof AccountingRow]

const isSummed = (key: string): boolean => summedAmounts.some((summed) => summed === key)

const amount = (key: Exclude<Amount, 'status'>): ExportColumn<AccountingRow> => ({
  key,
  title: texts[key],
  kind: 'amount',
  ...(isSummed(key) && { isSummed: true }),
  value: (row) => row[key],
})

const text = (
  key: Exclude<keyof typeof texts, 'title' | 'sheet'>,
  value: ExportColumn<AccountingRow>['value'],
): ExportColumn<AccountingRow> => ({ key, title: texts[key], kind: 'text', value })

/** In the specification's order, Spec §2; what is beyond it comes after. */
const columns: readonly ExportColumn<AccountingRow>[] = [
  text('status', ({ statusOrder }) => statusOrder),
  text('transaction', ({ _id }) => _id.slice(-6)),
  text('identification', ({ identification }) => identification),
  text('payStatus', ({ pay }) => payStatusTextOf(pay.status)),
  { key: 'date', title: texts.date, kind: 'day', value: ({ date }) => date },
  text('driver', ({ driver }) => driver?.name),
  text('bank', ({ driver }) => driver?.pay?.bank),
  text('accountType', ({ driver }) => driver?.pay?.accountType),
  text('accountNumber', ({ driver }) => driver?.pay?.accountNumber),
  text('travel', ({ travel }) => travel),
  amount('profitsDriver'),
  amount('profits'),
  amount('totalCost'),
  amount('priceCommodity'),
  text('payDetail', paymentDetail),
  amount('ivaCost'),
  amount('priceInsurance'),
  amount('priceArrieroInsurance'),
  amount('percentArrieroInsurance'),
  amount('total'),
  text('client', ({ client }) => client.name),
  text('assignedDriver', ({ assignedDriver }) => assignedDriver?.name),
  text('moneyState', ({ moneyState }) => moneyStateTexts[moneyState]),
  amount('agreed'),
  amount('standby'),
  amount('ivaStandby'),
  amount('fee'),
  amount('refund'),
  amount('refunded'),
  text('service', ({ _id }) => _id),
]

/** The report of the specification: the day and the product's name, as of one moment. */
export const accountingExport = exportList({
  name: 'accounting',
  roles: bookkeepers,
  title: texts.title,
  names: { file: (day, brand) => `${day}${brand}`, sheet: texts.sheet },
  isOneMoment: true,
  query: api.accounting.orders.query,
  columns,
  page: accountingRows,
})

type Entry = ReplyOf<typeof api.accounting.entries>['items'][number]

const entryColumns: readonly ExportColumn<Entry>[] = [
  { key: 'at', title: journalTexts.at, kind: 'moment', value: ({ at }) => at },
  { key: 'posting', title: journalTexts.posting, kind: 'text', value: ({ transactionId }) => transactionId },
  { key: 'kind', title: journalTexts.kind, kind: 'text', value: ({ kind }) => journalEventTexts[kind] },
  {
    key: 'account',
    title: journalTexts.account,
    kind: 'text',
    value: ({ account }) => ledgerAccountTexts[account],
  },
  {
    key: 'debit',
    title: journalTexts.debit,
    kind: 'pesos',
    isSummed: true,
    value: ({ amount: pesos }) => (pesos > 0 ? pesos : null),
  },
  {
    key: 'credit',
    title: journalTexts.credit,
    kind: 'pesos',
    isSummed: true,
    value: ({ amount: pesos }) => (pesos < 0 ? -pesos : null),
  },
  { key: 'orderId', title: journalTexts.service, kind: 'text', value: ({ orderId }) => orderId },
  { key: 'travel', of: 'orderId', title: journalTexts.travel, kind: 'text', value: ({ travel }) => travel },
]

export const journalExport = exportList({
  name: 'journal',
  roles: bookkeepers,
  title: journalTexts.title,
  isOneMoment: true,
  query: api.accounting.entries.query,
  columns: entryColumns,
  page: journalEntries,
})
