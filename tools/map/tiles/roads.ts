// The roads: pieces from crossing to crossing in their layer, long lines in the tiles.
import { joined } from './join.ts'
import type { Line, Shape, Tags } from './shapes.ts'

export interface Road {
  /** 1 the trunk roads to 4 the tertiary ones. */
  readonly c: number
  readonly ref: string
  readonly name: string
  readonly line: Line
}

const classes: Readonly<Record<string, number>> = {
  motorway: 1,
  trunk: 1,
  primary: 2,
  secondary: 3,
  tertiary: 4,
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

export const roadsOfLayer = (shapes: readonly Shape[]): readonly Road[] =>
  shapes.flatMap((shape) => {
    const { tags } = shape
    const c = classes[textOf(tags['class'])]
    if (shape.kind !== 'lines' || c === undefined) return []
    return shape.lines.map((line) => ({ c, ref: textOf(tags['ref']), name: textOf(tags['name']), line }))
  })

/** From which zoom the styles draw a class, its number and its name: before that, roads that differ in nothing else are one. */
const drawnFrom: Readonly<Record<number, { road: number; ref: number; name: number }>> = {
  1: { road: 4, ref: 6, name: 11 },
  2: { road: 5, ref: 8, name: 11 },
  3: { road: 8, ref: 10, name: 11 },
  4: { road: 10, ref: 12, name: 11 },
}
/** A longer number is two or more roads at once, and is no shield. */
const longestRef = 6

const tagsAt = ({ c, ref, name }: Road, zoom: number): Tags | undefined => {
  const from = drawnFrom[c]
  if (!from || zoom < from.road) return undefined
  return {
    c,
    ...(ref !== '' && ref.length <= longestRef && zoom >= from.ref && { ref }),
    ...(name !== '' && zoom >= from.name && { name }),
  }
}

/** One shape for all roads that are told alike at a zoom, of lines as long as they go. */
export const roadsAt = (roads: readonly Road[], zoom: number): readonly Shape[] => {
  const groups = new Map<string, { tags: Tags; lines: Line[] }>()
  for (const road of roads) {
    const tags = tagsAt(road, zoom)
    if (!tags) continue
    const key = JSON.stringify(tags)
    const group = groups.get(key)
    if (group) group.lines.push(road.line)
    else groups.set(key, { tags, lines: [road.line] })
  }
  return [...groups.values()].map(({ tags, lines }) => ({ kind: 'lines', tags, lines: joined(lines) }))
}
