// What the map is made of while it is on its way from a layer to a tile.

/** A place on the square that holds the whole world: x and y from 0 to 1, y growing to the south. */
export type Point = readonly [x: number, y: number]
/** The points of a line in their order; of a ring the first stands again at the end. */
export type Line = readonly Point[]
/** Its outer ring, then its holes. */
export type Area = readonly Line[]
export type Tags = Readonly<Record<string, string | number>>

export type Shape =
  | { readonly kind: 'points'; readonly tags: Tags; readonly points: Line }
  | { readonly kind: 'lines'; readonly tags: Tags; readonly lines: readonly Line[] }
  | { readonly kind: 'areas'; readonly tags: Tags; readonly areas: readonly Area[] }

/** A tile is 4096 units wide: an eighth of a pixel where a tile is drawn at 512. */
export const extent = 4096
export const longestZoom = 11

/** How many units the world is wide at a zoom. */
export const unitsAt = (zoom: number): number => extent * 2 ** zoom

/** @returns the place of a longitude and a latitude, in degrees, in web Mercator */
export const projected = (longitude: number, latitude: number): Point => {
  const sine = Math.sin((latitude * Math.PI) / 180)
  return [longitude / 360 + 0.5, 0.5 - (0.25 * Math.log((1 + sine) / (1 - sine))) / Math.PI]
}

/** Twice the area of a ring, positive where it runs clockwise as it is seen on the map. */
export const doubleArea = (ring: Line): number => {
  let sum = 0
  let before = ring.at(-1)
  for (const point of ring) {
    if (before) sum += before[0] * point[1] - point[0] * before[1]
    before = point
  }
  return sum
}

/** A name for a place that two lines share: equal only where both numbers are. */
export const keyOf = ([x, y]: Point): string => `${x},${y}`
