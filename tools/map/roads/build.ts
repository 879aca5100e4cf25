/**
 * Makes the prepared roads: `node tools/map/roads/build.ts <folder of sources> [all | keep | lengths]`, by hand, some minutes.
 * With `all` the fit learns from every official pair; without it, from one half, so that the other half tells how good it is.
 * With `keep` what was learnt before stays: for a change of towns or tolls that leaves nodes and edges as they are.
 * With `lengths` only the kilometres are learnt anew, by the roads that are preferred as it stands.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { perDegree } from '../../../apps/api/src/providers/routing/roads/geometry.ts'
import {
  effortCode,
  effortOf as effortOfCode,
  networkOf,
  stretchCode,
} from '../../../apps/api/src/providers/routing/roads/network.ts'
import { readPrepared, type Prepared } from '../../../apps/api/src/providers/routing/roads/prepared.ts'
import { addHierarchy } from './contract.ts'
import { learn, learnLengthsOnly, type Lessons } from './fit/learn.ts'
import { effortOf, type Fit } from './fit/state.ts'
import { makeNetwork } from './make.ts'
import { officialOf, type Official } from './official.ts'
import { readMunicipalities, readOfficial, readPlaces } from './sources.ts'
import { preparedOf, writePrepared } from './write.ts'

const [folder, which] = process.argv.slice(2)
if (folder === undefined) throw new Error('say where the sources are')
const half = which === 'all' ? undefined : 0
const target = new URL('../../../packages/map/roads/', import.meta.url)
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

/** What the test of accuracy needs: where each end is, and the official kilometres there and back, and of each way. */
const officialFile = ({ ends, pairs }: Official, { network, endNode }: Fit): string => {
  const used = [...new Set(pairs.flatMap(({ a, b }) => [a, b]))].filter((end) => endNode[end] !== -1)
  const rank = new Map(used.map((end, at) => [end, at]))
  const rows = pairs
    .filter(({ a, b }) => rank.has(a) && rank.has(b) && endNode[a] !== endNode[b])
    .map(({ a, b, kmThere, kmBack, lengths, half: part }) => [
      rank.get(a),
      rank.get(b),
      kmThere ?? 0,
      kmBack ?? 0,
      part,
      lengths,
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

const lessonsOf = (columns: Prepared['columns'], head: Prepared['head']): Lessons => {
  const [places, municipalities] = [readPlaces(folder), readMunicipalities(folder)]
  const townAt = (at: number) => ({
    node: columns.townNode[at] ?? 0,
    gapMetres: columns.townGapMetres[at] ?? 0,
  })
  return {
    official: officialOf(readOfficial(folder), places, municipalities),
    places,
    municipalities,
    towns: new Map(head.towns.map(({ code }, at) => [code, townAt(at)])),
    half,
    say,
  }
}

const writeAll = (prepared: Prepared): void => {
  const bytes = writePrepared(prepared)
  writeFileSync(new URL('roads.bin.br', target), bytes)
  say(`${prepared.columns.shortcutFrom.length} shortcuts, ${bytes.length} bytes`)
}

const writeOfficial = (official: Official, fit: Fit): void =>
  writeFileSync(new URL('official.json.br', target), brotliCompressSync(officialFile(official, fit)))

/** All anew; with `keep` but for what was learnt. */
const build = (): void => {
  const prepared = preparedOf(makeNetwork(folder, say))
  if (which === 'keep') keepFit(prepared)
  else {
    const lessons = lessonsOf(prepared.columns, prepared.head)
    const fit = learn(networkOf(prepared), lessons)
    applyFit(prepared, fit, lessons.official)
    writeOfficial(lessons.official, fit)
  }
  addHierarchy(prepared, networkOf(prepared))
  writeAll(prepared)
}

/** Ranks and shortcuts stay, as they do not depend on lengths. */
const relearnLengths = (): void => {
  const prepared = readPrepared(readFileSync(new URL('roads.bin.br', target)))
  const { columns, head } = prepared
  const efforts = Float64Array.from(columns.edgeEffort, (code) => effortOfCode(code))
  const keptEffort = columns.edgeEffort
  columns.edgeStretch = columns.edgeStretch.map(() => stretchCode(1))
  const lessons = lessonsOf(columns, head)
  const fit = learnLengthsOnly(networkOf(prepared), efforts, lessons)
  applyFit(prepared, fit, lessons.official)
  columns.edgeEffort = keptEffort
  writeOfficial(lessons.official, fit)
  writeAll(prepared)
}

mkdirSync(target, { recursive: true })
if (which === 'lengths') relearnLengths()
else build()
