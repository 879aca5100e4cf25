export const peopleTexts = {
  tabs: { natural: 'Persona natural', empresa: 'Empresa' },
} as const
