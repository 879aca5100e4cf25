export const wizardTexts = {
  back: 'Atrás',
  next: 'Continuar',
  summary: 'Lo que lleva hasta ahora',
  nothingYet: 'Aquí verá sus respuestas.',
  progress: (step: number, of: number) => `Paso ${step} de ${of}`,
} as const
