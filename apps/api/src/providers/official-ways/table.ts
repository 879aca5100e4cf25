/** The file of tools/map/official in memory: one text, cut into lines, a line read when it is asked for. */
import { readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import type { ByTerrain } from '@arriero/domain/tariff/model'
import type { OfficialWay } from '@arriero/domain/tariff/official-ways'
import type { TollTable } from '@arriero/domain/tariff/toll-axles'

export const officialWaysFile = new URL('../../../../../packages/map/official/ways.tsv.gz', import.meta.url)

/** Where the name does not tell the place. */
const unreadPlace = '?'

export type WayTable = {
  edition: string
  source: string
  /** Sorted by both ends. */
  lines: readonly string[]
  /** What is passed, by its number. */
  names: readonly string[]
}

export const readTable = (file: URL): WayTable => {
  const [head = '', names = '', ...lines] = gunzipSync(readFileSync(file))
    .toString('utf8')
    .trimEnd()
    .split('\n')
  const { format, edition, source, ways } = JSON.parse(head) as Record<string, unknown>
  if (format !== 1 || ways !== lines.length)
    throw new Error(`${file.pathname}: not the file of tools/map/official`)
  return { edition: String(edition), source: String(source), lines, names: names.split('\t') }
}

const numbersOf = (cell: string): number[] => cell.split(' ').map(Number)

const placeOf = (cell: string): string | null => (cell === '' || cell === unreadPlace ? null : cell)

const kmOf = (cell: string): ByTerrain => {
  const [flat = 0, rolling = 0, mountain = 0, urban = 0, unpaved = 0] = numbersOf(cell)
  return { flat, rolling, mountain, urban, unpaved }
}

const tollsOf = (cell: string): TollTable => {
  const [twoAxles = 0, threeAxles = 0, C2S2 = 0, C2S3 = 0, C3S2 = 0, C3S3 = 0] = numbersOf(cell)
  return { twoAxles, threeAxles, C2S2, C2S3, C3S2, C3S3 }
}

export const wayAt = ({ edition, names, lines }: WayTable, at: number): OfficialWay => {
  const cells = (lines[at] ?? '').split('\t')
  const cell = (column: number): string => cells[column] ?? ''
  return {
    id: Number(cell(2)),
    name: cell(3),
    fromCode: cell(0),
    toCode: cell(1),
    fromPlace: placeOf(cell(4)),
    toPlace: placeOf(cell(5)),
    isBetweenHeads: cell(4) === '' && cell(5) === '',
    isReversed: false,
    km: kmOf(cell(6)),
    tolls: tollsOf(cell(7)),
    via: cell(8) === '' ? [] : numbersOf(cell(8)).flatMap((number) => names[number] ?? []),
    edition,
  }
}

/** `0500105030`: the ends of a line, as far as its first two cells. */
const endsLength = 11
export const endsKey = (fromCode: string, toCode: string): string => `${fromCode}\t${toCode}`

/** The lines of each pair: the first, and the one after the last. */
export const rangesOf = ({ lines }: WayTable): ReadonlyMap<string, readonly [number, number]> => {
  const ranges = new Map<string, readonly [number, number]>()
  let start = 0
  for (const [at, line] of lines.entries()) {
    const key = line.slice(0, endsLength)
    if (lines[at + 1]?.startsWith(key)) continue
    ranges.set(key, [start, at + 1])
    start = at + 1
  }
  return ranges
}
