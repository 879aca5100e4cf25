/** The ministry's ways from a file of this repository: no network, read when first asked. */
import type { Point } from '@arriero/domain/places/geography'
import type { NearWay } from '@arriero/domain/tariff/estimate'
import type { OfficialWay } from '@arriero/domain/tariff/official-ways'
import { nearestPairs, type Ends } from './nearest.ts'
import type { OfficialWays } from './port.ts'
import { endsKey, officialWaysFile, rangesOf, readTable, wayAt, type WayTable } from './table.ts'

type Settings = {
  /** Where the head of a municipality lies. */
  headOf(code: string): Point | undefined
  file?: URL
}

type Range = readonly [number, number]
type Loaded = { table: WayTable; ranges: ReadonlyMap<string, Range> }

const waysIn = (table: WayTable, [first, end]: Range): OfficialWay[] =>
  Array.from({ length: end - first }, (_, at) => wayAt(table, first + at))

const reversed = (way: OfficialWay): OfficialWay => ({
  ...way,
  fromCode: way.toCode,
  toCode: way.fromCode,
  fromPlace: way.toPlace,
  toPlace: way.fromPlace,
  via: way.via.toReversed(),
  isReversed: true,
})

/** One way stands for its pair: the first published, which is the usual road; the later ones are its detours. */
const surroundings = ({ ranges }: Loaded, headOf: Settings['headOf']) => {
  const codes = new Map<string, number>()
  const heads: Point[] = []
  const numberOf = (code: string): number | undefined => {
    const known = codes.get(code)
    const head = known === undefined ? headOf(code) : undefined
    if (!head) return known
    codes.set(code, heads.length)
    return heads.push(head) - 1
  }
  const pairs = [...ranges].flatMap(([key, [first]]) => {
    const [fromCode = '', toCode = ''] = key.split('\t')
    const [from, to] = [numberOf(fromCode), numberOf(toCode)]
    return from === undefined || to === undefined || from === to ? [] : [{ from, to, first }]
  })
  const ends: Ends = {
    from: Uint16Array.from(pairs, ({ from }) => from),
    to: Uint16Array.from(pairs, ({ to }) => to),
  }
  return { ends, heads, lines: Uint32Array.from(pairs, ({ first }) => first) }
}

const once = <Value>(make: () => Value): (() => Value) => {
  let made: { value: Value } | undefined
  return () => (made ??= { value: make() }).value
}

export const openOfficialWays = ({ headOf, file = officialWaysFile }: Settings): OfficialWays => {
  const loaded = once((): Loaded => {
    const table = readTable(file)
    return { table, ranges: rangesOf(table) }
  })
  const around = once(() => surroundings(loaded(), headOf))
  const published = (fromCode: string, toCode: string): OfficialWay[] => {
    const range = loaded().ranges.get(endsKey(fromCode, toCode))
    return range ? waysIn(loaded().table, range) : []
  }
  return {
    waysBetween: (fromCode, toCode) => {
      if (fromCode === toCode) return []
      const there = published(fromCode, toCode)
      return there.length > 0 ? there : published(toCode, fromCode).map(reversed)
    },
    waysNear: (from, to): NearWay[] => {
      const { lines, ...map } = around()
      return nearestPairs({ from, to }, map).map(({ pair, weight }) => ({
        way: wayAt(loaded().table, lines[pair] ?? 0),
        weight,
      }))
    },
    get edition() {
      return loaded().table.edition
    },
    get attribution() {
      return loaded().table.source
    },
  }
}
