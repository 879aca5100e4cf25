/** Addresses below the screen; the list's filters stay in the query behind every modal. */
import { paths } from '#shared/paths.ts'

/** The word of an address and what it opens over the list. */
export const clientViews = {
  ofertas: 'offers',
  seguro: 'insurance',
  mapa: 'map',
  fotos: 'photos',
  fecha: 'moveDate',
  cancelar: 'cancel',
  calificar: 'rate',
  espera: 'standby',
  devolucion: 'refund',
  reclamar: 'complain',
  mensajes: 'messages',
  repetir: 'repeat',
  plantilla: 'template',
} as const

export type ClientView = 'detail' | (typeof clientViews)[keyof typeof clientViews]

const at = (orderId: string, word?: keyof typeof clientViews | 'pagar') =>
  `${paths.clientServices}/${orderId}${word ? `/${word}` : ''}`

export const addresses = {
  list: paths.clientServices,
  create: `${paths.clientServices}/nuevo`,
  republish: (orderId: string) => `${paths.clientServices}/nuevo?de=${orderId}`,
  detail: (orderId: string) => at(orderId),
  offers: (orderId: string) => at(orderId, 'ofertas'),
  pay: (orderId: string) => at(orderId, 'pagar'),
  payStandby: (orderId: string) => `${at(orderId, 'pagar')}/espera`,
  insure: (orderId: string) => at(orderId, 'seguro'),
  map: (orderId: string) => at(orderId, 'mapa'),
  photos: (orderId: string) => at(orderId, 'fotos'),
  moveDate: (orderId: string) => at(orderId, 'fecha'),
  cancel: (orderId: string) => at(orderId, 'cancelar'),
  rate: (orderId: string) => at(orderId, 'calificar'),
  standby: (orderId: string) => at(orderId, 'espera'),
  refund: (orderId: string) => at(orderId, 'devolucion'),
  complain: (orderId: string) => at(orderId, 'reclamar'),
  messages: (orderId: string) => at(orderId, 'mensajes'),
  repeat: (orderId: string) => at(orderId, 'repetir'),
  template: (orderId: string) => at(orderId, 'plantilla'),
} as const
