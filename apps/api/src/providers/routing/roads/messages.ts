/** What goes between the thread of the roads and those who ask: lines travel as one block of numbers. */
import { perDegree } from './geometry.ts'
import type { NearestRoad, NoWay, RoadPoint, Roads, Way, Ways, WaysOptions } from './types.ts'

export type Question =
  | { id: number; ask: 'ways'; points: readonly RoadPoint[]; options: WaysOptions }
  | { id: number; ask: 'nearest'; point: RoadPoint }

type PackedWay = Omit<Way, 'line'> & { flat: Int32Array<ArrayBuffer> }
type PackedWays = { isFound: true; ways: PackedWay[] } | NoWay

export type Reply =
  | { id: number; ways: PackedWays }
  | { id: number; nearest: NearestRoad }
  | { id: number; failure: string }

const pack = ({ line, ...way }: Way): PackedWay => {
  const flat = new Int32Array(line.length * 2)
  for (const [at, [lon, lat]] of line.entries()) {
    flat[2 * at] = Math.round(lon * perDegree)
    flat[2 * at + 1] = Math.round(lat * perDegree)
  }
  return { ...way, flat }
}

const unpack = ({ flat, ...way }: PackedWay): Way => {
  const line: Way['line'] = []
  for (let at = 0; at < flat.length; at += 2)
    line.push([(flat[at] ?? 0) / perDegree, (flat[at + 1] ?? 0) / perDegree])
  return { ...way, line }
}

export const unpackWays = (packed: PackedWays): Ways =>
  packed.isFound ? { isFound: true, ways: packed.ways.map((way) => unpack(way)) } : packed

const answerOf = (roads: Roads, question: Question): Reply => {
  const { id } = question
  if (question.ask === 'nearest') return { id, nearest: roads.nearest(question.point) }
  const found = roads.ways(question.points, question.options)
  return { id, ways: found.isFound ? { isFound: true, ways: found.ways.map((way) => pack(way)) } : found }
}

/** The answer, and the blocks that move with it. */
export const answer = (roads: Roads, question: Question): { reply: Reply; moved: ArrayBuffer[] } => {
  try {
    const reply = answerOf(roads, question)
    const isLine = 'ways' in reply && reply.ways.isFound
    return {
      reply,
      moved: isLine && reply.ways.isFound ? reply.ways.ways.map(({ flat }) => flat.buffer) : [],
    }
  } catch (error) {
    return {
      reply: { id: question.id, failure: error instanceof Error ? error.message : String(error) },
      moved: [],
    }
  }
}
