/** The soft disc of a place of which only the surroundings are known: its town, or what may be told of it. */
import { kmPerDegree, type Line } from '@arriero/domain/places/geography'
import { placeLines } from '@arriero/domain/places/place-name'
import { mapTexts } from './map.texts.ts'
import type { NamedPoint, Point } from './places.ts'

/** Enough corners for an edge that looks round. */
const corners = 64

/** A closed ring so many kilometres around a point, on the ground and not on the screen. */
export const ringAround = ({ latitude, longitude }: Point, km: number): Line => {
  const north = km / kmPerDegree
  const east = north / Math.cos((latitude * Math.PI) / 180)
  return Array.from({ length: corners + 1 }, (_, corner) => {
    // The last is the first to the letter: a ring closes.
    const turn = ((corner % corners) / corners) * 2 * Math.PI
    return [longitude + east * Math.cos(turn), latitude + north * Math.sin(turn)] as const
  })
}

export const ringOf = (place: NamedPoint): Line | undefined =>
  place.zoneKm ? ringAround(place, place.zoneKm) : undefined

/** A place in words that say no more than is known: what is no point is the zone of its town. */
export const placeInWords = ({ name, zoneKm }: NamedPoint): string => {
  if (!zoneKm) return name
  const { town, street } = placeLines(name)
  return street === undefined ? mapTexts.zone(town) : mapTexts.inZone(name, town)
}
