import { describe, expect, test } from 'vitest'
import type { TariffConfiguration } from '../vehicles/vehicles.ts'
import { edition202506 } from './edition-2025-06.ts'
import { distanceOf, type Trip } from './model.ts'
import { logisticHoursFor, tripCost } from './trip-cost.ts'

/** Bogotá–Medellín, as the ministry splits it. */
const km = { flat: 160, rolling: 101, mountain: 155, urban: 22.5, unpaved: 0 }

type Row = [
  TariffConfiguration,
  hours: number,
  fixed: number,
  fuel: number,
  variable: number,
  tolls: number,
  total: number,
]
const worked: Row[] = [
  ['C2-8', 11.7, 434_403, 377_597, 292_260, 223_500, 1_593_078],
  ['C2', 14.43, 680_970, 492_396, 355_036, 223_500, 2_101_974],
  ['C3', 15.45, 807_792, 804_251, 473_597, 382_300, 2_961_093],
  ['2S2', 12.48, 777_507, 739_593, 492_028, 382_300, 2_869_292],
  ['2S3', 12.48, 786_531, 739_593, 534_940, 518_000, 3_094_422],
  ['3S2', 13.42, 951_129, 1_035_082, 612_841, 518_000, 3_739_914],
]

const trip = (configuration: TariffConfiguration, more: Partial<Trip> = {}): Trip => ({
  configuration,
  bodyWork: 'stake',
  km,
  tollPesos: 0,
  logisticHours: 8,
  ...more,
})

describe('Bogotá–Medellín in June 2025', () => {
  test('is 438.5 km', () => {
    expect(distanceOf(km)).toBe(438.5)
  })

  test.each(worked)(
    '%s costs what the worked table says, to the peso',
    (...[configuration, hours, fixed, fuel, variable, tolls, total]) => {
      const sheet = tripCost(edition202506, trip(configuration, { tollPesos: tolls }))
      expect(sheet.transitHours).toBeCloseTo(hours, 2)
      expect(sheet).toMatchObject({
        logisticHours: 8,
        fixedPesos: fixed,
        fuelPesos: fuel,
        variablePesos: variable,
        tollPesos: tolls,
        totalPesos: total,
      })
    },
  )

  test('3S3 costs it in total; its variable part is a peso under the table, whose parts do not make its own total', () => {
    const sheet = tripCost(edition202506, trip('3S3', { tollPesos: 557_700 }))
    expect(sheet).toMatchObject({
      fixedPesos: 960_569,
      fuelPesos: 1_086_161,
      variablePesos: 738_737,
      totalPesos: 4_011_212,
    })
    const ofTheTable = (960_569 + 1_086_161 + 738_738 + 557_700) * edition202506.loadedFactor
    expect(Math.round(ofTheTable)).toBe(4_011_213)
  })

  test.each([
    ['C2-8', 'boxVan', 469_035],
    ['C2-8', 'refrigerated', 720_110],
    ['C2-8', 'pallet', 434_403],
    ['C2-8', 'platform', 434_403],
    ['C2-8', 'dump', 457_209],
    ['C2-8', 'tank', 517_808],
    ['C2-8', 'containerCarrier', 429_407],
    ['C2-8', 'lowBed', 434_403],
  ] as const)('%s with a %s body stands at %d', (configuration, bodyWork, fixed) => {
    expect(tripCost(edition202506, trip(configuration, { bodyWork })).fixedPesos).toBe(fixed)
  })
})

test('unpaved km are slow and thirsty', () => {
  const unpaved = { flat: 0, rolling: 0, mountain: 0, urban: 0, unpaved: 30 }
  expect(tripCost(edition202506, trip('3S2', { km: unpaved }))).toMatchObject({
    transitHours: 2,
    fuelPesos: 112_938,
  })
})

test.each([
  [0, 4],
  [8, 4],
  [8.01, 8],
])('%d h on the road leave %d h for loading and unloading', (transit, logistic) => {
  expect(logisticHoursFor(transit)).toBe(logistic)
})

test('the hours of loading follow from the road unless they are given', () => {
  const { logisticHours: _, ...open } = trip('3S2')
  expect(tripCost(edition202506, open).logisticHours).toBe(8)
  expect(
    tripCost(edition202506, { ...open, km: { ...km, flat: 10, rolling: 10, mountain: 10 } }).logisticHours,
  ).toBe(4)
})
