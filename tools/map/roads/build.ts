/**
 * Makes the prepared roads: `node tools/map/roads/build.ts <folder of sources> [all | keep]`, by hand, some minutes.
 * With `all` the fit learns from every official pair; without it, from one half, so that the other half tells how good it is.
 * With `keep` what was learnt before stays: for a change of towns or tolls that leaves nodes and edges as they are.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { perDegree } from '../../../apps/api/src/providers/routing/roads/geometry.ts'
import { effortCode, networkOf, stretchCode } from '../../../apps/api/src/providers/routing/roads/network.ts'
import { readPrepared, type Prepared } from '../../../apps/api/src/providers/routing/roads/prepared.ts'
import { addHierarchy } from './contract.ts'
import { learn } from './fit/learn.ts'
import { effortOf, type Fit } from './fit/state.ts'
import { makeNetwork } from './make.ts'
import { officialOf, type Official } from './official.ts'
import { readMunicipalities, readOfficial, readPlaces } from './sources.ts'
import { preparedOf, writePrepared, type Parts } from './write.ts'

const [folder, which] = process.argv.slice(2)
if (folder === undefined) throw new Error('say where the sources are')
const half = which === 'all' ? undefined : 0
const target = new URL('../../../data/map/roads/', import.meta.url)
const say = (line: string): void => console.log(line)

/** Puts what was learnt into the columns. */
const applyFit = ({ head, columns }: Prepared, fit: Fit, official: Official): void => {
  const effort = effortOf(fit)
  columns.edgeEffort = Int32Array.from(effort, (value, edge) =>
    effortCode(value / Math.max(1e-3, fit.km[edge] ?? 0)),
  )
  columns.edgeStretch = Int32Array.from(fit.stretch, (value) => stretchCode(value))
  const heads = new Map(official.ends.map(({ code, place }, end) => [place === '' ? code : '', end]))
  columns.townOffsetMetres = Int32Array.from(head.towns, ({ code }) => {
    const end = heads.get(code)
    return end === undefined ? 0 : Math.round((fit.offsetKm[end] ?? 0) * 1000)
  })
}

/** What the test of accuracy needs: where each end is, and the official kilometres there and back. */
const officialFile = ({ ends, pairs }: Official, { network, endNode }: Fit): string => {
  const used = [...new Set(pairs.flatMap(({ a, b }) => [a, b]))].filter((end) => endNode[end] !== -1)
  const rank = new Map(used.map((end, at) => [end, at]))
  const rows = pairs
    .filter(({ a, b }) => rank.has(a) && rank.has(b) && endNode[a] !== endNode[b])
    .map(({ a, b, kmThere, kmBack, half: part }) => [
      rank.get(a),
      rank.get(b),
      kmThere ?? 0,
      kmBack ?? 0,
      part,
    ])
  const places = used.map((end) => {
    const { code = '', place = '' } = ends[end] ?? {}
    const node = endNode[end] ?? 0
    return [code, place, (network.nodeLon[node] ?? 0) / perDegree, (network.nodeLat[node] ?? 0) / perDegree]
  })
  return JSON.stringify({ fitted: half ?? 'all', ends: places, pairs: rows })
}

/** What the file at hand has learnt, for the same edges and towns. */
const keepFit = ({ columns }: Prepared): void => {
  const known = readPrepared(readFileSync(new URL('roads.bin.br', target))).columns
  for (const name of ['edgeFrom', 'edgeTo', 'edgeClass', 'townNode'] as const)
    if (!Buffer.from(known[name].buffer).equals(Buffer.from(columns[name].buffer)))
      throw new Error(`another ${name}`)
  for (const name of ['edgeEffort', 'edgeStretch', 'townOffsetMetres'] as const) columns[name] = known[name]
}

const learnFit = (prepared: Prepared, towns: Parts['towns']): void => {
  const [places, municipalities] = [readPlaces(folder), readMunicipalities(folder)]
  const official = officialOf(readOfficial(folder), places, municipalities)
  const fit = learn(networkOf(prepared), {
    official,
    places,
    municipalities,
    towns: new Map(towns.map(({ code, node, gapMetres }) => [code, { node, gapMetres }])),
    half,
    say,
  })
  applyFit(prepared, fit, official)
  writeFileSync(new URL('official.json.br', target), brotliCompressSync(officialFile(official, fit)))
}

mkdirSync(target, { recursive: true })
const parts = makeNetwork(folder, say)
const prepared = preparedOf(parts)
if (which === 'keep') keepFit(prepared)
else learnFit(prepared, parts.towns)
addHierarchy(prepared, networkOf(prepared))
const bytes = writePrepared(prepared)
writeFileSync(new URL('roads.bin.br', target), bytes)
say(`${prepared.columns.shortcutFrom.length} shortcuts, ${bytes.length} bytes`)
