/** Addresses below the screen; the list's filters stay in the query behind every modal. */
import { paths } from '#shared/paths.ts'

const at = (orderId: string, modal = '') => `${paths.clientServices}/${orderId}${modal && `/${modal}`}`

export const addresses = {
  list: paths.clientServices,
  create: `${paths.clientServices}/nuevo`,
  republish: (orderId: string) => `${paths.clientServices}/nuevo?de=${orderId}`,
  detail: (orderId: string) => at(orderId),
  offers: (orderId: string) => at(orderId, 'ofertas'),
  pay: (orderId: string) => at(orderId, 'pagar'),
  insure: (orderId: string) => at(orderId, 'seguro'),
  map: (orderId: string) => at(orderId, 'mapa'),
  photos: (orderId: string) => at(orderId, 'fotos'),
  cancel: (orderId: string) => at(orderId, 'cancelar'),
  rate: (orderId: string) => at(orderId, 'calificar'),
} as const
