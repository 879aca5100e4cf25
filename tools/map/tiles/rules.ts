// What of each layer stands in the tiles of a zoom. The styles draw a tile of zoom 8 from 8 up to 9, and those of 11 from there on:
// what they first draw at 8.5 has to be in the tiles of 8. What they do not draw at a zoom, its tiles do not carry.
import type { Tags } from './shapes.ts'

export const layerNames = [
  'land',
  'co',
  'water',
  'urban',
  'river',
  'dep',
  'mun',
  'border',
  'road',
  'place',
  'poi',
  'label',
] as const
export type LayerName = (typeof layerNames)[number]

type Draws = (tags: Tags, zoom: number) => boolean
interface Rule {
  /** The first and the last zoom of the layer as a whole. */
  readonly zooms: readonly [first: number, last: number]
  readonly draws?: Draws
  /** How far, in units, a line may be drawn from where it is; at the last zoom, which is drawn eight times as large, less far. */
  readonly tolerance?: readonly [before: number, atLongest: number]
  /** What is smaller, in square units, or shorter, in units, is left out; not at the last zoom. */
  readonly least?: number
  /** How many units a tile shows of its neighbours: as wide as half of what is drawn along a line. */
  readonly buffer: number
}

type Steps = readonly (readonly [from: number, value: number])[]
/** The value of the last step whose zoom is reached: from zoom 6, 40, from zoom 7, 20. */
const step = (zoom: number, steps: Steps): number | undefined => steps.findLast(([from]) => zoom >= from)?.[1]

const numberOf = (tags: Tags, key: string): number => {
  const value = tags[key]
  return typeof value === 'number' ? value : 0
}

/** Of what has a rank, 1 the greatest, up to which it is drawn. */
const byRank =
  (steps: Steps): Draws =>
  (tags, zoom) =>
    numberOf(tags, 'rank') <= (step(zoom, steps) ?? 0)

/** Of what has an area, in square kilometres, from which it is drawn. */
const byArea =
  (steps: Steps): Draws =>
  (tags, zoom) =>
    numberOf(tags, 'km2') >= (step(zoom, steps) ?? Infinity)

const isLargeWater = byArea([
  [4, 300],
  [5, 200],
  [6, 40],
  [7, 20],
  [8, 5],
  [9, 1],
  [10, 0.7],
  [11, 0],
])

/** Points of interest by their kind. */
const kindsFrom: Readonly<Record<string, number>> = {
  port: 6,
  border: 6,
  pass: 7,
  toll: 8,
  airport: 9,
  fuel: 11,
}

/** Departments are named up to 8, countries and seas as long as one sees several of them. */
const labelsTo: Readonly<Record<string, readonly [number, number]>> = {
  dep: [5, 7],
  pais: [3, 8],
  mar: [3, 8],
}

const isBetween = (zoom: number, [first, last]: readonly [number, number]): boolean =>
  first <= zoom && zoom <= last

/** Rivers of the continent are drawn before those of the country are; from here on these, which have the others' names too. */
export const ownRiversFrom = 7

export const rules: Readonly<Record<LayerName, Rule>> = {
  land: { zooms: [0, 11], tolerance: [3, 1.5], least: 80, buffer: 16 },
  co: { zooms: [0, 11], tolerance: [3, 1], least: 40, buffer: 16 },
  water: {
    zooms: [4, 11],
    // Far off, a wide river is the line that it has too.
    draws: (tags, zoom) => isLargeWater(tags, zoom) && (zoom >= ownRiversFrom || tags['k'] !== 'river'),
    tolerance: [3, 2.5],
    least: 64,
    buffer: 16,
  },
  urban: {
    zooms: [6, 11],
    draws: byArea([
      [6, 30],
      [7, 6],
      [8, 1.5],
      [9, 0.5],
      [10, 0],
    ]),
    tolerance: [3, 1.5],
    buffer: 16,
  },
  river: {
    zooms: [3, 11],
    draws: byRank([
      [3, 1],
      [4, 2],
      [5, 3],
      [7, 4],
      [8, 5],
      [9, 6],
    ]),
    tolerance: [3, 2],
    least: 24,
    buffer: 32,
  },
  dep: { zooms: [4, 11], tolerance: [3, 1], buffer: 32 },
  mun: { zooms: [8, 11], tolerance: [3, 1], buffer: 32 },
  border: { zooms: [2, 11], tolerance: [3, 1], buffer: 32 },
  road: { zooms: [4, 11], tolerance: [3, 1], least: 16, buffer: 40 },
  place: {
    zooms: [4, 11],
    draws: byRank([
      [4, 2],
      [7, 3],
      [8, 4],
      [9, 5],
      [10, 6],
      [11, 7],
    ]),
    buffer: 0,
  },
  poi: {
    zooms: [6, 11],
    draws: (tags, zoom) => zoom >= (kindsFrom[String(tags['kind'])] ?? Infinity),
    buffer: 0,
  },
  label: {
    zooms: [3, 8],
    draws: (tags, zoom) => isBetween(zoom, labelsTo[String(tags['k'])] ?? [0, 0]),
    buffer: 0,
  },
}

export const isDrawnAt = (name: LayerName, zoom: number): boolean => isBetween(zoom, rules[name].zooms)

/** The whole region up to 7; from 8 on the country with what lies close to it: tiles of a neighbour's fields are for nobody. */
export const boundsAt = (zoom: number): readonly [number, number, number, number] =>
  zoom < 8 ? [-93, -14, -54, 21] : [-82.6, -5.2, -65.9, 13.7]
