// What a person loads who looks at a part of the map: the tiles that a window shows.
import { projected } from './shapes.ts'

export interface View {
  readonly longitude: number
  readonly latitude: number
  readonly zoom: number
  readonly width: number
  readonly height: number
}

/** How wide a tile is drawn, in pixels, at its own zoom. */
const drawnWidth = 512

/** @returns zoom, x and y of each tile; what has tiles up to `last` only shows those of `last` from there on */
export const tilesInView = (view: View, last: number): readonly (readonly [number, number, number])[] => {
  const zoom = Math.min(last, Math.floor(view.zoom))
  const scale = 2 ** view.zoom * drawnWidth
  const [x, y] = projected(view.longitude, view.latitude)
  const at = (place: number) => Math.min(2 ** zoom - 1, Math.max(0, Math.floor(place * 2 ** zoom)))
  const [west, east] = [at(x - view.width / 2 / scale), at(x + view.width / 2 / scale)]
  const [north, south] = [at(y - view.height / 2 / scale), at(y + view.height / 2 / scale)]
  const columns = Array.from({ length: east - west + 1 }, (_, more) => west + more)
  const rows = Array.from({ length: south - north + 1 }, (_, more) => north + more)
  return columns.flatMap((column) => rows.map((row) => [zoom, column, row] as const))
}
