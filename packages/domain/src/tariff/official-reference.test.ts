/** Official and estimated figures, and which of them may be a floor. Decisions §13. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bodyWorks, tariffConfigurations, vehicleTypeKeys } from '../vehicles/vehicles.ts'
import { edition202506 } from './edition-2025-06.ts'
import { estimateOf, usualSplit, type NearWay } from './estimate.ts'
import { floorDenial, floorOf } from './floor.ts'
import { distanceOf, terrains, type ByTerrain, type TariffEdition } from './model.ts'
import { tollsOf, type OfficialWay } from './official-ways.ts'
import { referenceCost, type ReferenceTrip } from './reference.ts'
import { tollAxles, tollAxlesOf } from './toll-axles.ts'
import { tripCost } from './trip-cost.ts'

const numRuns = Number(process.env['PROPERTY_RUNS'] ?? 4_000)
const onDay = '2025-07-01'

const tolls = (two: number, three: number, five: number, six: number): OfficialWay['tolls'] => ({
  twoAxles: two,
  threeAxles: three,
  C2S2: three,
  C2S3: five,
  C3S2: five,
  C3S3: six,
})

const way = (more: Partial<OfficialWay> & Pick<OfficialWay, 'id' | 'km'>): OfficialWay => ({
  name: 'BOGOTÁ _ BUENAVENTURA',
  fromCode: '11001',
  toCode: '76109',
  fromPlace: null,
  toPlace: null,
  isBetweenHeads: true,
  isReversed: false,
  via: [],
  tolls: tolls(150_200, 337_000, 466_700, 524_900),
  edition: '2025-06',
  ...more,
})

/** Bogotá–Buenaventura as published: by the Alto de La Línea, by Letras, by Pereira and by La Mesa. */
const laLinea = way({
  id: 95,
  km: { flat: 187.02, rolling: 108.17, mountain: 216.65, urban: 28.5, unpaved: 0 },
})
const letras = way({
  id: 11_360,
  km: { flat: 174.57, rolling: 98.5, mountain: 292.41, urban: 28.5, unpaved: 0 },
  tolls: tolls(199_200, 381_600, 503_900, 568_500),
})
const laMesa = way({
  id: 12_512,
  km: { flat: 301.78, rolling: 92.15, mountain: 83.7, urban: 28.5, unpaved: 0 },
  tolls: tolls(260_900, 464_400, 617_000, 692_500),
})
const ways = [laLinea, letras, laMesa]
const trip: ReferenceTrip = { vehicleType: 'tractor3S3', distanceKm: 540, onDay, ways }

test('each of the nine configurations pays tolls as one of the six published ones', () => {
  expect(tariffConfigurations.map((configuration) => tollAxlesOf[configuration])).toEqual([
    'twoAxles',
    'twoAxles',
    'twoAxles',
    'twoAxles',
    'threeAxles',
    'C2S2',
    'C2S3',
    'C3S2',
    'C3S3',
  ])
  const each = Object.fromEntries(tollAxles.map((axles, at) => [axles, at])) as OfficialWay['tolls']
  expect(tariffConfigurations.map((configuration) => tollsOf(each, configuration))).toEqual([
    0, 0, 0, 0, 1, 2, 3, 4, 5,
  ])
})

describe('where the ministry publishes ways', () => {
  test('the cheapest is the floor, although it is neither the first nor has the least tolls, and each is shown', () => {
    const reference = referenceCost(trip)
    expect(reference.ways.map(({ way, sheet }) => [way.id, sheet.totalPesos])).toEqual([
      [12_512, 4_281_903],
      [95, 4_713_218],
      [11_360, 5_270_368],
    ])
    expect(reference).toMatchObject({
      basis: 'official',
      assumptions: [],
      floorWay: laMesa,
      km: laMesa.km,
      distanceKm: 506.13,
      tollPesos: 692_500,
      totalPesos: 4_281_903,
      lowPesos: 4_281_903,
      highPesos: 4_281_903,
    })
    expect(floorOf(reference)).toBe(4_281_903)
  })

  test('what a small truck saves in tolls may make another way its floor', () => {
    const near = way({ ...laMesa, id: 1, tolls: tolls(900_000, 464_400, 617_000, 692_500) })
    const of = (vehicleType: 'singleTruck' | 'tractor3S3') =>
      referenceCost({ ...trip, vehicleType, ways: [near, laLinea] }).floorWay?.id
    expect([of('singleTruck'), of('tractor3S3')]).toEqual([95, 1])
  })

  test('the road that was measured does not count', () => {
    const measured = { distanceKm: 1_000, split: usualSplit(1_000), tollPesos: 0 }
    expect(referenceCost({ ...trip, ...measured })).toEqual(referenceCost(trip))
  })

  test('agreed hours of loading take the place of the usual ones', () => {
    expect(referenceCost({ ...trip, agreedHours: 5 })).toMatchObject({ basis: 'official', logisticHours: 5 })
  })
})

describe('what is not the ministry’s own answer is no floor', () => {
  const fuelTold: TariffEdition = {
    ...edition202506,
    emptyTrips: { speedFactor: 1.245, lightFlatSpeedFactor: 1.205, factor: 1.221824, gallonFactor: 1.3 },
  }
  test.each<[string, Partial<ReferenceTrip>, string[]]>([
    ['no way of the ministry’s', { ways: [] }, ['no_official_way']],
    ['only the way back', { ways: [way({ ...laMesa, isReversed: true })] }, ['other_direction']],
    ['only ways of a village', { ways: [way({ ...laMesa, isBetweenHeads: false })] }, ['other_place']],
    ['a type without figures', { vehicleType: 'tractor3S1' }, ['vehicle_type']],
    ['a body known by a range', { bodyWork: 'tank' }, ['body']],
    ['a body not in its tables', { bodyWork: 'cage' }, ['body']],
    ['an empty truck, whose fuel is not told', { isEmpty: true }, ['empty_fuel']],
  ])('%s', (_, more, assumptions) => {
    const reference = referenceCost({ ...trip, ...more })
    expect(reference).toMatchObject({ basis: 'estimated', assumptions })
    expect(floorOf(reference)).toBeNull()
  })

  test('a way of a village beside one of the heads may be the floor: being the cheaper, it wrongs nobody', () => {
    const village = way({ ...laMesa, id: 7, isBetweenHeads: false, fromPlace: 'Siberia' })
    const reference = referenceCost({ ...trip, ways: [laLinea, village] })
    expect([reference.basis, reference.floorWay?.id]).toEqual(['official', 7])
  })

  test('an empty truck has a floor once an edition tells what it burns', () => {
    const reference = referenceCost({ ...trip, isEmpty: true, edition: fuelTold })
    expect(reference.basis).toBe('official')
    expect(reference.fuelPesos).toBeLessThan(referenceCost({ ...trip, isEmpty: true }).fuelPesos)
  })

  test('a body known by a range makes a range of the cost', () => {
    const { lowPesos, totalPesos, highPesos } = referenceCost({ ...trip, bodyWork: 'tank' })
    // 1.8 % of 12,912,921 a month, 20.9 of 288 hours, times k.
    expect(highPesos - totalPesos).toBe(20_245)
    expect(totalPesos - lowPesos).toBe(20_245)
  })
})

describe('an estimate', () => {
  const near: NearWay[] = [
    { way: laLinea, weight: 0.5 },
    { way: laMesa, weight: 0.5 },
  ]
  const elsewhere: ReferenceTrip = { vehicleType: 'tractor3S3', distanceKm: 300, onDay, near }

  test('never blocks, whatever is asked of it', () => {
    const reference = referenceCost(elsewhere)
    expect(reference).toMatchObject({ basis: 'estimated', floorWay: null, ways: [] })
    const facts = { floorPesos: floorOf(reference), isBlocking: true }
    expect(floorDenial(1, facts, 'carrier')).toBeUndefined()
    expect(floorDenial(1, facts, 'client')).toBeUndefined()
  })

  test('is made like the nearest ways: their towns as wide, the open road between drawn to its length', () => {
    const { km, distanceKm } = referenceCost(elsewhere)
    expect(distanceKm).toBe(300)
    expect(distanceOf(km)).toBeCloseTo(300, 9)
    expect(km.urban).toBe(28.5)
    const open = 300 - 28.5
    expect(km.mountain).toBeCloseTo((open * (216.65 / 511.84 + 83.7 / 477.63)) / 2, 6)
  })

  test('reaches from the cheapest of them to the dearest', () => {
    const { lowPesos, totalPesos, highPesos } = referenceCost(elsewhere)
    expect(lowPesos).toBeLessThan(totalPesos)
    expect(totalPesos).toBeLessThan(highPesos)
    const alone = referenceCost({ ...elsewhere, near: [{ way: laMesa, weight: 1 }] })
    expect(alone).toMatchObject({ lowPesos, totalPesos: lowPesos, highPesos: lowPesos })
  })

  test('takes the tolls of the posts where they are known', () => {
    expect(referenceCost({ ...elsewhere, tollPesos: 123_400 }).tollPesos).toBe(123_400)
    const usual = 300 * ((524_900 / 540.34 + 692_500 / 506.13) / 2)
    expect(referenceCost(elsewhere).tollPesos).toBe(Math.round(usual))
  })

  test('of a trip shorter than the towns of a way nearby has no open road', () => {
    const { km } = referenceCost({ ...elsewhere, distanceKm: 12 })
    expect(km).toEqual({ flat: 0, rolling: 0, mountain: 0, urban: 12, unpaved: 0 })
  })

  test('beside a way that is nothing but town falls back on the usual road', () => {
    const town = way({ id: 2, km: { flat: 0, rolling: 0, mountain: 0, urban: 9, unpaved: 0 } })
    expect(referenceCost({ ...elsewhere, near: [{ way: town, weight: 1 }] }).km).toEqual(usualSplit(300))
  })

  test('with nothing nearby says from 28 % less to 4 % more', () => {
    const { lowPesos, totalPesos, highPesos } = referenceCost({
      vehicleType: 'turboVan',
      distanceKm: 100,
      onDay,
    })
    expect([lowPesos / totalPesos, highPesos / totalPesos].map((times) => times.toFixed(3))).toEqual([
      '0.720',
      '1.040',
    ])
  })
})

const anyKm = fc.double({ min: 0, max: 900, noNaN: true })
const anyRoad: fc.Arbitrary<ByTerrain> = fc.record({
  flat: anyKm,
  rolling: anyKm,
  mountain: anyKm,
  urban: fc.double({ min: 0.5, max: 60, noNaN: true }),
  unpaved: anyKm,
})
const anyToll = fc.integer({ min: 0, max: 1_500_000 })
const anyWays = fc
  .array(fc.record({ km: anyRoad, toll: anyToll }), { minLength: 1, maxLength: 6 })
  .map((roads) => roads.map(({ km, toll }, id) => way({ id, km, tolls: tolls(toll, toll, toll, toll) })))
const anyType = fc.constantFrom(...vehicleTypeKeys)
const anyBody = fc.constantFrom(...bodyWorks)

describe('whatever the road', () => {
  test('more kilometres of any terrain never cost less, loaded or empty', () => {
    fc.assert(
      fc.property(
        anyRoad,
        fc.constantFrom(...terrains),
        fc.record({
          moreKm: anyKm,
          configuration: fc.constantFrom(...tariffConfigurations),
          isEmpty: fc.boolean(),
        }),
        (km, terrain, { moreKm, ...kind }) => {
          const of = (road: ByTerrain) =>
            tripCost(edition202506, { ...kind, bodyWork: 'stake', km: road, tollPesos: 0 }).totalPesos
          expect(of({ ...km, [terrain]: km[terrain] + moreKm })).toBeGreaterThanOrEqual(of(km))
        },
      ),
      { numRuns },
    )
  })

  test('the official floor is the least over its ways, and one way more never raises it', () => {
    fc.assert(
      fc.property(anyWays, anyType, anyBody, (ways, vehicleType, bodyWork) => {
        const reference = referenceCost({ vehicleType, bodyWork, distanceKm: 0, onDay, ways })
        const totals = ways.map(
          (one) => referenceCost({ vehicleType, bodyWork, distanceKm: 0, onDay, ways: [one] }).totalPesos,
        )
        expect(reference.totalPesos).toBe(Math.min(...totals))
        expect(floorOf(reference)).toBe(reference.basis === 'official' ? Math.min(...totals) : null)
        expect(reference.ways).toHaveLength(ways.length)
      }),
      { numRuns: numRuns / 4 },
    )
  })

  test('an estimate lies within its range, and its kilometres are those of the trip', () => {
    fc.assert(
      fc.property(
        anyWays,
        fc.integer({ min: 1, max: 1_500 }),
        fc.boolean(),
        (ways, distanceKm, isTollKnown) => {
          const near = ways.map((one) => ({ way: one, weight: 1 / ways.length }))
          const road = { distanceKm, near, ...(isTollKnown && { tollPesos: 90_000 }) }
          const { km, sheet, lowPesos, highPesos } = estimateOf(
            edition202506,
            { configuration: '3S3', bodyWork: 'stake' },
            road,
          )
          expect(distanceOf(km)).toBeCloseTo(distanceKm, 4)
          expect(lowPesos).toBeLessThanOrEqual(sheet.totalPesos)
          expect(highPesos).toBeGreaterThanOrEqual(sheet.totalPesos)
        },
      ),
      { numRuns: numRuns / 4 },
    )
  })
})
