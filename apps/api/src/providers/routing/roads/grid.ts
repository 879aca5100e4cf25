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
  /** Cell `c` has the runs from `cellStart[c]` up to `cellStart[c + 1]`. */
  cellStart: Int32Array
  /** Each run is of pieces from `runFirst` up to `runEnd`; a piece goes from its point to the next. */
  runFirst: Int32Array
  runEnd: Int32Array
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
  for (let at = 0; at < values.length; at++) {
    const value = values[at] as number
    if (value < least) least = value
    if (value > most) most = value
  }
  return [least, most]
}

type Frame = Pick<Grid, 'left' | 'bottom' | 'columns' | 'rows'>

/** Runs of pieces as they are found, cell after cell of each line. */
type Runs = { cell: number[]; first: number[]; end: number[] }

const addRun = ({ cell, first, end }: Runs, at: number, piece: number): void => {
  const last = cell.length - 1
  if (cell[last] === at && end[last] === piece) {
    end[last] = piece + 1
    return
  }
  cell.push(at)
  first.push(piece)
  end.push(piece + 1)
}

/** A piece within one cell lengthens the run there; one that leaves a cell is put into each cell that its box touches. */
const addPiece = (
  { left, bottom, columns }: Frame,
  { lon, lat }: Lines,
  { runs, piece }: { runs: Runs; piece: number },
): void => {
  const column = Math.floor(((lon[piece] as number) - left) / cellSize)
  const row = Math.floor(((lat[piece] as number) - bottom) / cellSize)
  const nextColumn = Math.floor(((lon[piece + 1] as number) - left) / cellSize)
  const nextRow = Math.floor(((lat[piece + 1] as number) - bottom) / cellSize)
  if (column === nextColumn && row === nextRow) {
    addRun(runs, row * columns + column, piece)
    return
  }
  for (let y = Math.min(row, nextRow); y <= Math.max(row, nextRow); y++)
    for (let x = Math.min(column, nextColumn); x <= Math.max(column, nextColumn); x++)
      addRun(runs, y * columns + x, piece)
}

const runsOf = (frame: Frame, lines: Lines): Runs => {
  const runs: Runs = { cell: [], first: [], end: [] }
  const { start } = lines
  for (let edge = 0; edge + 1 < start.length; edge++) {
    const last = (start[edge + 1] as number) - 1
    for (let piece = start[edge] as number; piece < last; piece++) addPiece(frame, lines, { runs, piece })
  }
  return runs
}

export const createGrid = (lines: Lines): Grid => {
  const [left, right] = extent(lines.lon)
  const [bottom, top] = extent(lines.lat)
  const columns = Math.floor((right - left) / cellSize) + 1
  const rows = Math.floor((top - bottom) / cellSize) + 1
  const frame = { left, bottom, columns, rows }
  const { cell, first, end } = runsOf(frame, lines)
  const cellStart = new Int32Array(columns * rows + 1)
  for (const one of cell) cellStart[one + 1] = (cellStart[one + 1] as number) + 1
  for (let at = 1; at < cellStart.length; at++)
    cellStart[at] = (cellStart[at] as number) + (cellStart[at - 1] as number)
  const filled = cellStart.slice()
  const [runFirst, runEnd] = [new Int32Array(cell.length), new Int32Array(cell.length)]
  for (let run = 0; run < cell.length; run++) {
    const at = filled[cell[run] as number] as number
    runFirst[at] = first[run] as number
    runEnd[at] = end[run] as number
    filled[cell[run] as number] = at + 1
  }
  return { ...frame, lines, edgeOfPoint: edgesOfPoints(lines), cellStart, runFirst, runEnd }
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

/** Calls `visit` with every piece of a cell. */
const eachPiece = (
  { cellStart, runFirst, runEnd }: Grid,
  cell: number,
  visit: (piece: number) => void,
): void => {
  for (let run = cellStart[cell] as number; run < (cellStart[cell + 1] as number); run++)
    for (let piece = runFirst[run] as number; piece < (runEnd[run] as number); piece++) visit(piece)
}

/** Metres of a cell's shorter side; a cell at `reach` steps is at least `reach - 1` sides away. */
const sideMetres = (spot: Spot): number => cellSize * metresPerLonUnit(spot.lat) * 0.98

/** The nearest spot of any edge that is allowed, at most `mostMetres` away. */
export const nearestHit = (
  grid: Grid,
  spot: Spot,
  { mostMetres, isAllowed }: { mostMetres: number; isAllowed?: (edge: number) => boolean },
): Hit | undefined => {
  const middle = middleOf(grid, spot)
  const side = sideMetres(spot)
  const most = Math.max(grid.columns, grid.rows) + Math.abs(middle.column) + Math.abs(middle.row)
  let best: Hit | undefined
  let bound = mostMetres
  const look = (piece: number): void => {
    const { part, metres } = measure(grid, piece, spot)
    if (metres > bound || (best && metres >= best.metres)) return
    const edge = grid.edgeOfPoint[piece] ?? 0
    if (isAllowed && !isAllowed(edge)) return
    best = { edge, piece, part, metres }
    bound = metres
  }
  for (let reach = 0; (reach - 1) * side <= bound && reach <= most; reach++)
    eachOfRing(grid, { ...middle, reach }, (cell) => eachPiece(grid, cell, look))
  return best
}

/** The nearest spot of every edge within a distance, nearest first. */
export const hitsWithin = (grid: Grid, spot: Spot, metres: number): Hit[] => {
  const middle = middleOf(grid, spot)
  const nearest = new Map<number, Hit>()
  const look = (piece: number): void => {
    const found = measure(grid, piece, spot)
    if (found.metres > metres) return
    const edge = grid.edgeOfPoint[piece] ?? 0
    if (found.metres < (nearest.get(edge)?.metres ?? Infinity)) nearest.set(edge, { edge, piece, ...found })
  }
  for (let reach = 0; reach <= Math.ceil(metres / sideMetres(spot)) + 1; reach++)
    eachOfRing(grid, { ...middle, reach }, (cell) => eachPiece(grid, cell, look))
  return [...nearest.values()].sort((a, b) => a.metres - b.metres || a.edge - b.edge)
}
