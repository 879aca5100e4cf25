export const saveSearchTexts = {
  save: 'Avisarme de cargas así',
  saved: 'Le avisaremos de las cargas nuevas que estén en esta ruta',
} as const
