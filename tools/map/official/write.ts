/** The compact text: a head in JSON, the names of what is passed, then a line for each way, by ends and id. */
import { axles, terrains, type RouteRow } from './read.ts'
import { readerOfPlaces } from './places.ts'
import type { Tables } from './oddities.ts'

export type Head = { format: 1; edition: string; source: string; ways: number }

/** Stands where the name does not tell the place: the head is not certain then. */
const unreadPlace = '?'

/** What is no list of names (`RUTA NACIONAL 50 - 45`, `Se cambia paso por …`) is one remark. */
const passedOf = (via: string): string[] => {
  const parts = /^se cambia paso/i.test(via.trim()) ? [via] : via.split(',')
  return parts.map((part) => part.replace(/\s+/g, ' ').trim()).filter((part) => part !== '')
}

/** The most frequent first, so that most lines hold short numbers. */
const namesOf = (routes: readonly RouteRow[]): string[] => {
  const counts = new Map<string, number>()
  for (const name of routes.flatMap(({ via }) => passedOf(via))) counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1)).map(([name]) => name)
}

const byEnds = (a: RouteRow, b: RouteRow): number =>
  a.from.localeCompare(b.from, 'en') || a.to.localeCompare(b.to, 'en') || Number(a.id) - Number(b.id)

const plain = (km: string): string => String(Number(km))

export const compactText = ({ routes, tolls, municipalities }: Tables, edition: string): string => {
  const names = namesOf(routes)
  const numberOf = new Map(names.map((name, at) => [name, at]))
  const placesOf = readerOfPlaces(municipalities)
  const tollsById = new Map(tolls.map((row) => [row.id, row]))
  const lineOf = (row: RouteRow): string => {
    const toll = tollsById.get(row.id)
    const places = placesOf(row).map(({ place, isRead }) => (isRead ? (place ?? '') : unreadPlace))
    return [
      row.from,
      row.to,
      row.id,
      row.name.replace(/\s+/g, ' ').trim(),
      ...places,
      terrains.map((terrain) => plain(row[terrain])).join(' '),
      axles.map((axle) => toll?.[axle] ?? '').join(' '),
      passedOf(row.via)
        .map((name) => numberOf.get(name))
        .join(' '),
    ].join('\t')
  }
  const head: Head = {
    format: 1,
    edition,
    source: 'Ministerio de Transporte, SICE-TAC 2025',
    ways: routes.length,
  }
  const lines = [...routes].sort(byEnds).map(lineOf)
  return `${[JSON.stringify(head), names.join('\t'), ...lines].join('\n')}\n`
}
