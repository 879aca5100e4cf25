/** What the product asks of a gazetteer or geocoder. Decisions §13. */

import type { Point } from '@arriero/domain/places/geography'

export type Place = {
  /** DIVIPOLA code of the municipality, 5 digits. */
  code: string
  /** The municipality. */
  town: string
  department: string
  /** One line to show and keep: street text, town, department. */
  name: string
  /** What was typed beside the town, or what the geocoder found below it. */
  street?: string
  latitude: number
  longitude: number
  /** About how far the town is built up around its centre. */
  reachKm: number
  /** True for a street or a house; false where the point is only the town's centre. */
  isExact: boolean
}

export interface PlacesProvider {
  /** Places in Colombia, best first; drivers behind a network throw ProviderError. Blank text finds nothing. */
  search(text: string, limit: number): Promise<Place[]>
  /** The municipality a pin lies in; at sea or in land without one, that whose built-up head is nearest. */
  at(point: Point): Place
  /** By 5 digits, or by the 8 of the transport register; dropped leading zeros are put back. */
  byCode(code: string): Place | undefined
  /** The municipalities of this very name, or of another that people give them, the largest first; accents and case do not count. */
  named(name: string): Place[]
  /** Must be shown where places are searched. */
  attribution: string
}
