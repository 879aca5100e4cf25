export const wizardTexts = {
  back: 'Atrás',
  next: 'Continuar',
  summary: 'Lo que lleva hasta ahora',
  keptTitle: 'Su avance queda guardado',
  kept: 'Puede volver y seguir donde iba, en esta misma pestaña.',
  nothingYet: 'Aquí verá sus respuestas.',
  progress: (step: number, of: number) => `Paso ${step} de ${of}`,
} as const
