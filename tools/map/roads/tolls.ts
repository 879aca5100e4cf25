/** Toll posts on the roads they stand at. */
import { createGrid, hitsWithin, type Hit } from '../../../apps/api/src/providers/routing/roads/grid.ts'
import { metresBetween, type Spot } from '../../../apps/api/src/providers/routing/roads/geometry.ts'
import { linesOf, streetClass, toSpot, type Draft } from './draft.ts'
import { fold, type TollFeature } from './sources.ts'

/** A post is looked for this far from a road; the other carriageway is at most so much further. */
const mostMetres = 600
const carriagewayMetres = 80
/** Posts of one name this near each other are one station: one for each direction, or the same one told twice. */
const stationMetres = 15_000

export type Toll = {
  code: number
  name: string
  station: number
  isOperative: boolean
  spot: Spot
  hits: { edge: number; along: number }[]
}

export const closed = /\s*\((?:no operativo|desmontado|suspendido)[^)]*\)/i

/** The road of a section's number: `4516` is road 45, `45A04` is 45A. */
const roadOf = (section = ''): string =>
  (/^(\d{2}[A-Z]{0,2})/.exec(section.trim().toUpperCase())?.[1] ?? '').replace(/^0/, '')

const isOf = (road: string, ref: string): boolean =>
  road !== '' && ref.split(/[;,]/).some((part) => part.trim().toUpperCase() === road)

/** The road of the post's number where it is near, else the nearest road that is no small one's neighbour. */
const chosen = (draft: Draft, hits: readonly Hit[], road: string): Hit[] => {
  const real = hits.filter(({ edge }) => (draft.edges[edge]?.class ?? streetClass) < streetClass)
  const numbered = real.find(({ edge }) => isOf(road, draft.edges[edge]?.ref ?? ''))
  const great = real.find(({ edge }) => (draft.edges[edge]?.class ?? streetClass) <= 1)
  const first = numbered ?? (great && great.metres <= (real[0]?.metres ?? 0) + 200 ? great : real[0])
  if (!first) return []
  const rank = draft.edges[first.edge]?.class
  return real.filter(
    ({ edge, metres }) => metres <= first.metres + carriagewayMetres && draft.edges[edge]?.class === rank,
  )
}

/** The name without what tells the posts of a station apart. */
const stationName = (name: string): string => fold(name).replace(/ (?:i|ii|iii|1|2)$/, '')

export const titled = (name: string): string =>
  name
    .replace(closed, '')
    .trim()
    .toLowerCase()
    .replaceAll(
      /(^|[\s\-–(.])(\p{L})/gu,
      (_, before: string, letter: string) => before + letter.toUpperCase(),
    )
    .replaceAll(/\s(De|Del|La|Las|Los|El|Y)(?=\s)/g, (word) => word.toLowerCase())

export const tollsOf = (draft: Draft, features: readonly TollFeature[]): Toll[] => {
  const lines = linesOf(draft)
  const grid = createGrid(lines)
  const tolls: Toll[] = []
  for (const { properties, geometry } of features) {
    const spot = toSpot(geometry.coordinates)
    const name = titled(properties.nombrepeaje)
    const found = chosen(draft, hitsWithin(grid, spot, mostMetres), roadOf(properties.codigotramo))
    const same = tolls.findIndex(
      (other) =>
        stationName(other.name) === stationName(name) && metresBetween(other.spot, spot) <= stationMetres,
    )
    tolls.push({
      code: properties.codigopeaje ?? 0,
      name,
      station: same === -1 ? tolls.length : (tolls[same]?.station ?? same),
      isOperative: !closed.test(properties.nombrepeaje),
      spot,
      hits: found.map(({ edge, piece, part }) => {
        const [start, end] = [lines.start[edge] ?? 0, lines.start[edge + 1] ?? 0]
        return {
          edge,
          along: Math.min(255, Math.round(((piece - start + part) / Math.max(1, end - start - 1)) * 255)),
        }
      }),
    })
  }
  return tolls
}
