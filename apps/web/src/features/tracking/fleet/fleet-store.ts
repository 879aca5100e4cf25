/** Trucks that move many times a second, kept outside React: the map takes what has moved, the list redraws now and then. */
import type { Truck } from '@arriero/contract/places/tracking'

type Position = NonNullable<Truck['position']>

export interface FleetStore {
  /** What the server answered, whole; places that came later stay. */
  replace: (trucks: readonly Truck[]) => void
  /** False where this truck is not known: it has set out since. */
  move: (orderId: string, position: Position) => boolean
  get: (orderId: string) => Truck | undefined
  /** The same array until something has changed and `publish` was called. */
  snapshot: () => readonly Truck[]
  /** What has moved since the last call. */
  takeMoved: () => Truck[]
  /** Lets the list see what has happened, where anything has. */
  publish: () => void
  subscribe: (listener: () => void) => () => void
}

const newer = (known: Position | null, given: Position | null): Position | null =>
  known && given && known.at > given.at ? known : given

export const createFleetStore = (): FleetStore => {
  let trucks = new Map<string, Truck>()
  let shown: readonly Truck[] = []
  let isStale = false
  const moved = new Set<string>()
  const listeners = new Set<() => void>()
  const publish = () => {
    if (!isStale) return
    isStale = false
    shown = [...trucks.values()]
    for (const listener of listeners) listener()
  }
  return {
    replace: (answered) => {
      const before = trucks
      trucks = new Map(
        answered.map((truck) => {
          const known = before.get(truck.orderId)?.position ?? null
          return [truck.orderId, { ...truck, position: truck.position && newer(known, truck.position) }]
        }),
      )
      isStale = true
      publish()
    },
    move: (orderId, position) => {
      const truck = trucks.get(orderId)
      if (!truck) return false
      // Late points never move a truck back. Decisions §14.
      if (truck.position && truck.position.at >= position.at) return true
      trucks.set(orderId, { ...truck, position, isSilent: false })
      moved.add(orderId)
      isStale = true
      return true
    },
    get: (orderId) => trucks.get(orderId),
    snapshot: () => shown,
    takeMoved: () => {
      const list = [...moved].flatMap((id) => trucks.get(id) ?? [])
      moved.clear()
      return list
    },
    publish,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
