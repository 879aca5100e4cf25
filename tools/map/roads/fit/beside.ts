/** Roads that run beside each other: two carriageways are one road to whoever chooses. */
import { perDegree } from '../../../../apps/api/src/providers/routing/roads/geometry.ts'
import type { Fit } from './state.ts'

/** Units of a cell of the map, about 170 m. */
const cellSize = 150
/** Cells of a row, from the corner of the country. */
const rowLength = 20_000
const corner = { lon: -82 * perDegree, lat: -5 * perDegree }
/** The share of an edge's cells that must lie beside the other. */
const leastShare = 0.6

/** The cells along each edge, those with the cells around them, and the edges that run beside it, itself among them. */
export type Beside = { cells: Int32Array[]; around: Int32Array[]; twins: Int32Array[] }

const walk = ({ network }: Fit, edge: number, visit: (x: number, y: number) => void): void => {
  const { start, lon, lat } = network.lines
  for (let at = start[edge] ?? 0; at < (start[edge + 1] ?? 0) - 1; at++) {
    const [x, y] = [lon[at] ?? 0, lat[at] ?? 0]
    const [dx, dy] = [(lon[at + 1] ?? 0) - x, (lat[at + 1] ?? 0) - y]
    const parts = Math.max(1, Math.ceil(Math.max(Math.abs(dx), Math.abs(dy)) / cellSize))
    for (let part = 0; part < parts; part++) visit(x + (dx * part) / parts, y + (dy * part) / parts)
  }
}

const steps = [-1, 0, 1].flatMap((row) => [-1, 0, 1].map((column) => row * rowLength + column))

const cellsOf = (fit: Fit, edge: number): Int32Array => {
  const cells = new Set<number>()
  walk(fit, edge, (x, y) =>
    cells.add(Math.floor((y - corner.lat) / cellSize) * rowLength + Math.floor((x - corner.lon) / cellSize)),
  )
  return Int32Array.from(cells)
}

const edgesByCell = (cells: readonly Int32Array[]): Map<number, number[]> => {
  const edges = new Map<number, number[]>()
  for (const [edge, own] of cells.entries())
    for (const cell of own) {
      const there = edges.get(cell)
      if (there) there.push(edge)
      else edges.set(cell, [edge])
    }
  return edges
}

export const besideOf = (fit: Fit): Beside => {
  const cells = Array.from(fit.km, (_, edge) => cellsOf(fit, edge))
  const around = cells.map((own) => {
    const all = new Set<number>()
    for (const cell of own) for (const step of steps) all.add(cell + step)
    return Int32Array.from(all)
  })
  const byCell = edgesByCell(cells)
  const twins = around.map((own, edge) => {
    const shared = new Map<number, number>()
    for (const cell of own)
      for (const other of byCell.get(cell) ?? []) shared.set(other, (shared.get(other) ?? 0) + 1)
    const rank = fit.network.edgeClass[edge]
    const found = [...shared].filter(
      ([other, count]) =>
        fit.network.edgeClass[other] === rank && count >= leastShare * (cells[other]?.length ?? Infinity),
    )
    return Int32Array.from(found, ([other]) => other)
  })
  return { cells, around, twins }
}

/** Edges of one way that do not run where the other does. */
export const apart = (
  { cells, around }: Beside,
  way: readonly number[],
  other: readonly number[],
): Int32Array => {
  const same = new Set(other)
  const near = new Set<number>()
  for (const edge of other) for (const cell of around[edge] ?? []) near.add(cell)
  return Int32Array.from(
    way.filter((edge) => {
      if (same.has(edge)) return false
      const own = cells[edge] ?? new Int32Array()
      return own.filter((cell) => near.has(cell)).length < own.length * leastShare
    }),
  )
}
