/** Municipal towns: by code, the nearest to a place, and which an edge passes. */
import { metresBetween, perDegree } from './geometry.ts'
import type { Prepared } from './prepared.ts'

export type Town = {
  code: string
  name: string
  node: number
  gapMetres: number
  /** From the node to where official figures begin; may be less than nothing. */
  offsetMetres: number
  metresTo(place: { lon: number; lat: number }): number
}

/** Things beside edges: of edge `e` those from `start[e]` up to `start[e + 1]`. */
export type Beside = { start: Int32Array; thing: Int32Array; along: Int32Array; gapMetres: Int32Array }

export type Towns = { all: Town[]; byCode: Map<string, Town>; beside: Beside }
export type Tolls = { words: Prepared['head']['tolls']; beside: Beside }

type Rows = { edge: Int32Array; thing: Int32Array; along: Int32Array; gapMetres: Int32Array }

const besideOf = (edges: number, { edge, thing, along, gapMetres }: Rows): Beside => {
  const start = new Int32Array(edges + 1)
  for (const one of edge) start[one + 1] = (start[one + 1] ?? 0) + 1
  for (let at = 0; at < edges; at++) start[at + 1] = (start[at + 1] ?? 0) + (start[at] ?? 0)
  const filled = start.slice()
  const order = new Int32Array(edge.length)
  for (let row = 0; row < edge.length; row++) {
    const one = edge[row] ?? 0
    const at = filled[one] ?? 0
    order[at] = row
    filled[one] = at + 1
  }
  const sorted = (values: Int32Array): Int32Array => order.map((row) => values[row] ?? 0)
  return { start, thing: sorted(thing), along: sorted(along), gapMetres: sorted(gapMetres) }
}

export const townsOf = ({ head, columns: c }: Prepared): Towns => {
  const all = head.towns.map(({ code, name }, at): Town => {
    const spot = { lon: c.townLon[at] ?? 0, lat: c.townLat[at] ?? 0 }
    return {
      code,
      name,
      node: c.townNode[at] ?? 0,
      gapMetres: c.townGapMetres[at] ?? 0,
      offsetMetres: c.townOffsetMetres[at] ?? 0,
      metresTo: ({ lon, lat }) => metresBetween(spot, { lon: lon * perDegree, lat: lat * perDegree }),
    }
  })
  const beside = besideOf(c.edgeFrom.length, {
    edge: c.passingEdge,
    thing: c.passingTown,
    along: c.passingAlong,
    gapMetres: c.passingGapMetres,
  })
  return { all, byCode: new Map(all.map((town) => [town.code, town])), beside }
}

export const tollsOf = ({ head, columns: c }: Prepared): Tolls => ({
  words: head.tolls,
  beside: besideOf(c.edgeFrom.length, {
    edge: c.postEdge,
    thing: c.postToll,
    along: c.postAlong,
    gapMetres: new Int32Array(c.postEdge.length),
  }),
})

export const nearestTown = (
  { all }: Towns,
  place: { lon: number; lat: number },
): { town: Town; metres: number } => {
  let best: { town: Town; metres: number } | undefined
  for (const town of all) {
    const metres = town.metresTo(place)
    if (metres < (best?.metres ?? Infinity)) best = { town, metres }
  }
  if (!best) throw new Error('a country without towns')
  return best
}
