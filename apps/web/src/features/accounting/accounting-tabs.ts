/** The tabs of accounting in their order, each by its word in the address; the table has none. */
import { paths } from '#shared/paths.ts'

export const accountingTabs = {
  table: '',
  payouts: 'pagos',
  batches: 'lotes',
  refunds: 'reembolsos',
  complaints: 'reclamos',
  withholdings: 'retenciones',
  ledger: 'libro',
  reconciliation: 'conciliacion',
} as const
export type AccountingTab = keyof typeof accountingTabs

export const accountingTabPath = (word: string): string =>
  word === '' ? paths.accounting : `${paths.accounting}/${word}`
