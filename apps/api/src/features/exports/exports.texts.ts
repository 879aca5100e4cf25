export const exportsTexts = { yes: 'Sí', no: 'No', none: 'N/A', totals: 'Totales' } as const
