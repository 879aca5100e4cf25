/** From what a geocoder found to a place of ours, with the municipality's code. */
import { joinCredits, openStreetMapCredit } from '#providers/credits.texts.ts'
import { placeName } from './gazetteer.ts'
import type { Place } from './port.ts'
import { townNamed } from './municipalities.ts'
import { builtUpKm, gazetteerAttribution } from './towns.ts'

export type Finding = {
  latitude: number
  longitude: number
  /** The municipality as the geocoder calls it. */
  town: string | undefined
  /** Everything below the town, already in one line; absent when the town itself was found. */
  street: string | undefined
}

export const placeFound = ({ latitude, longitude, town: name, street }: Finding): Place => {
  const town = townNamed(name, latitude, longitude)
  return {
    code: town.code,
    town: town.name,
    department: town.department,
    name: placeName(town, street),
    ...(street !== undefined && { street }),
    latitude,
    longitude,
    reachKm: builtUpKm(town),
    isExact: street !== undefined,
  }
}

/** Name of the thing, street with number: what is known of them, without repetition. */
export const joinStreet = (parts: readonly (string | undefined)[]): string | undefined => {
  const known = [...new Set(parts.filter((part) => part !== undefined && part !== ''))]
  return known.length === 0 ? undefined : known.join(', ')
}

/** Map data of both services. */
export const mapAttribution = joinCredits(openStreetMapCredit, gazetteerAttribution)
