/**
 * SICE-TAC, June 2025. The ministry's tables print the variable cost per km to a tenth; where the worked trip of
 * domain facts §4.7 tells more, the figure here has the three decimals that give its totals to the peso.
 */
import { solidBulk202506 } from './bodies.ts'
import { emptyTrips202506 } from './empty-trips.ts'
import type { ByTerrain, TariffEdition } from './model.ts'

const byTerrain = ([flat, rolling, mountain, urban, unpaved]: [
  number,
  number,
  number,
  number,
  number,
]): ByTerrain => ({
  flat,
  rolling,
  mountain,
  urban,
  unpaved,
})

/** Town traffic burns what mountains do. */
const gallons = ([flat, rolling, mountain, unpaved]: [number, number, number, number]): ByTerrain =>
  byTerrain([flat, rolling, mountain, mountain, unpaved])

const lightSpeed = byTerrain([62, 50, 25, 25, 10])
const twoAxleTractorSpeed = byTerrain([63.04, 32.96, 25.81, 25.81, 16.43])
const threeAxleTractorSpeed = byTerrain([56.25, 33.13, 23.57, 23.57, 15])
const twoAxleTractorGallons = gallons([8.76, 6.76, 5.07, 3.23])

export const edition202506: TariffEdition = {
  validFrom: '2025-06-01',
  dieselPesosPerGallon: 10_842,
  loadedFactor: 1.199824,
  contingencyShare: 0.075,
  hoursPerMonth: 288,
  bodyFactor: { containerCarrier: 0.9885, dump: 1.0525, tank: 1.192 },
  tollSample: {
    distanceKm: 438.5,
    pesos: { two: 223_500, threeOrFour: 382_300, five: 518_000, six: 557_700 },
  },
  emptyTrips: emptyTrips202506,
  solidBulkPesos: solidBulk202506,
  configurations: {
    'C2-8': {
      speedKmPerHour: lightSpeed,
      kmPerGallon: gallons([19, 14.2, 9.2, 4.6]),
      variablePesosPerKm: 620,
      monthlyFixedPesos: { general: 6_350_456, boxVan: 6_856_738, refrigerated: 10_527_156 },
    },
    'C2-9': {
      speedKmPerHour: lightSpeed,
      kmPerGallon: gallons([18, 13.7, 8.7, 4.3]),
      variablePesosPerKm: 640.4,
      monthlyFixedPesos: { general: 6_325_526, boxVan: 6_778_172, refrigerated: 10_488_590 },
    },
    'C2-10.5': {
      speedKmPerHour: lightSpeed,
      kmPerGallon: gallons([17, 13, 8, 4]),
      variablePesosPerKm: 652.9,
      monthlyFixedPesos: { general: 6_545_376, boxVan: 7_055_246, refrigerated: 10_761_060 },
    },
    C2: {
      speedKmPerHour: byTerrain([60, 35, 20, 20, 9.55]),
      kmPerGallon: gallons([12.7, 10.01, 7.81, 4.97]),
      variablePesosPerKm: 753.173,
      monthlyFixedPesos: { general: 8_744_636, boxVan: 10_075_502, refrigerated: 14_247_546 },
    },
    C3: {
      speedKmPerHour: byTerrain([56.59, 32.54, 18.65, 18.65, 11.87]),
      kmPerGallon: gallons([8.06, 6.22, 4.66, 2.97]),
      variablePesosPerKm: 1_004.687,
      monthlyFixedPesos: { general: 9_921_426, boxVan: 11_146_122, refrigerated: 15_318_164 },
    },
    '2S2': {
      speedKmPerHour: twoAxleTractorSpeed,
      kmPerGallon: twoAxleTractorGallons,
      variablePesosPerKm: 1_043.786,
      monthlyFixedPesos: { general: 10_933_922, boxVan: 13_595_658, refrigerated: 19_476_622 },
    },
    '2S3': {
      speedKmPerHour: twoAxleTractorSpeed,
      kmPerGallon: twoAxleTractorGallons,
      variablePesosPerKm: 1_134.82,
      monthlyFixedPesos: { general: 11_060_818, boxVan: 13_510_210, refrigerated: 19_391_176 },
    },
    '3S2': {
      speedKmPerHour: threeAxleTractorSpeed,
      kmPerGallon: gallons([6.8, 5.04, 3.42, 2.88]),
      variablePesosPerKm: 1_300.078,
      monthlyFixedPesos: { general: 12_786_026, boxVan: 15_447_760, refrigerated: 21_328_724 },
    },
    '3S3': {
      speedKmPerHour: threeAxleTractorSpeed,
      kmPerGallon: gallons([6.48, 4.8, 3.26, 2.07]),
      variablePesosPerKm: 1_567.155,
      monthlyFixedPesos: { general: 12_912_921, boxVan: 15_362_313, refrigerated: 21_243_279 },
    },
  },
}
