const listed = (parts: readonly (string | false)[]): string => parts.filter(Boolean).join(' ')

export const lineTexts = {
  /** Of the shell, over all screens. `asOf`: from when what is shown is. */
  banner: ({ asOf, questions }: { asOf: string | undefined; questions: number }): string =>
    listed([
      'Sin conexión con Arriero.',
      // The hour ends with its own point: `a. m.`
      asOf !== undefined && `Datos ${asOf}`,
      questions === 1 && 'Averiguamos si su último envío llegó en cuanto vuelva.',
      questions > 1 && `Averiguamos si sus ${questions} últimos envíos llegaron en cuanto vuelva.`,
      questions === 0 && 'Se actualiza solo en cuanto vuelva.',
    ]),
  /** Over a form that shows nothing of age. */
  formBanner: 'Sin conexión con Arriero. Lo que escriba aquí se queda: envíelo en cuanto vuelva.',
  /** `de las 8:42 a. m.` or `de la 1:05 p. m.`; of another day with its date. */
  timeOf: (time: string): string => `de ${time.startsWith('1:') ? 'la' : 'las'} ${time}`,
  dayOf: (date: string, time: string): string => `del ${date}, ${time}`,
  waitingTitle: 'Esta parte espera la conexión',
  waiting: 'No hay conexión con Arriero. Se carga sola en cuanto vuelva.',
  /** Under what decides something, before it is pressed. */
  needsLine: 'Para esto hace falta conexión: sin ella no se envía nada.',
  notSent: 'No se envió: no hay conexión con Arriero. Aquí queda todo como lo dejó; inténtelo cuando vuelva.',
} as const
