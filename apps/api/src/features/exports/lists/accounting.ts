import { api } from '@arriero/contract'
import { accountingList } from '@arriero/contract/es/lists/accounting'
import { journalList } from '@arriero/contract/es/lists/journal'
import { accountingRows } from '#features/accounting/accounting-rows.views.ts'
import { journalEntries } from '#features/accounting/journal-entries.views.ts'
import { fileOf } from '../export-list.ts'

const bookkeepers = ['administrator', 'accountancy'] as const

/** The report of the specification: the day and the product's name, as of one moment. Spec §2. */
export const accountingExport = fileOf({
  list: accountingList,
  roles: bookkeepers,
  names: {
    file: (day, brand) => `${day}${brand}`,
    sheet: (brand) => `${accountingList.title} ${brand}`,
  },
  isOneMoment: true,
  query: api.accounting.orders.query,
  page: accountingRows,
})

export const journalExport = fileOf({
  list: journalList,
  roles: bookkeepers,
  isOneMoment: true,
  query: api.accounting.entries.query,
  page: journalEntries,
})
