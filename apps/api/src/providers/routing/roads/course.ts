/** A way as stretches of edges in the order of driving, and what can be said of it. */
import { keptPoints } from '@arriero/domain/places/simplified-line'
import { metresPerLonUnit, metresPerUnit, perDegree } from './geometry.ts'
import { roadClasses, type Network, type RoadClass } from './network.ts'
import type { Snap } from './snap.ts'
import type { Beside, Tolls, Towns } from './towns.ts'
import type { PassedToll, PassedTown, Way } from './types.ts'

/** A part of an edge, from one share of its length to another; backwards where `from` is the greater. */
export type Stretch = { edge: number; from: number; to: number }
/** Stretches from place to place, and what their choice cost. */
export type Course = { stretches: Stretch[]; cost: number; offsetMetres: number }

/** Stretches over whole edges between two snapped places, the cut edges at the ends included. */
export const stretchesOf = (
  network: Network,
  edges: readonly number[],
  [from, to]: readonly [Snap, Snap],
): Stretch[] => {
  const first = edges[0]
  let node = from.edge === -1 ? from.node : entryNode(network, { edges, from, to })
  const stretches: Stretch[] = []
  if (from.edge !== -1)
    stretches.push({ edge: from.edge, from: from.share, to: node === network.edgeFrom[from.edge] ? 0 : 1 })
  for (const edge of first === undefined ? [] : edges) {
    const isForward = network.edgeFrom[edge] === node
    stretches.push({ edge, from: isForward ? 0 : 1, to: isForward ? 1 : 0 })
    node = (isForward ? network.edgeTo[edge] : network.edgeFrom[edge]) ?? 0
  }
  if (to.edge !== -1)
    stretches.push({ edge: to.edge, from: node === network.edgeFrom[to.edge] ? 0 : 1, to: to.share })
  return stretches
}

/** By which end the cut edge of the start is left: the one that the next edge, or the other place, touches. */
const entryNode = (
  network: Network,
  { edges, from, to }: { edges: readonly number[]; from: Snap; to: Snap },
): number => {
  const [a, b] = [network.edgeFrom[from.edge] ?? 0, network.edgeTo[from.edge] ?? 0]
  const next = edges[0]
  const touches = (node: number): boolean => {
    if (next !== undefined) return walkEnds(network, edges, node)
    return to.edge === -1
      ? to.node === node
      : network.edgeFrom[to.edge] === node || network.edgeTo[to.edge] === node
  }
  return touches(a) ? a : b
}

/** Whether the edges can be driven in their order from the node. */
const walkEnds = ({ edgeFrom, edgeTo }: Network, edges: readonly number[], start: number): boolean => {
  let node = start
  for (const edge of edges) {
    if (edgeFrom[edge] === node) node = edgeTo[edge] ?? 0
    else if (edgeTo[edge] === node) node = edgeFrom[edge] ?? 0
    else return false
  }
  return true
}

export const metresOf = ({ edgeMetres }: Network, { edge, from, to }: Stretch): number =>
  (edgeMetres[edge] ?? 0) * Math.abs(to - from)

const isRepeated = (line: readonly [number, number][], lon: number, lat: number): boolean => {
  const last = line.at(-1)
  return last !== undefined && last[0] === lon && last[1] === lat
}

/** Where a share of an edge lies: the piece of its line, and how far in that. */
const placeAt = (
  { lines: { start, lon, lat } }: Network,
  edge: number,
  share: number,
): { piece: number; part: number } => {
  const [first, last] = [start[edge] ?? 0, (start[edge + 1] ?? 0) - 1]
  const shrink = Math.cos(((lat[first] ?? 0) / perDegree) * (Math.PI / 180))
  const lengthOf = (at: number): number =>
    Math.hypot(((lon[at + 1] ?? 0) - (lon[at] ?? 0)) * shrink, (lat[at + 1] ?? 0) - (lat[at] ?? 0))
  let whole = 0
  for (let at = first; at < last; at++) whole += lengthOf(at)
  let rest = whole * share
  for (let at = first; at < last; at++) {
    const length = lengthOf(at)
    if (rest <= length || at === last - 1)
      return { piece: at, part: length === 0 ? 0 : Math.min(1, rest / length) }
    rest -= length
  }
  return { piece: first, part: 0 }
}

/** Counted in pieces along all lines: a whole number is a point of one of them. */
const cutAt = (network: Network, edge: number, share: number): number => {
  const { start } = network.lines
  if (share === 0) return start[edge] ?? 0
  if (share === 1) return (start[edge + 1] ?? 0) - 1
  const { piece, part } = placeAt(network, edge, share)
  return piece + part
}

const degreesAt = ({ lines: { lon, lat } }: Network, at: number): [lon: number, lat: number] => {
  const [whole, part] = [Math.floor(at), at - Math.floor(at)]
  const [x, y] = [lon[whole] ?? 0, lat[whole] ?? 0]
  const [nextX, nextY] = part === 0 ? [x, y] : [lon[whole + 1] ?? x, lat[whole + 1] ?? y]
  return [Math.round(x + (nextX - x) * part) / perDegree, Math.round(y + (nextY - y) * part) / perDegree]
}

const drawStretch = (network: Network, { edge, from, to }: Stretch, line: [number, number][]): void => {
  const [begin, end] = [cutAt(network, edge, from), cutAt(network, edge, to)]
  const point = (at: number): void => {
    const [lon, lat] = degreesAt(network, at)
    if (!isRepeated(line, lon, lat)) line.push([lon, lat])
  }
  point(begin)
  if (begin < end) for (let at = Math.floor(begin) + 1; at < end; at++) point(at)
  else for (let at = Math.ceil(begin) - 1; at > end; at--) point(at)
  point(end)
}

/** The same line with fewer points, none of them further than so many metres from what is drawn. */
const thinned = (line: [number, number][], metres: number): [number, number][] => {
  const flat = line.map(([lon, lat]): [number, number] => [
    lon * perDegree * metresPerLonUnit(lat * perDegree),
    lat * perDegree * metresPerUnit,
  ])
  const kept = keptPoints(flat, metres)
  return line.filter((_, at) => kept.has(at))
}

export const lineOf = (network: Network, stretches: readonly Stretch[]): [number, number][] => {
  const line: [number, number][] = []
  for (const stretch of stretches) drawStretch(network, stretch, line)
  return line
}

type Found = { thing: number; metres: number; gapMetres: number; edge: number; share: number }

/** Things beside the stretches, each where it is nearest, in order. */
const passed = (network: Network, beside: Beside, stretches: readonly Stretch[]): Found[] => {
  const found = new Map<number, Found>()
  let metres = 0
  for (const stretch of stretches) {
    const { edge, from, to } = stretch
    const length = metresOf(network, stretch)
    for (let at = beside.start[edge] ?? 0; at < (beside.start[edge + 1] ?? 0); at++) {
      const share = (beside.along[at] ?? 0) / 255
      if (share < Math.min(from, to) - 0.002 || share > Math.max(from, to) + 0.002) continue
      const thing = beside.thing[at] ?? 0
      const gapMetres = beside.gapMetres[at] ?? 0
      if (gapMetres >= (found.get(thing)?.gapMetres ?? Infinity)) continue
      const driven = from === to ? 0 : Math.min(1, Math.max(0, (share - from) / (to - from)))
      found.set(thing, { thing, gapMetres, metres: metres + length * driven, edge, share })
    }
    metres += length
  }
  return [...found.values()].sort((a, b) => a.metres - b.metres)
}

/** Kilometres to the metre. */
export const toKm = (metres: number): number => Math.round(metres) / 1000

const roadsOf = (network: Network, stretches: readonly Stretch[]): Way['roads'] => {
  const roads: { ref: string; metres: number }[] = []
  for (const stretch of stretches) {
    const ref = network.head.refs[network.edgeRef[stretch.edge] ?? 0] ?? ''
    if (ref === '') continue
    const last = roads.at(-1)
    if (last?.ref === ref) last.metres += metresOf(network, stretch)
    else roads.push({ ref, metres: metresOf(network, stretch) })
  }
  return roads.map(({ ref, metres }) => ({ ref, km: toKm(metres) }))
}

const classesOf = (network: Network, stretches: readonly Stretch[]): Record<RoadClass, number> => {
  const metres = new Float64Array(roadClasses.length)
  for (const stretch of stretches) {
    const rank = network.edgeClass[stretch.edge] ?? 0
    metres[rank] = (metres[rank] ?? 0) + metresOf(network, stretch)
  }
  return Object.fromEntries(roadClasses.map((name, rank) => [name, toKm(metres[rank] ?? 0)])) as Record<
    RoadClass,
    number
  >
}

type Ground = { network: Network; towns: Towns; tolls: Tolls }

const townsPassed = ({ network, towns }: Ground, stretches: readonly Stretch[]): PassedTown[] =>
  passed(network, towns.beside, stretches).flatMap(({ thing, metres }) => {
    const town = towns.all[thing]
    return town ? [{ code: town.code, name: town.name, alongKm: toKm(metres) }] : []
  })

/** Posts of one station count once; what does not take tolls does not count. */
const tollsPassed = ({ network, tolls }: Ground, stretches: readonly Stretch[]): PassedToll[] => {
  const stations = new Set<number>()
  return passed(network, tolls.beside, stretches).flatMap(({ thing, metres, edge, share }) => {
    const post = tolls.words[thing]
    if (!post?.isOperative || stations.has(post.station)) return []
    stations.add(post.station)
    const place = degreesAt(network, cutAt(network, edge, share))
    return [{ code: post.code, name: post.name, alongKm: toKm(metres), place }]
  })
}

export const wayOf = (
  ground: Ground,
  { stretches, offsetMetres }: Course,
  { gapsKm, lineMetres }: { gapsKm: number[]; lineMetres: number | undefined },
): Way => {
  const { network } = ground
  const metres = stretches.reduce((sum, stretch) => sum + metresOf(network, stretch), 0)
  const line = lineOf(network, stretches)
  return {
    km: toKm(Math.max(0, metres + offsetMetres)),
    line: lineMetres === undefined ? line : thinned(line, lineMetres),
    towns: townsPassed(ground, stretches),
    tolls: tollsPassed(ground, stretches),
    roads: roadsOf(network, stretches),
    classKm: classesOf(network, stretches),
    gapsKm,
  }
}
