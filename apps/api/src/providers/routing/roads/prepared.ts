/** The prepared file: words in its head, columns of numbers behind it, all compressed. Written by tools/map/roads. */
import { brotliDecompressSync } from 'node:zlib'
import { decodeColumn } from './columns.ts'

/** Columns that are kept as steps from the row before; the others are kept as they are. */
export const steppedColumns: ReadonlySet<string> = new Set([
  'nodeLon',
  'nodeLat',
  'edgeFrom',
  'passingEdge',
  'shortcutFrom',
])

export const columnNames = [
  'nodeLon',
  'nodeLat',
  'edgeFrom',
  'edgeTo',
  'edgeExtraMetres',
  'edgeClass',
  'edgeRef',
  'edgeName',
  'edgePoints',
  'lineLon',
  'lineLat',
  'edgeEffort',
  'edgeStretch',
  'townNode',
  'townLon',
  'townLat',
  'townGapMetres',
  'townOffsetMetres',
  'passingEdge',
  'passingTown',
  'passingAlong',
  'passingGapMetres',
  'postToll',
  'postEdge',
  'postAlong',
  'nodeRank',
  'shortcutFrom',
  'shortcutTo',
  'shortcutFirst',
  'shortcutSecond',
] as const

export type ColumnName = (typeof columnNames)[number]

export type TollWords = { code: number; name: string; station: number; isOperative: boolean }

export type Head = {
  attribution: string
  /** Month of the roads. */
  date: string
  refs: string[]
  names: string[]
  towns: { code: string; name: string }[]
  tolls: TollWords[]
  counts: Record<ColumnName, number>
}

export type Prepared = { head: Head; columns: Record<ColumnName, Int32Array> }

/** The head's length in bytes stands before it in four. */
export const readPrepared = (compressed: Uint8Array): Prepared => {
  const bytes = brotliDecompressSync(compressed)
  const length = bytes.readUInt32LE(0)
  const head = JSON.parse(bytes.subarray(4, 4 + length).toString()) as Head
  let position = 4 + length
  const columns = Object.fromEntries(
    columnNames.map((name) => {
      const [values, next] = decodeColumn(bytes, position, head.counts[name])
      position = next
      return [name, values]
    }),
  ) as Record<ColumnName, Int32Array>
  for (const name of steppedColumns) addUpColumn(columns[name as ColumnName])
  return { head, columns }
}

const addUpColumn = (values: Int32Array): void => {
  for (let at = 1; at < values.length; at++) values[at] = (values[at] ?? 0) + (values[at - 1] ?? 0)
}
