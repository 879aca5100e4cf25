/** The embedded places: every Colombian municipality, no network. */
import { placeLine } from '@arriero/domain/place-name'
import { matchTowns } from './matching.ts'
import type { Place, PlacesProvider } from './port.ts'
import { gazetteerAttribution, nearestTown, towns } from './towns.ts'
import type { Town } from './towns.ts'

/** `Calle 13 # 68-20, Bogotá D.C.` or `La Mesa, Cundinamarca`. */
export const placeName = ({ name, department }: Town, street = ''): string =>
  placeLine([street, name, department].join(', '))

const placeOf = (town: Town, street = ''): Place => ({
  code: town.code,
  town: town.name,
  department: town.department,
  name: placeName(town, street),
  ...(street !== '' && { street }),
  latitude: town.latitude,
  longitude: town.longitude,
  isExact: false,
})

const byFiveDigits = new Map(towns.map((town) => [town.code, town]))

const fiveDigits = (code: string): string =>
  code.length > 5 ? code.padStart(8, '0').slice(0, 5) : code.padStart(5, '0')

export const createGazetteer = (): PlacesProvider => ({
  search: (text, limit) =>
    Promise.resolve(matchTowns(text, limit).map(({ town, street }) => placeOf(town, street))),
  nearest: (latitude, longitude) => placeOf(nearestTown(latitude, longitude)),
  byCode: (code) => {
    const town = byFiveDigits.get(fiveDigits(code))
    return town && placeOf(town)
  },
  attribution: gazetteerAttribution,
})
