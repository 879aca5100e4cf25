/** The municipalities in memory, with what a search compares already computed. Built by tools/places/build-gazetteer.mjs. */
import { greatCircleKm, type Point } from '@arriero/domain/places/geography'
import gazetteer from './data/gazetteer.json' with { type: 'json' }

export type Town = {
  code: string
  name: string
  department: string
  latitude: number
  longitude: number
  population: number
  /** Folded: the official name, then another that people type. */
  keys: readonly string[]
  departmentKey: string
}

/** Lower case without accents or punctuation: `  Bogotá D.C. ` is `bogota d c`. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()

const text = (cell: string | number | undefined): string => String(cell ?? '')

const departments = new Map(Object.entries(gazetteer.departments))

const readTown = ([code, name, latitude, longitude, population, alias]: (string | number)[]): Town => {
  const department = departments.get(text(code).slice(0, 2))
  if (department === undefined) throw new Error(`gazetteer.json: no department for ${text(code)}`)
  return {
    code: text(code),
    name: text(name),
    department,
    latitude: Number(latitude),
    longitude: Number(longitude),
    population: Number(population),
    keys: alias === undefined ? [fold(text(name))] : [fold(text(name)), fold(text(alias))],
    departmentKey: fold(department),
  }
}

export const towns: readonly Town[] = gazetteer.rows.map(readTown)

export const gazetteerAttribution = gazetteer.attribution

/** About how far the built-up area reaches from the head: 1.5 km for a village, 11 km for Bogotá. */
export const builtUpKm = ({ population }: Town): number => 1.5 + 3.5 * Math.sqrt(population / 1_000_000)

const fromEdgeKm = (town: Town, point: Point): number => greatCircleKm(town, point) - builtUpKm(town)

/** Counted from the edge of each town: a quarter of Bogotá may lie nearer to the next village's church than to the capital's. */
export const nearestTown = (latitude: number, longitude: number): Town =>
  towns.reduce((best, town) =>
    fromEdgeKm(town, { latitude, longitude }) < fromEdgeKm(best, { latitude, longitude }) ? town : best,
  )

const byFiveDigits = new Map(towns.map((town) => [town.code, town]))

const fiveDigits = (code: string): string =>
  code.length > 5 ? code.padStart(8, '0').slice(0, 5) : code.padStart(5, '0')

/** By 5 digits, or by the 8 of the transport register; dropped leading zeros are put back. */
export const townOfCode = (code: string): Town | undefined => byFiveDigits.get(fiveDigits(code))
