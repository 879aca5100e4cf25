import { leastParties, leastServices } from '@arriero/domain/lanes/lanes'

export const lanesTexts = {
  title: 'Cómo ha estado esta ruta',
  /** Of which months the newest figures are. */
  lately: (when: string, services: number) => `Lo último, ${when}: ${services} servicios.`,
  rule: `Meses cerrados con al menos ${leastServices} servicios, de ${leastParties} o más clientes y transportadores. La barra es la mitad central; la línea, el valor medio. No se dice de quién son.`,
  none: `Aún no hay historia suficiente de esta ruta con este vehículo. La mostramos por meses cerrados, desde ${leastServices} servicios de al menos ${leastParties} clientes y ${leastParties} transportadores.`,
  failed: 'No pudimos traer la historia de la ruta',
  period: 'Meses',
  services: 'Servicios',
  series: {
    price: 'Precio del cliente, antes de IVA',
    freight: 'Lo que ganó el transportador',
    hours: 'Del cargue a la entrega',
  },
  between: (low: string, high: string) => `${low} a ${high}`,
  joined: (first: string, last: string) => `${first}–${last}`,
  half: (low: string, high: string) => `la mitad central, de ${low} a ${high}`,
  unknown: 'Sin dato',
  hours: (hours: string) => `${hours} h`,
  millions: (millions: string) => `$${millions} M`,
} as const
