export const exportsTexts = { yes: 'Sí', no: 'No' } as const
