/** Sorting and paging of what was weighed: by keyset, as every list. */
import type { BoardFit, BoardMark, Left } from '@arriero/domain/orders/load-board'
import { sql } from 'kysely'
import { cursorOf, encodeCursor, type PageQuery, type Sorts } from '#database/keyset.ts'
import type { MarketLoad } from './market.views.ts'

export type Weighed = BoardFit & {
  load: MarketLoad
  perKm: number | null
  left: Left | null
  /** Of a load back. */
  sparedKm: number | null
  mark: BoardMark | null
}

const values = {
  perKm: ({ perKm }) => perKm,
  left: ({ left }) => left?.leftPesos ?? null,
  earnings: ({ load }) => load.earningsPesos,
  emptyKm: ({ emptyKm }) => emptyKm,
  sparedKm: ({ sparedKm }) => sparedKm,
  reservationDate: ({ load }) => load.reservationMs,
  createdAt: ({ load }) => load.createdMs,
  weight: ({ load }) => load.weightKg,
} as const satisfies Record<string, (weighed: Weighed) => number | null>

const isSort = (name: string): name is keyof typeof values => Object.hasOwn(values, name)

/** A cursor is read by the rules of every other list; what it stands for is no column. */
const sorts: Sorts = Object.fromEntries(
  Object.keys(values).map((name) => [name, { by: sql`null`, type: 'number' as const }]),
)

/** What has none comes last, whichever way it is sorted. */
const behindAll = 1e15

type Ranked = { one: Weighed; value: number }

/** The first of them in their order, without sorting the others. */
const firstOf = (
  ranked: Iterable<Ranked>,
  most: number,
  isBefore: (a: Ranked, b: Ranked) => boolean,
): Ranked[] => {
  const first: Ranked[] = []
  for (const next of ranked) {
    const last = first[most - 1]
    if (last && !isBefore(next, last)) continue
    let [from, to] = [0, first.length]
    while (from < to) {
      const middle = (from + to) >> 1
      const there = first[middle]
      if (there && isBefore(there, next)) from = middle + 1
      else to = middle
    }
    first.splice(from, 0, next)
    if (first.length > most) first.pop()
  }
  return first
}

const rankedBy = function* (
  weighed: readonly Weighed[],
  name: keyof typeof values,
  isDown: boolean,
): Iterable<Ranked> {
  for (const one of weighed) yield { one, value: values[name](one) ?? (isDown ? -behindAll : behindAll) }
}

export const pageOfBoard = (
  weighed: readonly Weighed[],
  query: PageQuery,
): { page: Weighed[]; next: string | null } => {
  const isDown = query.sort.startsWith('-')
  const name = isDown ? query.sort.slice(1) : query.sort
  if (!isSort(name)) throw new RangeError(`no sort ${name}`)
  const cursor = cursorOf(sorts, query)
  const sign = isDown ? -1 : 1
  const compare = (value: number, id: string, other: { value: number; id: string }) =>
    (value - other.value) * sign || (id < other.id ? -sign : id > other.id ? sign : 0)
  const isBefore = (a: Ranked, b: Ranked) =>
    compare(a.value, a.one.load.id, { value: b.value, id: b.one.load.id }) < 0
  const behind = cursor && { value: Number(cursor.value), id: cursor.id }
  const left = rankedBy(weighed, name, isDown)
  const first = firstOf(
    behind ? Iterator.from(left).filter(({ value, one }) => compare(value, one.load.id, behind) > 0) : left,
    query.limit + 1,
    isBefore,
  )
  const page = first.slice(0, query.limit)
  const last = first.length > query.limit ? page.at(-1) : undefined
  return {
    page: page.map(({ one }) => one),
    next: last ? encodeCursor(query.sort, { value: String(last.value), id: last.one.load.id }) : null,
  }
}
