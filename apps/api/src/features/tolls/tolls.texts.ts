/** Words of the workbook of tolls. */
export const tollSheetTexts = {
  title: 'Tarifas de peajes',
  code: 'Código INVÍAS',
  name: 'Peaje',
  categories: 'Categorías',
  fileName: (validFrom: string) => `Tarifas de peajes ${validFrom}.xlsx`,
  words: { yes: 'Sí', no: 'No' },
} as const
