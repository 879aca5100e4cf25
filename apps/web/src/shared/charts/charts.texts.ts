export const chartsTexts = { asTable: 'Ver en una tabla' } as const
