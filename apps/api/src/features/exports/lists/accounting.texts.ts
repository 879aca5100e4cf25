export const accountingExportTexts = {
  /** What is left out is in the sum of another row, or owed no more. */
  totals: 'Totales sin anticipos, devueltos ni anulados',
} as const
