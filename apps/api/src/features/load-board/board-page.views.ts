/** Sorting and paging of what was weighed: by keyset, as every list. */
import { leftOfLoad, pesosPerKm, type BoardFit, type BoardMark } from '@arriero/domain/orders/load-board'
import { sql } from 'kysely'
import { cursorOf, encodeCursor, goesDown, type PageQuery, type Sorts } from '#database/keyset.ts'
import type { MarketLoad } from './market.views.ts'

/** A service that is shown, before it is known which truck would carry it. */
export type Candidate = {
  load: MarketLoad
  /** Of a load back. */
  sparedKm: number | null
  mark: BoardMark | null
}
export type Weighed = Candidate & BoardFit & { perKm: number | null }

const known = {
  earnings: ({ load }) => load.earningsPesos,
  sparedKm: ({ sparedKm }) => sparedKm,
  reservationDate: ({ load }) => load.reservationMs,
  createdAt: ({ load }) => load.createdMs,
  weight: ({ load }) => load.weightKg,
} as const satisfies Record<string, (candidate: Candidate) => number | null>

/** With a truck before its door: no other is worth more. */
const atBest = {
  perKm: ({ load }) => (load.km > 0 ? pesosPerKm(load, 0) : Infinity),
  left: ({ load }) => leftOfLoad(load, 0)?.leftPesos ?? null,
} as const satisfies Record<string, (candidate: Candidate) => number | null>

const values = {
  ...known,
  perKm: ({ perKm }) => perKm,
  left: ({ load, emptyKm }) => leftOfLoad(load, emptyKm)?.leftPesos ?? null,
  emptyKm: ({ emptyKm }) => emptyKm,
} as const satisfies Record<string, (weighed: Weighed) => number | null>

const has = <T extends object>(of: T, name: PropertyKey): name is keyof T => Object.hasOwn(of, name)

/** A cursor is read by the rules of every other list; what it stands for is no column. */
const sorts: Sorts = Object.fromEntries(
  Object.keys(values).map((name) => [name, { by: sql`null`, type: 'number' as const }]),
)

/** What has none comes last, whichever way it is sorted. */
const behindAll = 1e15

type Sort = { name: keyof typeof values; isDown: boolean }
const sortOf = (text: string): Sort => {
  const isDown = goesDown(text)
  const name = isDown ? text.slice(1) : text
  if (!has(values, name)) throw new RangeError(`no sort ${name}`)
  return { name, isDown }
}

/** The best value that a service may have, without weighing it; undefined where only that tells. */
const hopeOf = ({ name, isDown }: Sort): ((candidate: Candidate) => number | null) | undefined =>
  has(known, name) ? known[name] : isDown && has(atBest, name) ? atBest[name] : undefined

type Ranked = { one: Weighed; value: number }
type Place = { value: number; id: string }

/** Keeps the first of what it is given, in their order, without sorting the others. */
const firstOf = (most: number, isBefore: (a: Place, b: Place) => boolean) => {
  const first: Ranked[] = []
  const placeOf = ({ one, value }: Ranked): Place => ({ value, id: one.load.id })
  const isAmong = (place: Place): boolean => {
    const last = first[most - 1]
    return !last || isBefore(place, placeOf(last))
  }
  const put = (next: Ranked) => {
    let [from, to] = [0, first.length]
    while (from < to) {
      const middle = (from + to) >> 1
      const there = first[middle]
      if (there && isBefore(placeOf(there), placeOf(next))) from = middle + 1
      else to = middle
    }
    first.splice(from, 0, next)
    if (first.length > most) first.pop()
  }
  return { first, isAmong, put }
}

/** @param weigh asked only of what may stand on the page by the best that it could be worth */
export const pageOfBoard = <One extends Candidate>(
  candidates: Iterable<One>,
  weigh: (candidate: One) => Weighed,
  query: PageQuery,
): { page: Weighed[]; next: string | null } => {
  const sort = sortOf(query.sort)
  const cursor = cursorOf(sorts, query)
  const sign = sort.isDown ? -1 : 1
  const rankOf = (value: number | null) => value ?? behindAll * sign
  const isBefore = (a: Place, b: Place) =>
    (a.value - b.value) * sign < 0 ||
    (a.value === b.value && (a.id < b.id ? sign > 0 : a.id > b.id && sign < 0))
  const behind = cursor && { value: Number(cursor.value), id: cursor.id }
  const hope = hopeOf(sort)
  const isKnown = has(known, sort.name)
  const { first, isAmong, put } = firstOf(query.limit + 1, isBefore)
  for (const candidate of candidates) {
    const { id } = candidate.load
    const hoped = hope && { value: rankOf(hope(candidate)), id }
    if (hoped && (!isAmong(hoped) || (isKnown && behind && !isBefore(behind, hoped)))) continue
    const one = weigh(candidate)
    const place = { value: rankOf(values[sort.name](one)), id }
    if (isAmong(place) && (!behind || isBefore(behind, place))) put({ one, value: place.value })
  }
  const page = first.slice(0, query.limit)
  const last = first.length > query.limit ? page.at(-1) : undefined
  return {
    page: page.map(({ one }) => one),
    next: last ? encodeCursor(query.sort, { value: String(last.value), id: last.one.load.id }) : null,
  }
}
