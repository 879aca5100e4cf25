// Municipalities share their borders; so do departments and the country, which are made of the same municipalities. Each stretch
// between two places where three meet is simplified once, and what stands on both sides of it, or is drawn along it, uses that.
import { joined } from './join.ts'
import { doubleArea, keyOf, type Area, type Line, type Point } from './shapes.ts'
import { squareAway } from '@arriero/domain/places/simplified-line'

/** What a stretch parts: two municipalities of one department, two departments, the country from a neighbour or from the sea. */
export type Parting = 'municipalities' | 'departments' | 'neighbours' | 'sea'

export interface Stretch {
  readonly parting: Parting
  readonly line: Line
}

export interface Municipality {
  readonly department: string
  readonly areas: readonly Area[]
}

interface Segment {
  readonly ends: readonly [Point, Point]
  readonly departments: string[]
}

const segmentsOf = (municipalities: readonly Municipality[]): readonly Segment[] => {
  const segments = new Map<string, Segment>()
  const add = (ends: readonly [Point, Point], department: string) => {
    const key = ends.map(keyOf).toSorted().join(' ')
    const segment = segments.get(key)
    if (segment) segment.departments.push(department)
    else segments.set(key, { ends, departments: [department] })
  }
  const rings = municipalities.flatMap(({ department, areas }) =>
    areas.flat().map((ring) => ({ department, ring })),
  )
  for (const { department, ring } of rings)
    for (const [at, to] of ring.entries()) {
      const from = ring[at - 1]
      if (from && keyOf(from) !== keyOf(to)) add([from, to], department)
    }
  return [...segments.values()]
}

/** A hundred metres, squared: two drawings of one border need not have the same points on a straight stretch. */
const squareClose = 2.5e-6 ** 2

const isOnBorder = ([from, to]: Segment['ends'], landBorder: readonly Line[]): boolean => {
  const middle: Point = [(from[0] + to[0]) / 2, (from[1] + to[1]) / 2]
  return landBorder.some((line) =>
    line.some((point, at) => squareAway(middle, line[at - 1] ?? point, point) < squareClose),
  )
}

const partingOf = ({ ends, departments }: Segment, landBorder: readonly Line[]): Parting => {
  const [one, other] = departments
  if (other !== undefined) return one === other ? 'municipalities' : 'departments'
  return isOnBorder(ends, landBorder) ? 'neighbours' : 'sea'
}

interface Step {
  readonly to: Point
  readonly segment: number
  readonly parting: Parting
}

const stepsByPlace = (segments: readonly Segment[], landBorder: readonly Line[]) => {
  const steps = new Map<string, Step[]>()
  for (const [number, segment] of segments.entries()) {
    const parting = partingOf(segment, landBorder)
    const [from, to] = segment.ends
    for (const [here, there] of [
      [from, to],
      [to, from],
    ] as const) {
      const key = keyOf(here)
      steps.set(key, [...(steps.get(key) ?? []), { to: there, segment: number, parting }])
    }
  }
  return steps
}

/** @returns every stretch once; `landBorder` tells which part of the country's outline is no coast */
export const stretchesOf = (
  municipalities: readonly Municipality[],
  landBorder: readonly Line[],
): readonly Stretch[] => {
  const segments = segmentsOf(municipalities)
  const steps = stepsByPlace(segments, landBorder)
  const isJunction = (point: Point): boolean => {
    const [one, other, ...more] = steps.get(keyOf(point)) ?? []
    return more.length > 0 || one?.parting !== other?.parting
  }
  const walked = new Set<number>()
  const walk = (start: Point, first: Step): Stretch => {
    const line = [start]
    for (let step: Step | undefined = first; step;) {
      const { to, segment }: Step = step
      walked.add(segment)
      line.push(to)
      if (isJunction(to)) break
      step = steps.get(keyOf(to))?.find((next) => !walked.has(next.segment))
    }
    return { parting: first.parting, line }
  }
  const starts = segments.flatMap(({ ends }) => ends)
  // First from every junction, then the islands and the enclaves, which have none.
  return [...starts.filter(isJunction), ...starts].flatMap((start) =>
    (steps.get(keyOf(start)) ?? [])
      .filter((step) => !walked.has(step.segment))
      .flatMap((step) => (walked.has(step.segment) ? [] : [walk(start, step)])),
  )
}

const linesBetween = (stretches: readonly Stretch[], ...partings: Parting[]): readonly Line[] =>
  stretches.filter(({ parting }) => partings.includes(parting)).map(({ line }) => line)

/** The lines of one kind, as long as they go. */
export const linesParting = (stretches: readonly Stretch[], parting: Parting): readonly Line[] =>
  joined(linesBetween(stretches, parting))

/** The country as areas: what its outline closes. */
export const country = (stretches: readonly Stretch[]): readonly Area[] =>
  joined(linesBetween(stretches, 'neighbours', 'sea'))
    .filter((ring) => ring.length > 3 && doubleArea(ring) !== 0)
    .map((ring) => [ring])
