/** Addresses below the list of the administrator: `<id>`, `<id>/fotos`, `<id>/mapa`. */
export const viewPaths = { photos: 'fotos', map: 'mapa' } as const

export type ServiceView = 'detail' | keyof typeof viewPaths

export interface ServicePlace {
  orderId: string
  view: ServiceView
}

const isId = (text: string | undefined): text is string => /^[0-9a-f]{24}$/.test(text ?? '')

/** `list`: nothing is open; undefined: there is nothing at this address. */
export const readServicePlace = (rest: string): ServicePlace | 'list' | undefined => {
  const [orderId, view, ...more] = rest.split('/').filter(Boolean)
  if (orderId === undefined) return 'list'
  if (!isId(orderId) || more.length > 0) return undefined
  if (view === undefined) return { orderId, view: 'detail' }
  if (view === viewPaths.photos) return { orderId, view: 'photos' }
  return view === viewPaths.map ? { orderId, view: 'map' } : undefined
}
