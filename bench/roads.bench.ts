/**
 * Ways over the real roads: against a plain search on the same graph, in turn; and 200 a second in a thread of their own beside
 * a small server that others wait for, against the same in the server's own thread.
 */
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { createServer, get } from 'node:http'
import type { AddressInfo } from 'node:net'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import { networkOf } from '../apps/api/src/providers/routing/roads/network.ts'
import { readPrepared } from '../apps/api/src/providers/routing/roads/prepared.ts'
import { createRoadsWorker } from '../apps/api/src/providers/routing/roads/roads-worker.ts'
import { loadRoads } from '../apps/api/src/providers/routing/roads/roads.ts'
import { createTreeSearch, edgesTo } from '../apps/api/src/providers/routing/roads/tree.ts'
import { townsOf } from '../apps/api/src/providers/routing/roads/towns.ts'
import type { RoadPoint } from '../apps/api/src/providers/routing/roads/types.ts'
import { seconds } from './settings.ts'

const count = 200
const turns = 3
const perSecond = 200
/** A way with its line, towns and tolls takes at most this share of the bare search's time; others are not late. */
const bars = { share: 0.25, p95Ms: 10, healthP99Ms: 50 }

const prepared = readPrepared(readFileSync(new URL('../packages/map/roads/roads.bin.br', import.meta.url)))
const network = networkOf(prepared)
const towns = townsOf(prepared).all.filter(
  ({ node, gapMetres }) => network.part[node] === 0 && gapMetres < 3000,
)

/** The same towns each time. */
let seed = 7
const drawn = () => {
  seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0
  return towns[(seed >>> 8) % towns.length]
}

type Pair = { nodes: [number, number]; points: [RoadPoint, RoadPoint] }

const pointOf = ({ code }: { code: string }): RoadPoint => {
  const at = prepared.head.towns.findIndex((town) => town.code === code)
  return {
    lon: (prepared.columns.townLon[at] ?? 0) / 1e5,
    lat: (prepared.columns.townLat[at] ?? 0) / 1e5,
    code,
  }
}

const pairs: Pair[] = []
while (pairs.length < count) {
  const [from, to] = [drawn(), drawn()]
  if (from && to && from !== to)
    pairs.push({ nodes: [from.node, to.node], points: [pointOf(from), pointOf(to)] })
}

const percentile = (all: number[], share: number): number =>
  all.toSorted((a, b) => a - b)[Math.min(all.length - 1, Math.floor(all.length * share))] ?? Number.NaN

const times = (work: (pair: Pair) => unknown): number[] =>
  pairs.map((pair) => {
    const startedAt = performance.now()
    work(pair)
    return performance.now() - startedAt
  })

const told = (name: string, all: number[]) =>
  console.log(
    `${name.padEnd(34)} p50 ${percentile(all, 0.5).toFixed(2)} ms, p95 ${percentile(all, 0.95).toFixed(2)} ms`,
  )

const loadedAt = performance.now()
const roads = loadRoads()
console.log(`the roads are read and prepared in ${(performance.now() - loadedAt).toFixed(0)} ms`)
const search = createTreeSearch(network)
const works = {
  bare: ({ nodes: [from, to] }: Pair) => edgesTo(network, search(from, network.edgeCost, to), to),
  way: ({ points }: Pair) => roads.ways(points),
  three: ({ points }: Pair) => roads.ways(points, { alternatives: 2 }),
}
for (const work of Object.values(works)) times(work)
const taken = { bare: [] as number[], way: [] as number[], three: [] as number[] }
for (let turn = 0; turn < turns; turn++)
  for (const name of ['bare', 'way', 'three'] as const) taken[name].push(...times(works[name]))
told('a bare search, no line', taken.bare)
told('a way with line, towns and tolls', taken.way)
told('three ways', taken.three)
const share = percentile(taken.way, 0.5) / percentile(taken.bare, 0.5)
console.log(
  `a way takes ${(share * 100).toFixed(0)} % of the bare search's time (at most ${bars.share * 100} %)`,
)

const server = createServer((_, response) => response.end('ok'))
server.listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo

const health = async (): Promise<number> => {
  const startedAt = performance.now()
  const request = get({ port, host: '127.0.0.1', path: '/health', agent: false })
  const [response] = (await once(request, 'response')) as [NodeJS.ReadableStream]
  response.resume()
  await once(response, 'end')
  return performance.now() - startedAt
}

/** Latencies of the server while ways are asked at a steady pace, and how many of them were told. */
const beside = async (ask: ((pair: Pair) => unknown) | undefined) => {
  const waited: number[] = []
  const asked: Promise<boolean>[] = []
  const isTold = async (pair: Pair): Promise<boolean> => {
    try {
      await ask?.(pair)
      return true
    } catch {
      return false
    }
  }
  const until = performance.now() + seconds * 1000
  const asking = async () => {
    if (!ask) return
    const startedAt = performance.now()
    for (let next = 0; performance.now() < until; next++) {
      const pair = pairs[next % pairs.length]
      if (pair) asked.push(isTold(pair))
      await sleep(Math.max(0, startedAt + ((next + 1) * 1000) / perSecond - performance.now()))
    }
  }
  const looking = async () => {
    while (performance.now() < until) {
      waited.push(await health())
      await sleep(2)
    }
  }
  await Promise.all([asking(), looking()])
  const ended = await Promise.all(asked)
  return { waited, done: ended.filter(Boolean).length / seconds }
}

const worker = createRoadsWorker({ mostKeptPoints: 1 })
await worker.nearest({ lon: -74, lat: 4.6 })
const alone = await beside(undefined)
const threaded = await beside(({ points }) => worker.ways(points, { alternatives: 2 }))
const inside = await beside(({ points }) => roads.ways(points, { alternatives: 2 }))
await worker.close()
server.close()

for (const [name, { waited, done }] of Object.entries({
  alone,
  'ways in a thread': threaded,
  'ways in the server': inside,
}))
  console.log(
    `${name.padEnd(20)} ${done.toFixed(0).padStart(4)} of three ways a second; /health p50 ${percentile(waited, 0.5).toFixed(1)} ms, p99 ${percentile(waited, 0.99).toFixed(1)} ms`,
  )

const verdicts = [
  [share <= bars.share, 'the share of the bare search'],
  [percentile(taken.way, 0.95) <= bars.p95Ms, `p95 of a way over ${bars.p95Ms} ms`],
  [threaded.done >= perSecond * 0.95, `fewer than ${perSecond} a second`],
  [percentile(threaded.waited, 0.99) <= bars.healthP99Ms, `/health p99 over ${bars.healthP99Ms} ms`],
] as const
const missed = verdicts.filter(([isMet]) => !isMet).map(([, what]) => what)
console.log(missed.length === 0 ? 'PASS' : `FAIL  ${missed.join('; ')}`)
process.exit(missed.length === 0 ? 0 : 1)
