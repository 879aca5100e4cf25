/** What is strange in the ministry's tables. Nothing is mended here: figures that are law are told as they are printed. */
import { axles, terrains, type RouteRow, type TollRow } from './read.ts'
import { readerOfPlaces } from './places.ts'
import { roadOddities } from './roads.ts'
import type { Municipalities } from './towns.ts'

export type Tables = {
  routes: readonly RouteRow[]
  tolls: readonly TollRow[]
  municipalities: Municipalities
}

/** Faults forbid the file; the others are told. */
export type Oddity = { what: string; isFault: boolean; ids: string[] }

export const idsOf = <Row extends { id: string }>(
  rows: readonly Row[],
  isOdd: (row: Row) => boolean,
): string[] => rows.filter(isOdd).map(({ id }) => id)

/** Those whose key another has had before. */
const repeated = <Row extends { id: string }>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
): string[] => {
  const seen = new Set<string>()
  return idsOf(rows, (row) => seen.size === seen.add(keyOf(row)).size)
}

const hundredths = (km: string): number => Math.round(Number(km) * 100)

const addsUp = (row: RouteRow): boolean =>
  terrains.reduce((sum, terrain) => sum + hundredths(row[terrain]), 0) === hundredths(row.km)

const isFigure = (text: string): boolean => /^\d+(?:\.\d{1,2})?$/.test(text)

const tollsOf = (row: TollRow): number[] => axles.map((axle) => Number(row[axle]))

const figuresOf = (row: RouteRow): string =>
  [row.from, row.to, ...terrains.map((terrain) => row[terrain])].join(' ')

type Found = [what: string, ids: string[]]

const faultsOf = ({ routes, tolls, municipalities }: Tables): Found[] => {
  const tolled = new Set(tolls.map(({ id }) => id))
  return [
    ['routes that share an id', repeated(routes, ({ id }) => id)],
    ['tolls that share an id', repeated(tolls, ({ id }) => id)],
    ['routes without a row of tolls', idsOf(routes, ({ id }) => !tolled.has(id))],
    ['km that are no figure', idsOf(routes, (row) => !terrains.every((terrain) => isFigure(row[terrain])))],
    ['tolls that are no whole pesos', idsOf(tolls, (row) => !axles.every((axle) => /^\d+$/.test(row[axle])))],
    ['km by terrain that do not add up', idsOf(routes, (row) => !addsUp(row))],
    [
      'codes of no municipality',
      idsOf(routes, ({ from, to }) => !municipalities.has(from) || !municipalities.has(to)),
    ],
  ]
}

const namesOdd = ({ routes, municipalities }: Tables): Found[] => {
  const placesOf = readerOfPlaces(municipalities)
  return [
    [
      'routes that name another place of the municipality',
      idsOf(routes, (row) => placesOf(row).some(({ place }) => place !== undefined)),
    ],
    ['routes whose name is not read', idsOf(routes, (row) => placesOf(row).some(({ isRead }) => !isRead))],
    ['routes without towns passed', idsOf(routes, ({ via }) => via.trim() === '')],
    ['routes with the very figures of another', repeated(routes, figuresOf)],
  ]
}

const tollsOdd = ({ routes, tolls }: Tables): Found[] => {
  const known = new Set(routes.map(({ id }) => id))
  return [
    ['tolls of no route', idsOf(tolls, ({ id }) => !known.has(id))],
    ['routes without any toll', idsOf(tolls, (row) => tollsOf(row).every((pesos) => pesos === 0))],
    [
      'tolls that fall as axles grow',
      idsOf(tolls, (row) => tollsOf(row).some((pesos, at, all) => pesos < (all[at - 1] ?? 0))),
    ],
    ['tolls where C2S2 is not as three axles', idsOf(tolls, (row) => row.axles_C2S2 !== row.axles_3)],
    ['tolls where C3S2 is not as C2S3', idsOf(tolls, (row) => row.axles_C3S2 !== row.axles_C2S3)],
  ]
}

export const odditiesOf = (tables: Tables): Oddity[] => {
  const curiosities = [...namesOdd(tables), ...roadOddities(tables), ...tollsOdd(tables)]
  return [
    ...faultsOf(tables).map(([what, ids]) => ({ what, ids, isFault: true })),
    ...curiosities.map(([what, ids]) => ({ what, ids, isFault: false })),
  ]
}
