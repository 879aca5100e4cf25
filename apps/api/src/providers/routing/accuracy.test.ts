/** How good the offline distances are; every error is printed. Decisions §13. */
import { expect, test } from 'vitest'
import { createGazetteer } from '#providers/places/gazetteer.ts'
import { createCorridorRouting } from './corridor.ts'
import unseen from './data/unseen-pairs.json' with { type: 'json' }
import { readOfficialPairs } from './official-pairs.ts'
import type { RoutePoint, RoutingProvider } from './port.ts'

const places = createGazetteer()

const headOf = (code: string): RoutePoint & { name: string } => {
  const place = places.byCode(code)
  if (!place) throw new Error(`no municipality ${code}`)
  return { name: place.town, latitude: place.latitude, longitude: place.longitude, code }
}

type Verdict = { name: string; knownKm: number; predictedKm: number; errorPercent: number; method: string }

const judge = async (
  router: RoutingProvider,
  pair: { from: string; to: string; km: number },
): Promise<Verdict> => {
  const [from, to] = [headOf(pair.from), headOf(pair.to)]
  const { distanceKm, method } = await router.route(from, to)
  const errorPercent = ((distanceKm - pair.km) / pair.km) * 100
  return { name: `${from.name}–${to.name}`, knownKm: pair.km, predictedKm: distanceKm, errorPercent, method }
}

const meanError = (verdicts: readonly Verdict[]): number =>
  verdicts.reduce((sum, { errorPercent }) => sum + Math.abs(errorPercent), 0) / verdicts.length

const report = (title: string, verdicts: readonly Verdict[]): void => {
  const lines = verdicts.map(
    ({ name, knownKm, predictedKm, errorPercent }) =>
      `  ${name.padEnd(38)}${knownKm.toFixed(1).padStart(8)}${predictedKm.toFixed(1).padStart(8)}${errorPercent.toFixed(1).padStart(7)} %`,
  )
  const median = verdicts.map(({ errorPercent }) => Math.abs(errorPercent)).toSorted((a, b) => a - b)[
    verdicts.length >> 1
  ]
  const summary = `  mean ${meanError(verdicts).toFixed(2)} %, median ${median?.toFixed(2)} %, ${verdicts.length} pairs`
  process.stdout.write(`\n${title} (known km, predicted km, error)\n${lines.join('\n')}\n${summary}\n`)
}

test('an official distance that the table lacks is predicted within 10 % on average', async () => {
  const pairs = readOfficialPairs()
  const verdicts = await Promise.all(
    pairs.map((pair) => judge(createCorridorRouting(pairs.filter((other) => other !== pair)), pair)),
  )
  report('Official pairs, each left out of table and adjustment', verdicts)
  expect(verdicts.length).toBeGreaterThanOrEqual(40)
  expect(verdicts.every(({ method }) => method === 'corridor')).toBe(true)
  expect(meanError(verdicts)).toBeLessThanOrEqual(5)
  expect(Math.max(...verdicts.map(({ errorPercent }) => Math.abs(errorPercent)))).toBeLessThan(15)
})

test('distances between capitals that took no part in the making are met within 8 % on average', async () => {
  const router = createCorridorRouting()
  const counted = unseen.pairs.filter((pair) => !('ledToRoad' in pair))
  const verdicts = await Promise.all(counted.map((pair) => judge(router, pair)))
  report('Pairs not seen', verdicts)
  expect(verdicts.length).toBeGreaterThanOrEqual(25)
  expect(meanError(verdicts)).toBeLessThanOrEqual(8)
})

test('no unseen pair is also an official one', () => {
  const official = new Set(readOfficialPairs().map(({ from, to }) => [from, to].toSorted().join()))
  expect(unseen.pairs.filter(({ from, to }) => official.has([from, to].toSorted().join()))).toEqual([])
})
