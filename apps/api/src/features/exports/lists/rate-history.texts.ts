export const rateHistoryExportTexts = {
  title: 'Historial de porcentajes',
  at: 'Desde',
  by: 'Quién',
  profit: 'Ganancia (%)',
  insurance: 'Seguro (%)',
  percent: 'IVA (%)',
  insurer: 'Parte de Arriero en el seguro (%)',
} as const
