/** Typing into a field of places: the embedded search against a bare look through the same names, in turn. */
import { performance } from 'node:perf_hooks'
import { createGazetteer } from '../apps/api/src/providers/places/gazetteer.ts'
import { fold, towns } from '../apps/api/src/providers/places/towns.ts'

const texts = [
  'b',
  'san',
  'la mesa',
  'Bogotá, Calle 13 # 68-20',
  'valle del cauca',
  'Bodega 4 vía La Mesa',
  'xyzzy',
]
const rounds = 200
const turns = 5
/** The search reads each part between commas, ranks what it finds, and looks again word by word where it finds nothing. */
const mostTimesBare = 6

const names = towns.flatMap(({ keys, population }) => keys.map((key) => ({ key, population })))
const bare = (text: string) => {
  const typed = fold(text)
  return names
    .filter(({ key }) => key.includes(typed))
    .toSorted((a, b) => b.population - a.population)
    .slice(0, 10)
}

const places = createGazetteer()

/** Milliseconds of one search. */
const perSearch = async (search: (text: string) => unknown): Promise<number> => {
  const startedAt = performance.now()
  for (let round = 0; round < rounds; round++) for (const text of texts) await search(text)
  return (performance.now() - startedAt) / (rounds * texts.length)
}

const middle = (all: number[]) => all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN

const product = (text: string) => places.search(text, 10)
await perSearch(product)
await perSearch(bare)
const times: { product: number; bare: number }[] = []
for (let turn = 0; turn < turns; turn++)
  times.push({ product: await perSearch(product), bare: await perSearch(bare) })

const ratio = middle(times.map((turn) => turn.product / turn.bare))
const ms = middle(times.map((turn) => turn.product))
console.log(
  `a search of ${towns.length} towns takes ${ms.toFixed(2)} ms, ${ratio.toFixed(1)} times the bare look`,
)
const isFast = ratio <= mostTimesBare
console.log(isFast ? 'PASS' : `FAIL  over ${mostTimesBare} times the bare look`)
process.exit(isFast ? 0 : 1)
