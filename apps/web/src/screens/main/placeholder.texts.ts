export const appTextsPlaceholder = { title: 'Servicios' } as const
