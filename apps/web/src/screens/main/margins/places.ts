/** Where margins stand, and where each figure leads: the rows it counts, narrowed as it was. */
import { daysAfter } from '@arriero/domain/time/calendar'
import { paths } from '#shared/paths.ts'

const sectionWords = {
  summary: '',
  lanes: 'rutas',
  clients: 'clientes',
  carriers: 'transportadores',
  weeks: 'semanas',
  services: 'servicios',
  offers: 'ofertas',
  returns: 'devueltos',
} as const
export type Place = keyof typeof sectionWords
/** In the sequence of their tabs. */
export const sections = Object.keys(sectionWords) as Place[]

/** Which of them the rest of an address names; undefined where it names none. */
export const sectionAt = (rest: string): Place | undefined => {
  const word = rest.replace(/\/$/, '')
  return sections.find((one) => sectionWords[one] === word)
}

/** What margins are narrowed by, as it stands in the address. */
export const narrowingKeys = ['from', 'to', 'client', 'carrier', 'lane'] as const
type NarrowingKey = (typeof narrowingKeys)[number]
export type Narrowed = Partial<Record<NarrowingKey, string>>

/** By the filters of an address; the first of each counts. */
export const narrowedBy = (filters: Readonly<Record<string, readonly string[] | undefined>>): Narrowed =>
  Object.fromEntries(
    narrowingKeys.flatMap((key) => {
      const value = filters[key]?.[0]
      return value === undefined ? [] : [[key, value]]
    }),
  )

/** The filters of rows alone, by the key of their column. */
type OfRows = { over?: 'true'; belowFloor?: 'true'; isWon?: 'true'; wait?: 'true' }

/** `/main/margenes/servicios?from=…&client=…` */
export const placeOf = (place: Place, asked: Narrowed & OfRows = {}): string => {
  const path = sectionWords[place] === '' ? paths.margins : `${paths.margins}/${sectionWords[place]}`
  const query = new URLSearchParams(
    Object.entries(asked).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])),
  ).toString()
  return query === '' ? path : `${path}?${query}`
}

/** The days of a week by its Monday. */
export const daysOfWeek = (monday: string) => ({ from: monday, to: daysAfter(monday, 6) })
