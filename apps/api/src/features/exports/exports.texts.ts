export const exportsTexts = {
  yes: 'Sí',
  no: 'No',
  none: 'N/A',
  totals: 'Totales',
  /** The sheet of sums by state, and the column of how many rows there are of each. */
  byState: 'Por estado',
  rows: 'Filas',
} as const
