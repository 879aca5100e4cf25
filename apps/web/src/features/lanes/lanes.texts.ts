import { leastParties, leastServices } from '@arriero/domain/lanes/lanes'

export const lanesTexts = {
  title: 'Cómo ha estado esta ruta',
  /** Of a lane in one sentence, the newest period. */
  lately: (when: string, services: number, words: string) => `${when}: ${words}, en ${services} servicios.`,
  rule: `Meses cerrados con al menos ${leastServices} servicios, de ${leastParties} o más clientes y transportadores. La barra es la mitad central; la línea, el valor medio. No se dice de quién son.`,
  none: `Aún no hay historia suficiente de esta ruta con este vehículo. La mostramos por meses cerrados, desde ${leastServices} servicios de al menos ${leastParties} clientes y ${leastParties} transportadores.`,
  failed: 'No pudimos traer la historia de la ruta',
  period: 'Meses',
  services: 'Servicios',
  series: {
    price: { title: 'Precio del cliente, antes de IVA', usual: 'Precio medio', half: 'Mitad central' },
    freight: { title: 'Lo que ganó el transportador', usual: 'Flete medio', half: 'Mitad central' },
    hours: { title: 'Del cargue a la entrega', usual: 'Tiempo medio', half: 'Mitad central' },
  },
  said: {
    price: (usual: string, low: string, high: string) =>
      `precio antes de IVA de ${usual} (la mitad central, entre ${low} y ${high})`,
    freight: (usual: string, low: string, high: string) =>
      `el transportador ganó ${usual} (la mitad central, entre ${low} y ${high})`,
    hours: (usual: string, low: string, high: string) =>
      `${usual} del cargue a la entrega (entre ${low} y ${high})`,
  },
  between: (low: string, high: string) => `${low} a ${high}`,
  unknown: 'Sin dato',
  hours: (hours: string) => `${hours} h`,
  millions: (millions: string) => `$${millions} M`,
} as const
