/** Addresses below the services of an enterprise: `<tab>`, `<tab>/<id>`, `<tab>/<id>/<view>`. */
import { type Opened, readListPlace } from '#features/orders/lists/list-place.ts'

export const tabs = ['mis', 'disponibles'] as const
export type Tab = (typeof tabs)[number]

export const mineViews = {
  fotos: 'photos',
  mapa: 'map',
  asignar: 'assign',
  documento: 'support',
  reportar: 'report',
  devolver: 'release',
  anticipo: 'advance',
  calificar: 'rate',
  mensajes: 'messages',
} as const
export const availableViews = { fotos: 'photos', mapa: 'map', tomar: 'take' } as const

export type MineView = 'detail' | (typeof mineViews)[keyof typeof mineViews]
export type AvailableView = 'detail' | (typeof availableViews)[keyof typeof availableViews]

export type EnterprisePlace =
  | { tab: 'mis'; open?: Opened<MineView> }
  | { tab: 'disponibles'; open?: Opened<AvailableView> }

const isTab = (text: string | undefined): text is Tab => tabs.some((tab) => tab === text)

/** Undefined: there is nothing at this address. */
export const readEnterprisePlace = (rest: string): EnterprisePlace | undefined => {
  const [tab, ...below] = rest.split('/').filter(Boolean)
  if (!isTab(tab)) return undefined
  if (tab === 'mis') {
    const open = readListPlace(below.join('/'), mineViews)
    return open === 'list' ? { tab } : open && { tab, open }
  }
  const open = readListPlace(below.join('/'), availableViews)
  return open === 'list' ? { tab } : open && { tab, open }
}
