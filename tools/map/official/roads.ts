/** Kilometres that cannot be, or that one would not expect. */
import { greatCircleKm } from '../../../packages/domain/src/places/geography.ts'
import type { RouteRow } from './read.ts'
import type { Municipalities } from './towns.ts'

/** Heads lie apart by their pins; a village of the municipality may lie nearer. */
const leastKm = 30
const mostDetour = 4
const mostBackDiffers = 0.2

type Facts = { routes: readonly RouteRow[]; municipalities: Municipalities }

const lengthsByPair = (routes: readonly RouteRow[]): ReadonlyMap<string, number> => {
  const shortest = new Map<string, number>()
  for (const { from, to, km } of routes) {
    const key = `${from}-${to}`
    shortest.set(key, Math.min(Number(km), shortest.get(key) ?? Infinity))
  }
  return shortest
}

export const roadOddities = ({ routes, municipalities }: Facts): [string, string[]][] => {
  const shortest = lengthsByPair(routes)
  const straightKm = ({ from, to }: RouteRow): number => {
    const [origin, destination] = [municipalities.get(from), municipalities.get(to)]
    return origin && destination ? greatCircleKm(origin, destination) : 0
  }
  const differsBack = ({ from, to, km }: RouteRow): boolean => {
    const [there, back] = [shortest.get(`${from}-${to}`) ?? 0, shortest.get(`${to}-${from}`) ?? 0]
    return Number(km) === there && back > 0 && Math.abs(back - there) / there > mostBackDiffers
  }
  const idsOf = (isOdd: (row: RouteRow) => boolean): string[] => routes.filter(isOdd).map(({ id }) => id)
  return [
    ['routes with both ends in one municipality', idsOf(({ from, to }) => from === to)],
    ['routes published in one direction only', idsOf(({ from, to }) => !shortest.has(`${to}-${from}`))],
    ['routes shorter than the great circle', idsOf((row) => Number(row.km) < straightKm(row))],
    [
      'routes of over four times the great circle',
      idsOf((row) => straightKm(row) > leastKm && Number(row.km) > mostDetour * straightKm(row)),
    ],
    ['routes whose way back differs by over a fifth', idsOf(differsBack)],
    ['routes with unpaved km', idsOf(({ unpaved }) => Number(unpaved) > 0)],
  ]
}
