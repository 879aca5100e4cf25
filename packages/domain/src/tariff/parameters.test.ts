import { describe, expect, test } from 'vitest'
import { tariffConfigurations } from '../vehicles/vehicles.ts'
import { edition202506 } from './edition-2025-06.ts'
import { sampleTolls } from './toll-axles.ts'
import { tripCost } from './trip-cost.ts'
import {
  differencesBetween,
  editionFrom,
  isWithinRange,
  placeKey,
  tariffPlaces,
  valuesOf,
} from './parameters.ts'

const values = valuesOf(edition202506)
const changed = (...changes: [string, number][]) => new Map([...values, ...changes])

test('an edition has twelve figures for all and fourteen for each of the nine configurations', () => {
  expect(values.size).toBe(12 + 14 * 9)
  expect(new Set(tariffPlaces.map(placeKey)).size).toBe(values.size)
})

test('an edition taken apart and put together again is the same', () => {
  expect(editionFrom(edition202506.validFrom, values)).toEqual(edition202506)
})

test('an edition kept before there were figures for empty trips and bulk costs what one of today does', () => {
  const { emptyTrips: _, solidBulkPesos: __, ...rest } = edition202506
  // As it lies in the database: every configuration had the class by which booths counted it.
  const kept = JSON.stringify(rest).replaceAll(
    '"variablePesosPerKm"',
    '"axleClass":"five","variablePesosPerKm"',
  )
  const read = JSON.parse(kept) as typeof edition202506
  const km = { flat: 10, rolling: 20, mountain: 30, urban: 5, unpaved: 1 }
  for (const configuration of tariffConfigurations)
    for (const kind of [{}, { isEmpty: true }, { isSolidBulk: true }]) {
      const trip = { configuration, bodyWork: 'boxVan', km, tollPesos: 10_000, ...kind } as const
      expect(tripCost(read, trip)).toEqual(tripCost(edition202506, trip))
    }
  expect(valuesOf(read)).toEqual(values)
})

test('a table that lacks a figure makes no edition', () => {
  const lacking = new Map([...values].filter(([key]) => key !== 'gallonUrban@3S2'))
  expect(() => editionFrom('2026-01-01', lacking)).toThrow('gallonUrban@3S2')
})

test('what differs is told with its place, before and after', () => {
  expect(differencesBetween(values, values)).toEqual([])
  expect(
    differencesBetween(values, changed(['dieselPesosPerGallon', 11_500], ['fixedGeneral@3S3', 13_500_000])),
  ).toEqual([
    { parameter: 'dieselPesosPerGallon', configuration: null, before: 10_842, after: 11_500 },
    { parameter: 'fixedGeneral', configuration: '3S3', before: 12_912_921, after: 13_500_000 },
  ])
})

test('every figure moves the cost of some trip', () => {
  const km = { flat: 100, rolling: 100, mountain: 100, urban: 100, unpaved: 100 }
  const bodies = ['stake', 'boxVan', 'refrigerated', 'containerCarrier', 'dump', 'tank'] as const
  const costs = (edition: typeof edition202506) =>
    tariffConfigurations.flatMap((configuration) =>
      bodies.map((bodyWork) => {
        const tollPesos = sampleTolls(edition.tollSample, configuration, 500)
        return tripCost(edition, { configuration, bodyWork, km, tollPesos }).totalPesos
      }),
    )
  const before = costs(edition202506).join(' ')
  for (const [key, value] of values)
    expect(costs(editionFrom('2026-01-01', changed([key, value * 1.1]))).join(' '), key).not.toBe(before)
})

describe('a figure is taken', () => {
  const diesel = { parameter: 'dieselPesosPerGallon', configuration: null } as const
  const urban = { parameter: 'speedUrban', configuration: 'C3' } as const
  test.each([
    [diesel, 1_000, true],
    [diesel, 999.99, false],
    [diesel, 100_000, true],
    [diesel, 100_001, false],
    [diesel, Number.NaN, false],
    [urban, 1, true],
    [urban, 0, false],
    [urban, 150, true],
    [urban, Number.POSITIVE_INFINITY, false],
  ])('%j at %d: %s', (place, value, isTaken) => {
    expect(isWithinRange(place, value)).toBe(isTaken)
  })

  test('whatever the ministry printed in June 2025', () => {
    for (const place of tariffPlaces)
      expect(isWithinRange(place, values.get(placeKey(place)) ?? Number.NaN), placeKey(place)).toBe(true)
  })
})
