/** Puts the columns of the network into the one file that the engine reads. */
import { brotliCompressSync, constants } from 'node:zlib'
import { encodeColumn, stepsOf } from '../../../apps/api/src/providers/routing/roads/columns.ts'
import { lineMetres, type Spot } from '../../../apps/api/src/providers/routing/roads/geometry.ts'
import { effortCode, stretchCode } from '../../../apps/api/src/providers/routing/roads/network.ts'
import {
  columnNames,
  steppedColumns,
  type ColumnName,
  type Head,
  type Prepared,
} from '../../../apps/api/src/providers/routing/roads/prepared.ts'
import { linesOf, type Draft } from './draft.ts'
import type { Toll } from './tolls.ts'
import type { Passing, Town } from './towns.ts'

export type Parts = { draft: Draft; towns: Town[]; passings: Passing[]; tolls: Toll[] }

/** Effort over length of each class before anything is learnt. */
export const classEffort = [1, 1.15, 1.6, 2.4, 2.4]

const indexOf = (words: Iterable<string>): { list: string[]; at: Map<string, number> } => {
  const list = ['', ...new Set([...words].filter(Boolean))]
  return { list, at: new Map(list.map((word, index) => [word, index])) }
}

/** Steps from point to point between the ends, edge after edge. */
const innerSteps = (draft: Draft, of: (spot: Spot) => number): Int32Array =>
  Int32Array.from(
    draft.edges.flatMap(({ line }) => line.slice(1, -1).map((spot, at) => of(spot) - of(line[at] ?? spot))),
  )

/** Everything but what the fit adds: the effort is the class's, lengths are as drawn, no shortcuts. */
export const preparedOf = ({ draft, towns, passings, tolls }: Parts): Prepared => {
  const { nodes, edges } = draft
  const refs = indexOf(edges.map(({ ref }) => ref))
  const names = indexOf(edges.map(({ name }) => name))
  const lines = linesOf(draft)
  const ints = <Row>(rows: readonly Row[], of: (row: Row, at: number) => number) => Int32Array.from(rows, of)
  const posts = tolls.flatMap(({ hits }, toll) => hits.map((hit) => ({ ...hit, toll })))
  const columns: Record<ColumnName, Int32Array> = {
    nodeLon: ints(nodes, ({ lon }) => lon),
    nodeLat: ints(nodes, ({ lat }) => lat),
    edgeFrom: ints(edges, ({ a }) => a),
    edgeTo: ints(edges, ({ a, b }) => b - a),
    edgeExtraMetres: ints(edges, ({ metres }, at) => metres - Math.round(lineMetres(lines, at))),
    edgeClass: ints(edges, (edge) => edge.class),
    edgeRef: ints(edges, ({ ref }) => refs.at.get(ref) ?? 0),
    edgeName: ints(edges, ({ name }) => names.at.get(name) ?? 0),
    edgePoints: ints(edges, ({ line }) => line.length - 2),
    lineLon: innerSteps(draft, ({ lon }) => lon),
    lineLat: innerSteps(draft, ({ lat }) => lat),
    edgeEffort: ints(edges, (edge) => effortCode(classEffort[edge.class] ?? 1)),
    edgeStretch: ints(edges, () => stretchCode(1)),
    townNode: ints(towns, ({ node }) => node),
    townLon: ints(towns, ({ spot }) => spot.lon),
    townLat: ints(towns, ({ spot }) => spot.lat),
    townGapMetres: ints(towns, ({ gapMetres }) => gapMetres),
    townOffsetMetres: ints(towns, () => 0),
    passingEdge: ints(passings, ({ edge }) => edge),
    passingTown: ints(passings, ({ town }) => town),
    passingAlong: ints(passings, ({ along }) => along),
    passingGapMetres: ints(passings, ({ gapMetres }) => gapMetres),
    postToll: ints(posts, ({ toll }) => toll),
    postEdge: ints(posts, ({ edge }) => edge),
    postAlong: ints(posts, ({ along }) => along),
    nodeRank: new Int32Array(),
    shortcutFrom: new Int32Array(),
    shortcutTo: new Int32Array(),
    shortcutFirst: new Int32Array(),
    shortcutSecond: new Int32Array(),
  }
  const head: Head = {
    attribution: '© OpenStreetMap contributors, ODbL 1.0',
    date: '2021-08',
    refs: refs.list,
    names: names.list,
    towns: towns.map(({ code, name }) => ({ code, name })),
    tolls: tolls.map(({ code, name, station, isOperative }) => ({ code, name, station, isOperative })),
    counts: countsOf(columns),
  }
  return { head, columns }
}

const countsOf = (columns: Record<ColumnName, Int32Array>): Head['counts'] =>
  Object.fromEntries(columnNames.map((name) => [name, columns[name].length])) as Head['counts']

export const writePrepared = ({ head, columns }: Prepared): Uint8Array => {
  const words = Buffer.from(JSON.stringify({ ...head, counts: countsOf(columns) }))
  const length = Buffer.alloc(4)
  length.writeUInt32LE(words.length)
  const bytes = Buffer.concat([
    length,
    words,
    ...columnNames.map((name) =>
      encodeColumn(steppedColumns.has(name) ? stepsOf(columns[name]) : columns[name]),
    ),
  ])
  return brotliCompressSync(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: 11,
      [constants.BROTLI_PARAM_LGWIN]: 24,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  })
}
