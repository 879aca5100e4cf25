/** How well the nearest official ways tell what a trip costs that has none; every figure is printed. Decisions §13. */
import { greatCircleKm } from '@arriero/domain/places/geography'
import { edition202506 } from '@arriero/domain/tariff/edition-2025-06'
import { estimateOf, type EstimatedRoad } from '@arriero/domain/tariff/estimate'
import { distanceOf } from '@arriero/domain/tariff/model'
import { tollsOf, wayCosts, type OfficialWay, type TripKind } from '@arriero/domain/tariff/official-ways'
import { expect, test } from 'vitest'
import { createGazetteer } from '#providers/places/gazetteer.ts'
import { openOfficialWays } from './embedded.ts'
import { nearestPairs, type Ends } from './nearest.ts'
import { officialWaysFile, rangesOf, readTable, wayAt } from './table.ts'

const places = createGazetteer()
const official = openOfficialWays({ headOf: (code) => places.byCode(code) })
const truck: TripKind = { configuration: '3S3', bodyWork: 'stake' }
const leastKm = 30

const table = readTable(officialWaysFile)
const pairs = [...rangesOf(table)]
  .map(([key, [first]]) => ({ codes: key.split('\t'), way: wayAt(table, first) }))
  .filter(({ codes: [from, to] }) => from !== to)
const codes = [...new Set(pairs.flatMap(({ codes }) => codes))]
const heads = codes.map((code) => places.byCode(code) ?? { latitude: NaN, longitude: NaN })
const numberOf = new Map(codes.map((code, at) => [code, at]))
const endsAt = (end: 0 | 1) => Uint16Array.from(pairs, ({ codes }) => numberOf.get(codes[end] ?? '') ?? 0)
const ends: Ends = { from: endsAt(0), to: endsAt(1) }

type Pair = { from: string; to: string; cheapest: OfficialWay; truthPesos: number }

/** So many pairs apart, each by its cheapest way. */
const everyNth = (step: number): Pair[] =>
  pairs.flatMap(({ codes: [from = '', to = ''] }, at) => {
    const [cheapest] = at % step === 0 ? wayCosts(edition202506, truck, official.waysBetween(from, to)) : []
    if (!cheapest || distanceOf(cheapest.way.km) < leastKm) return []
    return [{ from, to, cheapest: cheapest.way, truthPesos: cheapest.sheet.totalPesos }]
  })

/** Some two hundred; the page beside tells what every fifth gave. */
const asked = everyNth(31)

type Error = { error: number; isWithin: boolean; width: number }

/** The estimate of an official pair by the others, of which those count that `isNeighbour` lets. */
const judge = (pair: Pair, isNeighbour: (codes: string[]) => boolean, isTollKnown: boolean): Error => {
  const [from, to] = [pair.from, pair.to].map((code) => places.byCode(code))
  if (!from || !to) throw new Error(`no ${pair.from} or ${pair.to}`)
  const isLeftOut = (at: number) => !isNeighbour(pairs[at]?.codes ?? [])
  const near = nearestPairs({ from, to }, { ends, heads }, isLeftOut).flatMap(({ pair: at, weight }) => {
    const way = pairs[at]?.way
    return way ? [{ way, weight }] : []
  })
  const road: EstimatedRoad = {
    distanceKm: distanceOf(pair.cheapest.km),
    near,
    tollPesos: isTollKnown ? tollsOf(pair.cheapest.tolls, '3S3') : undefined,
  }
  const { sheet, lowPesos, highPesos } = estimateOf(edition202506, truck, road)
  return {
    error: sheet.totalPesos / pair.truthPesos - 1,
    isWithin: lowPesos <= pair.truthPesos && pair.truthPesos <= highPesos,
    width: highPesos / lowPesos - 1,
  }
}

const quantile = (figures: readonly number[], share: number): number =>
  figures.toSorted((a, b) => a - b)[Math.floor(share * (figures.length - 1))] ?? NaN

const report = (title: string, errors: readonly Error[]) => {
  const sizes = errors.map(({ error }) => Math.abs(error))
  const found = {
    median: quantile(sizes, 0.5),
    mean: sizes.reduce((sum, size) => sum + size, 0) / sizes.length,
    worstTenth: quantile(sizes, 0.9),
    bias: errors.reduce((sum, { error }) => sum + error, 0) / errors.length,
    within: errors.filter(({ isWithin }) => isWithin).length / errors.length,
    width: quantile(
      errors.map(({ width }) => width),
      0.5,
    ),
  }
  const said = Object.entries(found).map(([name, figure]) => `${name} ${(figure * 100).toFixed(1)} %`)
  process.stdout.write(`${title}, ${errors.length} pairs: ${said.join(', ')}\n`)
  return found
}

const isAnother =
  ({ from, to }: Pair) =>
  (codes: string[]): boolean =>
    !(codes.includes(from) && codes.includes(to))

/** As of a town that the ministry’s table does not know. */
const isOfOtherTowns =
  ({ from }: Pair) =>
  (codes: string[]): boolean =>
    !codes.includes(from)

test('an official cost that is put aside is estimated within 3 % at the median, within its range three times of four', () => {
  const found = report(
    'Put aside',
    asked.map((pair) => judge(pair, isAnother(pair), false)),
  )
  expect(found.median).toBeLessThan(0.03)
  expect(found.mean).toBeLessThan(0.05)
  expect(Math.abs(found.bias)).toBeLessThan(0.02)
  expect(found.within).toBeGreaterThan(0.75)
})

test('with its tolls known it is within 1.5 % at the median', () => {
  const found = report(
    'Put aside, tolls known',
    asked.map((pair) => judge(pair, isAnother(pair), true)),
  )
  expect(found.median).toBeLessThan(0.015)
  expect(found.mean).toBeLessThan(0.03)
})

test('of a town without any way, its neighbours’ ways serve within 4 % at the median', () => {
  const found = report(
    'Town put aside',
    asked.map((pair) => judge(pair, isOfOtherTowns(pair), false)),
  )
  expect(found.median).toBeLessThan(0.04)
  expect(found.within).toBeGreaterThan(0.7)
})

test('the usual road and the sample’s tolls, without neighbours, range over nine of ten', () => {
  const errors = everyNth(5).map(({ cheapest, truthPesos }): Error => {
    const { sheet, lowPesos, highPesos } = estimateOf(edition202506, truck, {
      distanceKm: distanceOf(cheapest.km),
    })
    return {
      error: sheet.totalPesos / truthPesos - 1,
      isWithin: lowPesos <= truthPesos && truthPesos <= highPesos,
      width: highPesos / lowPesos - 1,
    }
  })
  expect(report('Usual road', errors).within).toBeGreaterThan(0.88)
})

test('the nearest ways begin and end near the trip, the nearest weighing most', () => {
  const [tenjo, medellin] = ['25799', '05001'].map((code) => places.byCode(code))
  if (!tenjo || !medellin) throw new Error('no Tenjo or Medellín')
  const near = official.waysNear(tenjo, medellin)
  expect(near).toHaveLength(8)
  const weights = near.map(({ weight }) => weight)
  expect(weights.reduce((sum, weight) => sum + weight, 0)).toBeCloseTo(1, 9)
  expect(weights).toEqual(weights.toSorted((a, b) => b - a))
  expect(greatCircleKm(tenjo, medellin)).toBeGreaterThan(200)
  for (const { way } of near) expect(distanceOf(way.km)).toBeGreaterThan(350)
})
