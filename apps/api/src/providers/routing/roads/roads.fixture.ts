/** Places of the tests, and the official figures with the half that the fit has never seen. */
import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { loadRoads } from './roads.ts'
import type { RoadPoint, Way, Ways } from './types.ts'

export const roads = loadRoads()

/** Heads of municipalities where the gazetteer has them. */
export const heads = {
  bogota: { lon: -74.08175, lat: 4.60971, code: '11001' },
  medellin: { lon: -75.57151, lat: 6.245, code: '05001' },
  cali: { lon: -76.5225, lat: 3.43722, code: '76001' },
  barranquilla: { lon: -74.78132, lat: 10.96854, code: '08001' },
  cartagena: { lon: -75.51444, lat: 10.39972, code: '13001' },
  bucaramanga: { lon: -73.1198, lat: 7.12539, code: '68001' },
  buenaventura: { lon: -77.03116, lat: 3.8801, code: '76109' },
  pasto: { lon: -77.28111, lat: 1.21361, code: '52001' },
  ibague: { lon: -75.23222, lat: 4.43889, code: '73001' },
} satisfies Record<string, RoadPoint>

export const found = (ways: Ways): Way[] => {
  if (!ways.isFound) throw new Error(`no way: ${ways.reason}`)
  return ways.ways
}

type Official = {
  /** Which half the shipped roads were fitted on. */
  fitted: number | 'all'
  ends: [code: string, place: string, lon: number, lat: number][]
  /** The shortest official way there and back, 0 where there is none, the half, and the lengths of all official ways. */
  pairs: [a: number, b: number, kmThere: number, kmBack: number, half: number, lengths: number[]][]
}

const officialFile = new URL('../../../../../../packages/map/roads/official.json.br', import.meta.url)

export const readOfficial = (): Official =>
  JSON.parse(brotliDecompressSync(readFileSync(officialFile)).toString()) as Official
