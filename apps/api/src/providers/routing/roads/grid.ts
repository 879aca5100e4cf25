/** Where the lines run: a grid of cells, each with the pieces of line that touch it. Finds the nearest without looking at all. */
import { metresPerLonUnit, metresPerUnit, type Lines, type Spot } from './geometry.ts'

/** Units of a cell's side: about 2.2 km. */
const cellSize = 2000

export type Grid = {
  lines: Lines
  /** The edge of each point. */
  edgeOfPoint: Int32Array
  /** Left, bottom, columns, rows. */
  left: number
  bottom: number
  columns: number
  rows: number
  /** Cell `c` has the pieces from `cellStart[c]` up to `cellStart[c + 1]`; a piece goes from its point to the next. */
  cellStart: Int32Array
  pieces: Int32Array
}

/** A spot on an edge: how far along its drawn line (0 … 1 of the piece from point `piece`), and metres to it. */
export type Hit = { edge: number; piece: number; part: number; metres: number }

const edgesOfPoints = ({ start, lon }: Lines): Int32Array => {
  const edges = new Int32Array(lon.length)
  for (let edge = 0; edge + 1 < start.length; edge++) edges.fill(edge, start[edge], start[edge + 1])
  return edges
}

const extent = (values: Int32Array): [number, number] => {
  let [least, most] = [Infinity, -Infinity]
  for (const value of values) {
    if (value < least) least = value
    if (value > most) most = value
  }
  return [least, most]
}

type Frame = Pick<Grid, 'left' | 'bottom' | 'columns' | 'rows'>

/** Calls `visit` with every cell that the box of a piece touches. */
const eachCell = (frame: Frame, lines: Lines, visit: (cell: number, piece: number) => void): void => {
  const { start, lon, lat } = lines
  for (let edge = 0; edge + 1 < start.length; edge++) {
    const last = (start[edge + 1] ?? 0) - 1
    for (let piece = start[edge] ?? 0; piece < last; piece++) {
      const [x, nextX] = [lon[piece] ?? 0, lon[piece + 1] ?? 0]
      const [y, nextY] = [lat[piece] ?? 0, lat[piece + 1] ?? 0]
      const east = Math.floor((Math.max(x, nextX) - frame.left) / cellSize)
      const north = Math.floor((Math.max(y, nextY) - frame.bottom) / cellSize)
      for (let row = Math.floor((Math.min(y, nextY) - frame.bottom) / cellSize); row <= north; row++) {
        const first = Math.floor((Math.min(x, nextX) - frame.left) / cellSize)
        for (let column = first; column <= east; column++) visit(row * frame.columns + column, piece)
      }
    }
  }
}

export const createGrid = (lines: Lines): Grid => {
  const [left, right] = extent(lines.lon)
  const [bottom, top] = extent(lines.lat)
  const columns = Math.floor((right - left) / cellSize) + 1
  const rows = Math.floor((top - bottom) / cellSize) + 1
  const frame = { left, bottom, columns, rows }
  const cellStart = new Int32Array(columns * rows + 1)
  eachCell(frame, lines, (cell) => {
    cellStart[cell + 1] = (cellStart[cell + 1] ?? 0) + 1
  })
  for (let cell = 1; cell < cellStart.length; cell++)
    cellStart[cell] = (cellStart[cell] ?? 0) + (cellStart[cell - 1] ?? 0)
  const filled = cellStart.slice()
  const pieces = new Int32Array(cellStart.at(-1) ?? 0)
  eachCell(frame, lines, (cell, piece) => {
    const position = filled[cell] ?? 0
    pieces[position] = piece
    filled[cell] = position + 1
  })
  return { ...frame, lines, edgeOfPoint: edgesOfPoints(lines), cellStart, pieces }
}

/** The nearest part of one piece to a spot. */
const measure = (
  { lines: { lon, lat } }: Grid,
  piece: number,
  spot: Spot,
): { part: number; metres: number } => {
  const perLon = metresPerLonUnit(spot.lat)
  const ax = ((lon[piece] ?? 0) - spot.lon) * perLon
  const ay = ((lat[piece] ?? 0) - spot.lat) * metresPerUnit
  const dx = ((lon[piece + 1] ?? 0) - spot.lon) * perLon - ax
  const dy = ((lat[piece + 1] ?? 0) - spot.lat) * metresPerUnit - ay
  const squared = dx * dx + dy * dy
  const part = squared === 0 ? 0 : Math.min(1, Math.max(0, -(ax * dx + ay * dy) / squared))
  return { part, metres: Math.hypot(ax + dx * part, ay + dy * part) }
}

type Ring = { column: number; row: number; reach: number }

/** Calls `visit` with every cell at exactly `reach` steps from the middle that is on the grid. */
const eachOfRing = (
  { columns, rows }: Grid,
  { column, row, reach }: Ring,
  visit: (cell: number) => void,
): void => {
  for (let y = row - reach; y <= row + reach; y++) {
    if (y < 0 || y >= rows) continue
    const isEdge = y === row - reach || y === row + reach
    const step = isEdge || reach === 0 ? 1 : 2 * reach
    for (let x = column - reach; x <= column + reach; x += step) {
      if (x >= 0 && x < columns) visit(y * columns + x)
    }
  }
}

const middleOf = (grid: Grid, spot: Spot): { column: number; row: number } => ({
  column: Math.floor((spot.lon - grid.left) / cellSize),
  row: Math.floor((spot.lat - grid.bottom) / cellSize),
})

/** The nearest spot of any edge that is allowed, at most `mostMetres` away. */
export const nearestHit = (
  grid: Grid,
  spot: Spot,
  { mostMetres, isAllowed }: { mostMetres: number; isAllowed?: (edge: number) => boolean },
): Hit | undefined => {
  const middle = middleOf(grid, spot)
  // A cell at `reach` steps is at least `reach - 1` sides away; sides are shortest east to west, far from the equator.
  const sideMetres = cellSize * metresPerLonUnit(spot.lat) * 0.98
  let best: Hit | undefined
  let bound = mostMetres
  for (let reach = 0; (reach - 1) * sideMetres <= bound; reach++) {
    eachOfRing(grid, { ...middle, reach }, (cell) => {
      for (let at = grid.cellStart[cell] ?? 0; at < (grid.cellStart[cell + 1] ?? 0); at++) {
        const piece = grid.pieces[at] ?? 0
        const { part, metres } = measure(grid, piece, spot)
        if (metres > bound || (best && metres >= best.metres)) continue
        const edge = grid.edgeOfPoint[piece] ?? 0
        if (isAllowed && !isAllowed(edge)) continue
        best = { edge, piece, part, metres }
        bound = metres
      }
    })
  }
  return best
}

/** The nearest spot of every edge within a distance, nearest first. */
export const hitsWithin = (grid: Grid, spot: Spot, metres: number): Hit[] => {
  const middle = middleOf(grid, spot)
  const nearest = new Map<number, Hit>()
  const reachOf = Math.ceil(metres / (cellSize * metresPerLonUnit(spot.lat) * 0.98)) + 1
  for (let reach = 0; reach <= reachOf; reach++) {
    eachOfRing(grid, { ...middle, reach }, (cell) => {
      for (let at = grid.cellStart[cell] ?? 0; at < (grid.cellStart[cell + 1] ?? 0); at++) {
        const piece = grid.pieces[at] ?? 0
        const found = measure(grid, piece, spot)
        if (found.metres > metres) continue
        const edge = grid.edgeOfPoint[piece] ?? 0
        if (found.metres < (nearest.get(edge)?.metres ?? Infinity))
          nearest.set(edge, { edge, piece, ...found })
      }
    })
  }
  return [...nearest.values()].sort((a, b) => a.metres - b.metres || a.edge - b.edge)
}
