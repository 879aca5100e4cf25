/** Whether trucks are sorted at the posts as the ministry sorts them: its own toll totals against the sum of the posts of its ways. */
import { distanceOf } from '@arriero/domain/tariff/model'
import { tollsOf } from '@arriero/domain/tariff/official-ways'
import { roadTolls, type PassedPost, type TollEdition } from '@arriero/domain/tariff/toll-posts'
import { expect, test } from 'vitest'
import { officialWaysFile, readTable, wayAt } from '#providers/official-ways/table.ts'
import { createGazetteer } from '#providers/places/gazetteer.ts'
import { loadRoads } from '#providers/routing/roads/roads.ts'
import { firstTolls } from '../tariff/first-tolls.ts'

const configurations = ['C2', 'C3', '2S3', '3S3'] as const
type Fact = { official: number[]; passed: PassedPost[] }

const roads = loadRoads()
const places = createGazetteer()
const table = readTable(officialWaysFile)

const point = (code: string) => {
  const { latitude: lat, longitude: lon } = places.byCode(code) ?? { latitude: 0, longitude: 0 }
  return { lat, lon, code }
}

/** Every fourth way between heads whose kilometres our road meets within 1.5 %: it goes by the same posts, as a rule. */
const facts: Fact[] = table.lines.flatMap((_, at) => {
  if (at % 4 !== 0) return []
  const way = wayAt(table, at)
  const km = distanceOf(way.km)
  if (!way.isBetweenHeads || km < 30 || way.tolls.twoAxles === 0) return []
  const found = roads.ways([point(way.fromCode), point(way.toCode)])
  const ours = found.isFound ? found.ways[0] : undefined
  if (!ours || Math.abs(ours.km / km - 1) > 0.015 || ours.tolls.length === 0) return []
  return [{ official: configurations.map((one) => tollsOf(way.tolls, one)), passed: ours.tolls }]
})

const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN

/** Our sums over the ministry's, of the ways whose posts all have a tariff. */
const ratiosBy = (edition: TollEdition): number[][] =>
  facts.flatMap(({ official, passed }) => {
    const sums = configurations.map((one) => roadTolls(edition, one, passed))
    if (sums.some(({ unknownCount, totalPesos }) => unknownCount > 0 || totalPesos === 0)) return []
    return [sums.map(({ totalPesos }, at) => totalPesos / (official[at] ?? NaN))]
  })

/** How many ways keep, from truck to truck, the ministry's proportions within a twentieth: whatever year the tariffs are of. */
const likeness = (edition: TollEdition, at: number): number => {
  const ratios = ratiosBy(edition)
  const alike = ratios.filter((ratio) => Math.abs((ratio[at] ?? NaN) / (ratio[1] ?? NaN) - 1) <= 0.05)
  return alike.length / ratios.length
}

/** The same posts as if a truck of two axles paid one category less. */
const oneLess = (edition: TollEdition): TollEdition => ({
  ...edition,
  posts: edition.posts.map((post) => {
    const pesos = [...post.pesos]
    const two = post.categories - 4
    pesos[two] = pesos[two - 1] ?? null
    return { ...post, pesos }
  }),
})

const edition = firstTolls()

test('there are hundreds of ways of the ministry whose posts can be told', () => {
  expect(facts.length).toBeGreaterThan(500)
  const ratios = ratiosBy(edition)
  for (const [at, one] of configurations.entries())
    process.stdout.write(
      `${one}: ${ratios.length} ways, posts add up to ${(median(ratios.map((ratio) => ratio[at] ?? NaN)) * 100).toFixed(1)} % of the ` +
        `ministry's total at the median; in its proportions ${(likeness(edition, at) * 100).toFixed(0)} %\n`,
    )
  expect(ratios.length).toBeGreaterThan(400)
})

test('the posts add up to some nine tenths of the ministry’s totals: their file is older than its', () => {
  const three = median(ratiosBy(edition).map((ratio) => ratio[1] ?? NaN))
  expect(three).toBeGreaterThan(0.8)
  expect(three).toBeLessThan(1.02)
})

test.each([
  // Some concessions have rates for small trucks of one road, which the ministry's total holds and the posts' file does not.
  ['two', 0, 0.55],
  ['five', 2, 0.8],
  ['six', 3, 0.8],
] as const)('%s axles pay in the proportion to three that the ministry tells', (_axles, at, least) => {
  expect(likeness(edition, at)).toBeGreaterThan(least)
})

test('two axles as one category less fit worse', () => {
  expect(likeness(oneLess(edition), 0)).toBeLessThan(likeness(edition, 0) - 0.2)
})
