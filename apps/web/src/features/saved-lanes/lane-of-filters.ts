import type { api } from '@arriero/contract'
import type { CallInput } from '@arriero/contract/endpoint'
import { reachMostKm } from '@arriero/domain/lanes/saved-lanes'

type Lane = CallInput<typeof api.savedLanes.create>['body']
type Filters = Readonly<Record<string, readonly string[] | undefined>>

/** As far as the board looks around a town unless told. */
const usualKm = 60

const numberOf = ([text]: readonly string[] = []): number | undefined => {
  const value = Number(text)
  return text !== undefined && Number.isFinite(value) ? Math.round(value) : undefined
}

const endOf = (filters: Filters, end: 'origin' | 'destination'): Lane['origin'] => {
  const code = filters[`${end}Code`]?.[0]
  if (!code) return null
  return { code, reach: Math.min(reachMostKm, numberOf(filters[`${end}Km`]) ?? usualKm) }
}

const atLeastOne = (value: number | undefined) => (value !== undefined && value >= 1 ? value : null)

/** What of a board's filters lasts: days, a truck of one's own and empty kilometres are of today. */
export const laneOfFilters = (filters: Filters): Lane => ({
  origin: endOf(filters, 'origin'),
  destination: endOf(filters, 'destination'),
  typeVehicleIds: [...(filters['typeVehicle'] ?? [])],
  perKmLeast: atLeastOne(numberOf(filters['perKmLeast'])),
  weightMost: atLeastOne(numberOf(filters['weightMost'])),
})

/** Between the towns of a load, as far around each as the board looks; in whatever, for whatever: his own trucks narrow it. */
export const laneLike = (originCode: string, destinationCode: string): Lane => ({
  origin: { code: originCode, reach: usualKm },
  destination: { code: destinationCode, reach: usualKm },
  typeVehicleIds: [],
  perKmLeast: null,
  weightMost: null,
})
