// docs/walks.md: what people met who walked through the product, and the test that fails where it is met again.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../../launch/paths.mjs'
import { reachOf } from '../reading/reach.ts'
import { isTest, type Source, type Violation } from '../reading/source.ts'

export interface Walk {
  /** Its number in docs/walks.md, such as `A1`. */
  finding: string
  seen: ReadonlyArray<{ in: string; as: string }>
}

const row = /^\|\s*([A-Z]\d+)\s*\|[^|]*\|([^|]*)\|$/gm
const place = /`([^`]+)`\s+«([^»]+)»/g

export const walksIn = (page: string): Walk[] =>
  [...page.matchAll(row)].map(([, finding = '', cell = '']) => ({
    finding,
    seen: [...cell.matchAll(place)].map(([, path = '', as = '']) => ({ in: path, as })),
  }))

export const walkFaults = (walks: readonly Walk[], sources: readonly Source[]): Violation[] => {
  const files = new Map(sources.map((file) => [file.path, file]))
  const times = Map.groupBy(walks, ({ finding }) => finding)
  return [
    ...[...times].filter(([, same]) => same.length > 1).map(([finding]) => `docs/walks.md: ${finding} twice`),
    ...walks.flatMap(({ finding, seen }) => {
      if (seen.length === 0) return [`docs/walks.md: ${finding} is proved nowhere`]
      return seen
        .filter(({ in: path, as }) => {
          const file = files.get(path)
          return !file || !isTest(path) || !reachOf(files, file, as)
        })
        .map(({ in: path, as }) => `docs/walks.md: ${finding}: ${path} has no test «${as}»`)
    }),
  ]
}

/** As many as were met in each part: none is let go of. */
const met: Readonly<Record<string, number>> = { A: 20, B: 18, C: 7, D: 10 }

export const missingIn = (walks: readonly Walk[]): Violation[] => {
  const rows = new Set(walks.map(({ finding }) => finding))
  const all = Object.entries(met).flatMap(([part, count]) =>
    Array.from({ length: count }, (_, index) => `${part}${index + 1}`),
  )
  return all.filter((finding) => !rows.has(finding)).map((finding) => `docs/walks.md: ${finding} has no row`)
}

export const readWalks = (): Walk[] => walksIn(readFileSync(join(root, 'docs', 'walks.md'), 'utf8'))
