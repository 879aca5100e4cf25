/** Places from a Nominatim server (OpenStreetMap data). */
import { z } from 'zod'
import { askJson } from './ask-json.ts'
import type { MapService } from './ask-json.ts'
import { joinStreet, mapAttribution, placeFound } from './found-place.ts'
import { createGazetteer } from './gazetteer.ts'
import type { Place, PlacesProvider } from './port.ts'

const address = z.object({
  house_number: z.string().optional(),
  road: z.string().optional(),
  suburb: z.string().optional(),
  city: z.string().optional(),
  town: z.string().optional(),
  village: z.string().optional(),
  municipality: z.string().optional(),
  county: z.string().optional(),
})

/** Degrees come as text. */
const found = z.object({
  lat: z.coerce.number(),
  lon: z.coerce.number(),
  name: z.string().optional(),
  addresstype: z.string().optional(),
  address: address.optional(),
})

const answer = z.array(found)

/** What Nominatim calls a municipality or something around one. */
const townTypes = new Set(['city', 'town', 'village', 'municipality', 'county', 'state', 'country'])

const townOf = (parts: z.output<typeof address>): string | undefined =>
  parts.city ?? parts.town ?? parts.village ?? parts.municipality ?? parts.county

const streetOf = (name: string | undefined, { road, house_number: number }: z.output<typeof address>) =>
  joinStreet([name === road ? undefined : name, road && number ? `${road} # ${number}` : road])

const placeOf = ({ lat, lon, name, addresstype, address: parts = {} }: z.output<typeof found>): Place => {
  const isTown = townTypes.has(addresstype ?? '')
  return placeFound({
    latitude: lat,
    longitude: lon,
    town: isTown ? name : townOf(parts),
    street: isTown ? undefined : streetOf(name, parts),
  })
}

export const createNominatimPlaces = (service: MapService): PlacesProvider => ({
  ...createGazetteer(),
  attribution: mapAttribution,
  search: async (text, limit) => {
    if (text.trim() === '' || limit < 1) return []
    const query = {
      q: text,
      format: 'jsonv2',
      addressdetails: '1',
      countrycodes: 'co',
      'accept-language': 'es',
      limit: String(limit),
    }
    const places = await askJson(service, { path: '/search', query, shape: answer })
    return places.slice(0, limit).map(placeOf)
  },
})
