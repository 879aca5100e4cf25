const words = 'la ruta, los municipios y los peajes'

export const keptGroundTexts = {
  keeping: (percent: number) => `Guardando el mapa del viaje en el teléfono: ${percent} %`,
  kept: (size: string) =>
    `El mapa de este viaje está en el teléfono (${size}), con ${words}: se ve sin señal.`,
  keptInPart: (size: string) =>
    `Parte del mapa de este viaje está en el teléfono (${size}), con ${words}: se ve sin señal.`,
  notKept: 'El mapa de este viaje no está en el teléfono: sin señal no se verá.',
  /** Read with the trip, and kept with it. */
  wordsKept: 'La ruta, los municipios y los peajes sí se leen.',
  keep: 'Guardar el mapa',
  remove: 'Borrar el mapa',
} as const
