/**
 * Makes packages/map/tolls/tolls.csv of INVIAS's published posts, and prints what is odd in them. Run by hand:
 *   node tools/map/tolls/build.ts <peajes-invias.geojson.gz>
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { closed, titled } from '../roads/tolls.ts'
import type { TollFeature } from '../roads/sources.ts'

const output = new URL('../../../packages/map/tolls/tolls.csv', import.meta.url)

const columns = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii'].map((roman) => `categoria${roman}`)
const collapsed = /\(siniestrada\)/i

export type Source = Omit<TollFeature, 'properties'> & {
  properties: TollFeature['properties'] & Record<string, unknown>
}
export type Post = { code: number; name: string; categories: 5 | 6 | 7; pesos: (number | null)[] }

/** What is published wrongly, with what it is mended by; each is told in packages/map/README.md. */
const mended: Readonly<Record<string, readonly number[]>> = {
  'El Placer': [19_900, 23_200, 42_400, 51_900, 56_000, 0, 0],
  'Laureano Gómez': [10_100, 12_000, 28_100, 37_200, 42_100, 0, 0],
  'San Diego': [7000, 7600, 8200, 8800, 18_100, 51_900, 58_900],
}

/**
 * Posts count vehicles in five, six or seven categories and do not say in which: the step from two axles to three, the
 * widest of all, tells it. Some posts of five print two more figures, of trucks with axles beyond those of the law.
 */
export const categoriesOf = (pesos: readonly number[]): 5 | 6 | 7 => {
  const [, ii = 0, iii = 0, iv = 0, v = 0, vi = 0, vii = 0] = pesos
  if (vi === 0) return 5
  if (vii === 0) return 6
  const [third, fifth] = [iii / ii, v / iv]
  return third >= 1.5 && third > fifth ? 5 : 7
}

export const postOf = ({ properties }: Source): Post => {
  const { nombrepeaje, codigopeaje } = properties
  const name = titled(nombrepeaje).replace(collapsed, '').replace(/\s+/g, ' ').trim()
  const published = columns.map((column) => Number(properties[column] ?? 0))
  const pesos = mended[name] ?? published
  const categories = categoriesOf(pesos)
  const isClosed = closed.test(nombrepeaje) || collapsed.test(nombrepeaje)
  return {
    code: codigopeaje ?? 0,
    name,
    categories,
    pesos: pesos.slice(0, categories).map((amount) => (isClosed ? 0 : amount || null)),
  }
}

export const csvOf = (posts: readonly Post[]): string => {
  const head = 'code,name,categories,I,II,III,IV,V,VI,VII'
  const lines = posts
    .toSorted((a, b) => a.code - b.code || a.name.localeCompare(b.name, 'es'))
    .map(({ code, name, categories, pesos }) =>
      [code, name, categories, ...columns.map((_, at) => pesos[at] ?? '')].join(','),
    )
  return `${[head, ...lines].join('\n')}\n`
}

const run = ([file]: readonly string[]): void => {
  if (!file) throw new Error('Usage: node tools/map/tolls/build.ts <posts.geojson.gz>')
  const { features } = JSON.parse(gunzipSync(readFileSync(file)).toString('utf8')) as { features: Source[] }
  const posts = features.map(postOf)
  for (const { code, name, categories, pesos } of posts) {
    if (pesos.includes(null)) console.log(`without all its tariffs: ${code} ${name}`)
    const trucks = pesos.slice(categories - 4).map((amount) => amount ?? 0)
    if (trucks.some((amount, at) => amount < (trucks[at - 1] ?? 0)))
      console.log(`falls: ${code} ${name} ${trucks.join(' ')}`)
  }
  writeFileSync(output, csvOf(posts))
  console.log(`${posts.length} posts`)
}

if (import.meta.main) run(process.argv.slice(2))
