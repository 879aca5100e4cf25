/**
 * Makes packages/map/official/ways.tsv.gz of the ministry's two tables, and prints what is odd in them. Run by hand:
 *   node tools/map/official/build.ts <sicetac-rutas.csv.gz> <sicetac-peajes.csv.gz> <edition, as 2025-06>
 */
import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { gzipSync } from 'node:zlib'
import { odditiesOf, type Oddity, type Tables } from './oddities.ts'
import { readRoutes, readTolls } from './read.ts'
import { municipalitiesOf, type GazetteerFile } from './towns.ts'
import { compactText } from './write.ts'

const output = new URL('../../../packages/map/official/ways.tsv.gz', import.meta.url)
const gazetteer = new URL('../../../apps/api/src/providers/places/data/gazetteer.json', import.meta.url)
const mostIdsShown = 12

export const tablesFrom = (routes: Buffer, tolls: Buffer): Tables => ({
  routes: readRoutes(routes),
  tolls: readTolls(tolls),
  municipalities: municipalitiesOf(JSON.parse(readFileSync(gazetteer, 'utf8')) as GazetteerFile),
})

export const saidOf = ({ what, ids, isFault }: Oddity): string => {
  const shown = ids.slice(0, mostIdsShown).join(' ')
  const rest = ids.length > mostIdsShown ? ' …' : ''
  return `${isFault && ids.length > 0 ? 'FAULT ' : ''}${ids.length} ${what}${ids.length > 0 ? `: ${shown}${rest}` : ''}`
}

/** The same input gives the same text; the packed bytes may differ with the version of zlib. */
export const built = (tables: Tables, edition: string): string => {
  const faults = odditiesOf(tables).filter(({ isFault, ids }) => isFault && ids.length > 0)
  if (faults.length > 0) throw new Error(faults.map(saidOf).join('\n'))
  if (!/^\d{4}-\d{2}$/.test(edition)) throw new Error(`an edition is a year and a month, not ${edition}`)
  return compactText(tables, edition)
}

const run = ([routesFile, tollsFile, edition]: readonly string[]): void => {
  if (!routesFile || !tollsFile || !edition)
    throw new Error('Usage: node tools/map/official/build.ts <routes.csv.gz> <tolls.csv.gz> <year-month>')
  const tables = tablesFrom(readFileSync(routesFile), readFileSync(tollsFile))
  for (const oddity of odditiesOf(tables)) console.log(saidOf(oddity))
  const text = built(tables, edition)
  const packed = gzipSync(text, { level: 9 })
  mkdirSync(new URL('.', output), { recursive: true })
  writeFileSync(output, packed)
  console.log(`${tables.routes.length} ways, ${text.length} characters, ${packed.length} bytes packed`)
  console.log(`SHA-256 of the text: ${createHash('sha256').update(text).digest('hex')}`)
}

if (import.meta.main) run(process.argv.slice(2))
