export const keptGroundTexts = {
  keeping: (percent: number) => `Guardando el mapa del viaje en el teléfono: ${percent} %`,
  kept: (size: string) => `El mapa de este viaje está en el teléfono (${size}): se ve sin señal.`,
  keptInPart: (size: string) => `Parte del mapa de este viaje está en el teléfono (${size}).`,
  notKept: 'El mapa de este viaje no está en el teléfono: sin señal no se verá.',
  keep: 'Guardar el mapa',
  remove: 'Borrar',
} as const
