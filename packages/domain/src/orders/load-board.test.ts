import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { greatCircleKm, roadFactor } from '../places/geography.ts'
import { boardFleet, emptyKmTo, sparedKm } from './board-fleet.ts'
import { leftOfLoad, pesosPerKm, type BoardLoad, type BoardTruck } from './load-board.ts'

const hourMs = 3_600_000
const bogota = { latitude: 4.65, longitude: -74.06 }
const cali = { latitude: 3.44, longitude: -76.52 }
const medellin = { latitude: 6.24, longitude: -75.58 }
const kinds = new Set(['truck dry'])

const truck = (over: Partial<BoardTruck> = {}): BoardTruck => ({
  id: 'one',
  point: bogota,
  freeAtMs: 0,
  capacityKg: 9_000,
  papersUntilMs: Infinity,
  kinds,
  ...over,
})
const load: BoardLoad = {
  kind: 'truck dry',
  weightKg: 8_000,
  origin: bogota,
  reservationMs: 100 * hourMs,
  endMs: 120 * hourMs,
  km: 400,
  earningsPesos: 2_000_000,
  spentPesos: 900_000,
  emptyPesosPerKm: 1_500,
}
const fitOf = (trucks: BoardTruck[], over: Partial<BoardLoad> = {}) =>
  boardFleet(trucks, 50 * hourMs).fitOf({ ...load, ...over })

const somewhere = fc.record({
  latitude: fc.double({ min: -4, max: 12.5, noNaN: true }),
  longitude: fc.double({ min: -79, max: -67, noNaN: true }),
})

test('empty kilometres are those of the sphere, as much longer as roads are, within half a percent', () => {
  fc.assert(
    fc.property(somewhere, somewhere, (from, to) => {
      const exact = greatCircleKm(from, to) * roadFactor
      expect(Math.abs(emptyKmTo(from, to) - exact)).toBeLessThanOrEqual(0.005 * exact + 0.01)
    }),
  )
})

describe('which truck is best for a service', () => {
  test('the nearest that carries it', () => {
    const found = fitOf([truck({ id: 'far', point: cali }), truck({ id: 'near', point: medellin })])
    expect(found).toMatchObject({ fit: 'yes', why: null, truck: { id: 'near' } })
    expect(found.emptyKm).toBe(Math.round(emptyKmTo(medellin, bogota)))
  })

  test('one that can be there before a nearer one that is not free in time', () => {
    const busy = truck({ id: 'busy', freeAtMs: 101 * hourMs })
    expect(fitOf([busy, truck({ id: 'free', point: cali })])).toMatchObject({
      fit: 'yes',
      truck: { id: 'free' },
    })
    expect(fitOf([busy])).toMatchObject({ fit: 'caution', why: 'late', truck: { id: 'busy' } })
  })

  test('one that is free now, but too far away, comes late', () => {
    expect(fitOf([truck({ point: cali })], { reservationMs: 51 * hourMs })).toMatchObject({ why: 'late' })
  })

  test('with papers that end before the unloading: with a word of caution', () => {
    expect(fitOf([truck({ papersUntilMs: 119 * hourMs })])).toMatchObject({ fit: 'caution', why: 'papers' })
    expect(fitOf([truck({ papersUntilMs: 120 * hourMs })])).toMatchObject({ fit: 'yes' })
  })

  test('none, for what it is or for what it weighs', () => {
    expect(fitOf([truck({ kinds: new Set(['van dry']) })])).toMatchObject({ fit: 'no', why: 'kind' })
    expect(fitOf([truck()], { weightKg: 9_001 })).toMatchObject({
      fit: 'no',
      why: 'weight',
      truck: undefined,
    })
    expect(fitOf([])).toMatchObject({ fit: 'no', why: 'kind', emptyKm: null })
  })

  test('of trucks that are alike the first; one of which nothing is known comes last and tells no distance', () => {
    expect(fitOf([truck({ id: 'first' }), truck({ id: 'second' })]).truck?.id).toBe('first')
    const asNear = [truck({ id: 'large', capacityKg: 34_000 }), truck({ id: 'small' })]
    expect([fitOf(asNear).truck?.id, fitOf(asNear.toReversed()).truck?.id]).toEqual(['large', 'small'])
    const nowhere = truck({ id: 'nowhere', point: undefined })
    expect(fitOf([nowhere, truck({ point: cali })]).truck?.id).toBe('one')
    expect(fitOf([nowhere])).toMatchObject({ fit: 'yes', emptyKm: null, truck: { id: 'nowhere' } })
  })

  test('whatever the fleet: the same as by asking of each truck alone', () => {
    const anyTruck = fc.record({
      id: fc.uuid(),
      point: fc.option(fc.oneof(somewhere, fc.constantFrom(bogota, cali)), { nil: undefined }),
      freeAtMs: fc.integer({ min: 0, max: 150 }).map((hours) => hours * hourMs),
      capacityKg: fc.constantFrom(4_000, 9_000, 34_000),
      papersUntilMs: fc.constantFrom(60 * hourMs, Infinity),
      kinds: fc.constantFrom(kinds, new Set<string>()),
    })
    fc.assert(
      fc.property(fc.array(anyTruck, { maxLength: 12 }), somewhere, (trucks, origin) => {
        const alone = trucks.map((one) => fitOf([one], { origin }))
        const { fit, emptyKm } = fitOf(trucks, { origin })
        const best = (['yes', 'caution', 'no'] as const).find((word) => alone.some((one) => one.fit === word))
        expect(fit).toBe(best ?? 'no')
        const known = alone.flatMap((one) => (one.fit === fit && one.emptyKm !== null ? [one.emptyKm] : []))
        expect(emptyKm).toBe(fit === 'no' || known.length === 0 ? null : Math.min(...known))
        expect(boardFleet(trucks, 50 * hourMs).carries({ ...load, origin })).toBe(fit !== 'no')
      }),
    )
  })
})

test('a kilometre earns what the price comes to over the loaded and the empty ones', () => {
  expect(pesosPerKm(load, 100)).toBe(4_000)
  expect(pesosPerKm(load, null)).toBe(5_000)
  expect(pesosPerKm({ ...load, earningsPesos: null }, 100)).toBeNull()
  expect(pesosPerKm({ ...load, km: 0 }, 0)).toBeNull()
})

test('what is left is what is earned without fuel and tolls, those of the empty way too', () => {
  expect(leftOfLoad(load, 100)).toEqual({ spentPesos: 900_000, emptyPesos: 150_000, leftPesos: 950_000 })
  expect(leftOfLoad(load, null)?.leftPesos).toBe(1_100_000)
  expect(leftOfLoad({ ...load, spentPesos: null }, 100)).toBeNull()
})

describe('a load back', () => {
  const back = { origin: medellin, destination: bogota }

  test('spares the way home that would be driven empty', () => {
    const home = Math.round(emptyKmTo(medellin, bogota))
    expect(sparedKm({ point: medellin, base: bogota }, back)).toBe(home)
  })

  test('spares less by what is driven empty to it and from it, and never less than nothing', () => {
    const home = emptyKmTo(medellin, bogota)
    const aside = sparedKm({ point: medellin, base: bogota }, { ...back, destination: cali })
    expect(aside).toBe(Math.max(0, Math.round(home - emptyKmTo(cali, bogota))))
    fc.assert(
      fc.property(somewhere, somewhere, somewhere, somewhere, (point, base, origin, destination) => {
        const spared = sparedKm({ point, base }, { origin, destination })
        expect(spared).toBeGreaterThanOrEqual(0)
        expect(spared).toBeLessThanOrEqual(Math.round(emptyKmTo(point, base)))
      }),
    )
  })

  test('of a carrier without a base nothing is known', () => {
    expect(sparedKm({ point: medellin, base: undefined }, back)).toBeNull()
  })
})
