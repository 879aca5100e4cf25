/** A place as a person gives it: a town, street words, and a pin that starts at the town's centre. Decisions §13. */
import type { api } from '@arriero/contract'
import type { CallInput, ReplyOf } from '@arriero/contract/endpoint'
import { isInColombia } from '@arriero/domain/places/colombia'
import { placeLine as tellPlace } from '@arriero/domain/places/place-name'
import type { NamedPoint, Point } from '#shared/map/places.ts'
import type { FoundTown } from '#shared/reference/use-towns.ts'
import { placesTexts } from './places.texts.ts'

export interface PlaceAnswer {
  code: string
  /** Town and department, as the list showed them. */
  town: string
  street: string
  centre: Point
  pin: Point
  /** The pin was placed by a person. */
  exact: boolean
  /** How the pin is told while no street is written: `Vía 45A a 3 km de Girón`. */
  words?: string | undefined
  /** How far around its centre the town reaches; null where a street was found, and absent in older drafts. */
  zoneKm?: number | null | undefined
}

type PlaceAt = ReplyOf<typeof api.places.at>

export const townLabel = ({ town, department }: FoundTown): string => tellPlace(`${town}, ${department}`)

type KeptPlace = { name: string; code: string; exact: boolean; zoneKm: number | null } & Point

/** A place as it was kept: its one line stands for town and street. */
export const keptAnswer = ({ name, latitude, longitude, code, exact, zoneKm }: KeptPlace): PlaceAnswer => {
  const pin = { latitude, longitude }
  return { code, town: name, street: '', centre: pin, pin, exact, zoneKm }
}

/** An answer may bring street words before the town: "Calle 13 # 68-20, Bogotá D.C.". */
const streetOf = (found: FoundTown): string => {
  const ending = `, ${townLabel(found)}`
  return found.name.endsWith(ending) ? found.name.slice(0, -ending.length) : ''
}

export const choose = (found: FoundTown, street: string): PlaceAnswer => {
  const point = { latitude: found.latitude, longitude: found.longitude }
  return {
    code: found.code,
    town: townLabel(found),
    street: streetOf(found) || street,
    centre: point,
    pin: point,
    exact: found.exact,
    zoneKm: found.zoneKm,
  }
}

const sixDecimals = (degrees: number) => Math.round(degrees * 1_000_000) / 1_000_000

export const withPin = (place: PlaceAnswer, { latitude, longitude }: Point): PlaceAnswer => ({
  ...place,
  pin: { latitude: sixDecimals(latitude), longitude: sixDecimals(longitude) },
  exact: true,
})

export const withoutPin = (place: PlaceAnswer): PlaceAnswer => ({
  ...place,
  pin: place.centre,
  exact: false,
  words: undefined,
})

/** A pin with the town it lies in; what was written as its street stays what it is. */
export const namedPin = ({ town, road }: PlaceAt, point: Point, street: string): PlaceAnswer => {
  // The town's own words are its name alone, so the street stays.
  return { ...withPin(choose(town, street), point), words: placesTexts.roadWords(road) }
}

export const isPinAt = ({ exact, pin }: PlaceAnswer, point: Point): boolean =>
  exact && pin.latitude === sixDecimals(point.latitude) && pin.longitude === sixDecimals(point.longitude)

/** One line to read and to keep. */
export const placeLine = ({ street, words, town }: PlaceAnswer): string => {
  const place = street.trim() || words
  return place ? `${place}, ${town}` : town
}

/** As a map shows it: without a pin of its own it is somewhere in its town. */
export const markedPlace = (place: PlaceAnswer): NamedPoint => ({
  ...place.pin,
  name: placeLine(place),
  zoneKm: place.exact ? null : place.zoneKm,
})

type WirePlace = CallInput<typeof api.orders.create>['body']['origin']

export const wirePlace = (place: PlaceAnswer): WirePlace => ({
  name: placeLine(place),
  ...place.pin,
  code: place.code,
  ...(place.exact ? { exact: true } : {}),
})

const coordinates = /^\s*\(?\s*(-?\d{1,2}(?:\.\d+)?)\s*[,;\s]\s*(-?\d{1,3}(?:\.\d+)?)\s*\)?\s*$/

/** `4.65, -74.1` as maps copy it; undefined for anything else or outside Colombia. */
export const parseCoordinates = (text: string): Point | undefined => {
  const [, latitude, longitude] = coordinates.exec(text) ?? []
  if (latitude === undefined || longitude === undefined) return undefined
  const point = { latitude: Number(latitude), longitude: Number(longitude) }
  return isInColombia(point) ? point : undefined
}

const folded = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[,\s]+$/, '')
    .trim()

/** What was typed names this town, so leaving the field chooses it. */
export const isNamed = (typed: string, found: FoundTown): boolean =>
  [found.town, townLabel(found), found.name].some((name) => folded(name) === folded(typed))
