export const referenceTexts = {
  official: 'Costo oficial del Ministerio de Transporte (SICE-TAC) para esta ruta: es el piso legal.',
  estimated: (low: string, high: string) =>
    `Costo del viaje estimado, entre ${low} y ${high}; no es un piso legal: el Ministerio no publica esta ruta para este vehículo.`,
  estimate: 'Costo de referencia (estimado)',
  between: (low: string, high: string) => `entre ${low} y ${high}`,
  ways: 'Rutas oficiales',
  waysTitle: (count: number) => `Las ${count} rutas oficiales`,
  way: (way: { km: string; hours: string; tolls: string; cost: string }) =>
    `${way.km}, ${way.hours}, peajes ${way.tolls}: ${way.cost}`,
  officialDistance: (distance: string) => `${distance}, distancia oficial del Ministerio de Transporte`,
} as const

export const townTexts = {
  town: 'Municipio',
  noTown: 'Ningún municipio con ese nombre',
  searching: 'Buscando…',
} as const
