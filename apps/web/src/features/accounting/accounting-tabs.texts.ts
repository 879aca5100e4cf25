import type { AccountingTab } from './accounting-tabs.ts'

export const accountingTabTexts: Readonly<Record<AccountingTab, string>> = {
  table: 'Contabilidad',
  payouts: 'Pagos',
  batches: 'Lotes',
  refunds: 'Devoluciones',
  complaints: 'Reclamos',
  withholdings: 'Retenciones',
  ledger: 'Libro diario',
  reconciliation: 'Conciliación',
}
