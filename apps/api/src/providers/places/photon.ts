/** Places from a Photon server (GeoJSON answers over OpenStreetMap data). */
import { z } from 'zod'
import { askJson } from './ask-json.ts'
import type { MapService } from './ask-json.ts'
import { joinStreet, mapAttribution, placeFound } from './found-place.ts'
import { createGazetteer } from './gazetteer.ts'
import type { Place, PlacesProvider } from './port.ts'

/** West, south, east, north of Colombia with its islands; neighbours inside the box are dropped by country. */
const colombia = '-81.9,-4.3,-66.8,13.6'

const properties = z.object({
  countrycode: z.string().optional(),
  name: z.string().optional(),
  street: z.string().optional(),
  housenumber: z.string().optional(),
  city: z.string().optional(),
  county: z.string().optional(),
  type: z.string().optional(),
})

const feature = z.object({
  geometry: z.object({ coordinates: z.tuple([z.number(), z.number()]) }),
  properties,
})

const answer = z.object({ features: z.array(feature) })

/** What Photon calls a municipality or something around one. */
const townTypes = new Set(['city', 'county', 'state', 'country'])

const placeOf = ({ geometry, properties: found }: z.output<typeof feature>): Place => {
  const isTown = townTypes.has(found.type ?? '')
  const number = found.housenumber === undefined ? '' : ` # ${found.housenumber}`
  return placeFound({
    longitude: geometry.coordinates[0],
    latitude: geometry.coordinates[1],
    town: isTown ? found.name : (found.city ?? found.county),
    street: isTown ? undefined : joinStreet([found.name, found.street && `${found.street}${number}`]),
  })
}

export const createPhotonPlaces = (service: MapService): PlacesProvider => ({
  ...createGazetteer(),
  attribution: mapAttribution,
  search: async (text, limit) => {
    if (text.trim() === '' || limit < 1) return []
    const query = { q: text, limit: String(limit * 2), bbox: colombia }
    const { features } = await askJson(service, { path: '/api', query, shape: answer })
    const inside = features.filter(({ properties: found }) => found.countrycode === 'CO')
    return inside.slice(0, limit).map(placeOf)
  },
})
