/** Addresses below the services of an enterprise: `<tab>`, `<tab>/<id>`, `<tab>/<id>/<view>`. */
export const tabs = ['mis', 'disponibles'] as const
export type Tab = (typeof tabs)[number]

export const mineViews = {
  fotos: 'photos',
  mapa: 'map',
  asignar: 'assign',
  documento: 'support',
  reportar: 'report',
  devolver: 'release',
  calificar: 'rate',
} as const
export const availableViews = { fotos: 'photos', mapa: 'map', tomar: 'take' } as const

export type MineView = 'detail' | (typeof mineViews)[keyof typeof mineViews]
export type AvailableView = 'detail' | (typeof availableViews)[keyof typeof availableViews]

export type EnterprisePlace =
  | { tab: 'mis'; open?: { orderId: string; view: MineView } }
  | { tab: 'disponibles'; open?: { orderId: string; view: AvailableView } }

const isTab = (text: string | undefined): text is Tab => tabs.some((tab) => tab === text)

const viewIn = <View extends string>(views: Readonly<Record<string, View>>, word: string | undefined) => {
  if (word === undefined) return 'detail'
  return Object.hasOwn(views, word) ? views[word] : undefined
}

/** Undefined: there is nothing at this address. */
export const readEnterprisePlace = (rest: string): EnterprisePlace | undefined => {
  const [tab, orderId, word, ...more] = rest.split('/').filter(Boolean)
  if (!isTab(tab) || more.length > 0) return undefined
  if (orderId === undefined) return { tab }
  if (!/^[0-9a-f]{24}$/.test(orderId)) return undefined
  if (tab === 'mis') {
    const view = viewIn(mineViews, word)
    return view && { tab, open: { orderId, view } }
  }
  const view = viewIn(availableViews, word)
  return view && { tab, open: { orderId, view } }
}
