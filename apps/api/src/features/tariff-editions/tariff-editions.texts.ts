/** Words of the workbook; its rows are named in contract/es/tariff. */
export const sheetTexts = {
  title: 'Tarifa de referencia',
  parameter: 'Parámetro',
  unit: 'Unidad',
  general: 'General',
  fileName: (validFrom: string) => `Tarifa de referencia ${validFrom}.xlsx`,
  words: { yes: 'Sí', no: 'No' },
} as const
