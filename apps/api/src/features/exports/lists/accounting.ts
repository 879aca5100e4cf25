import { api } from '@arriero/contract'
import { summedAmounts, type AccountingRow } from '@arriero/contract/accounting'
import { moneyStateTexts, paymentDetail, payStatusTextOf } from '@arriero/contract/es/accounting'
import { journalList } from '@arriero/contract/es/lists/journal'
import { accountingRows } from '#features/accounting/accounting-rows.views.ts'
import { journalEntries } from '#features/accounting/journal-entries.views.ts'
import { type ExportColumn, exportList, fileOf } from '../export-list.ts'
import { accountingExportTexts as texts } from './accounting.texts.ts'

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

export const journalExport = fileOf({
  list: journalList,
  roles: bookkeepers,
  isOneMoment: true,
  query: api.accounting.entries.query,
  page: journalEntries,
})
