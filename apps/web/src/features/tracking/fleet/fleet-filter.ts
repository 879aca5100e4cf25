import type { Truck, TruckStep } from '@arriero/contract/places/tracking'
import { holdsWords, searchForm } from '@arriero/domain/typed/search-words'

/** What is no step of a trip. */
export const lookedFor = ['all', 'attention', 'late', 'stray'] as const
export type FleetView = TruckStep | (typeof lookedFor)[number]
export interface FleetFilter {
  text: string
  view: FleetView
}

export const wantsAttention = ({ isSilent, isOffRoute, isLate }: Truck): boolean =>
  isSilent || isOffRoute || isLate

const wordsOf = ({ licensePlate, driver, carrier, origin, destination }: Truck) =>
  searchForm([licensePlate, driver.name, carrier.name, origin, destination].join(' '))

const isOfView = (truck: Truck, view: FleetView): boolean => {
  if (view === 'all') return true
  if (view === 'attention') return wantsAttention(truck)
  if (view === 'stray') return truck.isOffRoute
  return view === 'late' ? truck.isLate : truck.step === view
}

/** Accents, capitals and what separates a plate do not matter; every word must be found. */
export const fits = (truck: Truck, { text, view }: FleetFilter): boolean => {
  if (!isOfView(truck, view)) return false
  const words = searchForm(text).split(' ').filter(Boolean)
  if (words.length === 0) return true
  const all = wordsOf(truck)
  return words.every((word) => holdsWords(all, word))
}

export const pageRows = 20

/** On which page of the list a truck stands, from 1; undefined where it does not stand in it. */
export const pageOf = (ordered: readonly Truck[], wantedId: string | undefined): number | undefined => {
  const at = ordered.findIndex(({ orderId }) => orderId === wantedId)
  return at < 0 ? undefined : Math.floor(at / pageRows) + 1
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
