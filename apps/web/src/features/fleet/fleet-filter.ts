import type { Truck, TruckStep } from '@arriero/contract/fleet'

export type FleetView = TruckStep | 'all' | 'attention'
export interface FleetFilter {
  text: string
  view: FleetView
}

export const wantsAttention = ({ isSilent, isOffRoute }: Truck): boolean => isSilent || isOffRoute

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

const wordsOf = ({ licensePlate, driver, carrier, origin, destination }: Truck) =>
  plain([licensePlate, driver.name, carrier.name, origin, destination].join(' '))

const isOfView = (truck: Truck, view: FleetView): boolean => {
  if (view === 'all') return true
  return view === 'attention' ? wantsAttention(truck) : truck.step === view
}

/** Accents and capitals do not matter; every word must be found. */
export const fits = (truck: Truck, { text, view }: FleetFilter): boolean => {
  if (!isOfView(truck, view)) return false
  const words = plain(text).split(/\s+/).filter(Boolean)
  if (words.length === 0) return true
  const all = wordsOf(truck)
  return words.every((word) => all.includes(word))
}

/** Plates have no accents: comparing thousands of them by a language's rules would only take longer. */
const byPlate = (one: string, other: string): number => (one < other ? -1 : Number(one > other))

/** Who wants a look comes first, then by plate. */
export const inOrder = (trucks: readonly Truck[]): Truck[] =>
  trucks.toSorted(
    (one, other) =>
      Number(wantsAttention(other)) - Number(wantsAttention(one)) ||
      byPlate(one.licensePlate ?? '', other.licensePlate ?? ''),
  )
