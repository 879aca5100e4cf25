/** How near the kilometres are to the official ones; the half that the fit has not seen is the one that counts. */
import { expect, test } from 'vitest'
import { found, heads, readOfficial, roads } from './roads.fixture.ts'

type Verdict = { error: number; half: number }

const { ends, pairs, fitted } = readOfficial()

const pointOf = (end: number) => {
  const [code, place, lon, lat] = ends[end] ?? ['', '', 0, 0]
  return place === '' ? { lon, lat, code } : { lon, lat }
}

/** Every official direction over 30 km between places that roads join, each compared with the shortest official way. */
const verdicts: Verdict[] = pairs.flatMap(([a, b, kmThere, kmBack, half]) => {
  const ways = roads.ways([pointOf(a), pointOf(b)])
  if (!ways.isFound) return []
  const km = ways.ways[0]?.km ?? 0
  return [kmThere, kmBack]
    .filter((known) => known > 30)
    .map((known) => ({ error: Math.abs(km / known - 1), half }))
})

const figuresOf = (half: number) => {
  const errors = verdicts.filter((verdict) => verdict.half === half).map(({ error }) => error)
  const sorted = errors.toSorted((a, b) => a - b)
  const at = (share: number): number => (sorted[Math.floor(share * sorted.length)] ?? NaN) * 100
  const mean = (errors.reduce((sum, error) => sum + error, 0) / errors.length) * 100
  const within10 = (errors.filter((error) => error <= 0.1).length / errors.length) * 100
  return { count: errors.length, median: at(0.5), mean, p90: at(0.9), within10 }
}

const halves = [0, 1].map((half) => ({ half, ...figuresOf(half) }))
for (const { half, count, median, mean, p90, within10 } of halves) {
  const what = half === fitted || fitted === 'all' ? 'fitted' : 'never seen'
  process.stdout.write(
    `${what}: ${count} official distances, median error ${median.toFixed(2)} %, mean ${mean.toFixed(2)} %, ` +
      `90 % within ${p90.toFixed(1)} %, ${within10.toFixed(1)} % within 10 %\n`,
  )
}

test('the roads were fitted on one half only, and the other was never seen', () => {
  expect(fitted).toBe(0)
  expect(halves[1]?.count).toBeGreaterThan(2500)
})

test('official distances that the fit has never seen are met within 1.5 % at the median', () => {
  const [, unseen] = halves
  expect(unseen?.median).toBeLessThanOrEqual(1.5)
  expect(unseen?.mean).toBeLessThanOrEqual(3.2)
  expect(unseen?.within10).toBeGreaterThan(90)
})

test('the fitted half is met no worse', () => {
  expect(halves[0]?.median).toBeLessThanOrEqual(1.5)
  expect(halves[0]?.mean).toBeLessThanOrEqual(3)
})

const { bogota, medellin, cali, barranquilla, cartagena, bucaramanga, buenaventura } = heads
/** As commonly told; two of them are told otherwise by the ministry, whose way is longer. */
const known = [
  ['Bogotá–Medellín', bogota, medellin, 416],
  ['Bogotá–Cali', bogota, cali, 462],
  ['Bogotá–Barranquilla', bogota, barranquilla, 998],
  ['Bogotá–Cartagena', bogota, cartagena, 1055],
  ['Bogotá–Bucaramanga', bogota, bucaramanga, 398],
  ['Bogotá–Buenaventura', bogota, buenaventura, 510],
  ['Medellín–Cartagena', medellin, cartagena, 640],
  ['Cali–Buenaventura', cali, buenaventura, 120],
] as const

const officialKm = (a: string, b: string): number[] =>
  pairs.flatMap(([first, second, kmThere, kmBack]) => {
    const codes = [first, second].map((end) => (ends[end]?.[1] === '' ? ends[end][0] : undefined))
    return codes.includes(a) && codes.includes(b) ? [kmThere, kmBack].filter((km) => km > 0) : []
  })

test.each(known)(
  'the well-known distance is met within 2 %%, the told or the official one: %s',
  (name, from, to, km) => {
    const told = found(roads.ways([from, to]))[0]?.km ?? 0
    const official = officialKm(from.code, to.code)
    const errors = [km, ...official].map((right) => Math.abs(told / right - 1) * 100)
    process.stdout.write(
      `${name}: ${told.toFixed(1)} km, known ${km} (${errors[0]?.toFixed(1)} %), official ${official.join(' and ')}\n`,
    )
    expect(Math.min(...errors)).toBeLessThanOrEqual(2)
  },
)
