// Municipalities share their borders; so do departments and the country, which are made of the same municipalities. Each stretch
// between two places where three meet is simplified once, and what stands on both sides of it, or is drawn along it, uses that.
import { joined } from './join.ts'
import { doubleArea, keyOf, type Area, type Line, type Point } from './shapes.ts'

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
  for (const { department, areas } of municipalities)
    for (const ring of areas.flat())
      for (const [at, to] of ring.entries()) {
        const from = ring[at - 1]
        if (from && keyOf(from) !== keyOf(to)) add([from, to], department)
      }
  return [...segments.values()]
}

const partingOf = ({ ends, departments }: Segment, onLandBorder: ReadonlySet<string>): Parting => {
  const [one, other] = departments
  if (other !== undefined) return one === other ? 'municipalities' : 'departments'
  return ends.every((end) => onLandBorder.has(keyOf(end))) ? 'neighbours' : 'sea'
}

interface Step {
  readonly to: Point
  readonly segment: number
  readonly parting: Parting
}

const stepsByPlace = (segments: readonly Segment[], onLandBorder: ReadonlySet<string>) => {
  const steps = new Map<string, Step[]>()
  for (const [number, segment] of segments.entries()) {
    const parting = partingOf(segment, onLandBorder)
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
  const steps = stepsByPlace(segments, new Set(landBorder.flat().map(keyOf)))
  const isJunction = (point: Point): boolean => {
    const [one, other, ...more] = steps.get(keyOf(point)) ?? []
    return more.length > 0 || one?.parting !== other?.parting
  }
  const walked = new Set<number>()
  const walk = (start: Point, first: Step): Stretch => {
    const line = [start]
    for (let step: Step | undefined = first; step; ) {
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
