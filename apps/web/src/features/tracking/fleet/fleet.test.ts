import type { Truck } from '@arriero/contract/places/tracking'
import { describe, expect, test } from 'vitest'
import { fits, inOrder, pageOf, pageRows } from './fleet-filter.ts'
import { createFleetStore } from './fleet-store.ts'
import { fleetWayOf, nearText } from './fleet-way.ts'
import { featureOf } from './truck-features.ts'

const at = (minute: number) => `2026-11-23T13:0${minute}:00.000Z`
const place = (minute: number, latitude = 4.6) => ({
  at: at(minute),
  receivedAt: at(minute),
  latitude,
  longitude: -74.1,
  speedKmh: 60,
  heading: 90,
  accuracyM: 5,
})
const truck = (changes: Partial<Truck> = {}): Truck => ({
  orderId: 'a'.repeat(24),
  licensePlate: 'ABC123',
  driver: { _id: 'd'.repeat(24), name: 'José Peña' },
  carrier: { _id: 'c'.repeat(24), name: 'Transportes Andinos' },
  origin: 'Bogotá',
  destination: 'Medellín',
  step: 'running',
  reservationDate: at(0),
  position: place(0),
  near: 'Soacha',
  isSilent: true,
  isOffRoute: false,
  isLate: false,
  expectedAt: null,
  lateMinutes: 0,
  ...changes,
})

describe('a fleet', () => {
  test('tells the map what has moved, once', () => {
    const store = createFleetStore()
    store.replace([truck()])
    store.move(truck().orderId, place(1, 4.7))
    expect(store.takeMoved().map(({ position }) => position?.latitude)).toEqual([4.7])
    expect(store.takeMoved()).toEqual([])
  })

  test('never moves a truck back, and one that speaks is silent no more', () => {
    const store = createFleetStore()
    store.replace([truck()])
    store.move(truck().orderId, place(2, 4.8))
    store.move(truck().orderId, place(1, 4.7))
    expect(store.get(truck().orderId)).toMatchObject({ position: { latitude: 4.8 }, isSilent: false })
  })

  test('keeps what came by itself where the server’s answer is older, and forgets who is not shared any more', () => {
    const store = createFleetStore()
    store.replace([truck()])
    store.move(truck().orderId, place(3, 4.9))
    store.replace([truck({ position: place(1) })])
    expect(store.get(truck().orderId)?.position?.latitude).toBe(4.9)
    store.replace([truck({ position: null })])
    expect(store.get(truck().orderId)?.position).toBeNull()
  })

  test('redraws its list only when told, and only where anything has changed', () => {
    const store = createFleetStore()
    store.replace([truck()])
    const before = store.snapshot()
    store.publish()
    expect(store.snapshot()).toBe(before)
    store.move(truck().orderId, place(1))
    expect(store.snapshot()).toBe(before)
    store.publish()
    expect(store.snapshot()).not.toBe(before)
  })

  test('does not know a truck that set out since', () => {
    expect(createFleetStore().move('b'.repeat(24), place(1))).toBe(false)
  })
})

test.each([
  ['medellin pena', 'all', true],
  ['abc', 'running', true],
  ['ABC-123', 'all', true],
  ['abc 123', 'all', true],
  ['abc.123 peña', 'all', true],
  ['abc-124', 'all', false],
  ['abc', 'onTheWay', false],
  ['cali', 'all', false],
  ['', 'attention', true],
] as const)('a search for "%s" among %s finds it: %s', (text, view, isFound) => {
  expect(fits(truck(), { text, view })).toBe(isFound)
})

test('who would be late wants a look, and is found among those', () => {
  const late = truck({ isSilent: false, isLate: true })
  for (const view of ['late', 'attention'] as const) expect(fits(late, { text: '', view })).toBe(true)
  expect(fits(truck(), { text: '', view: 'late' })).toBe(false)
  expect(fits(truck({ isOffRoute: true }), { text: '', view: 'stray' })).toBe(true)
  expect(fits(truck(), { text: '', view: 'stray' })).toBe(false)
  expect(featureOf(late)[0]?.properties).toMatchObject({ look: 'late' })
  // A phone that says nothing makes an estimate of nothing.
  expect(featureOf(truck({ isLate: true }))[0]?.properties).toMatchObject({ look: 'silent' })
})

test('who wants a look comes first', () => {
  const calm = truck({ licensePlate: 'AAA111', isSilent: false })
  expect(inOrder([calm, truck()]).map(({ licensePlate }) => licensePlate)).toEqual(['ABC123', 'AAA111'])
})

test('a truck picked on the map is found on its page of the list', () => {
  const trucks = Array.from({ length: pageRows + 1 }, (_, at) => truck({ orderId: `truck ${at}` }))
  expect(pageOf(trucks, 'truck 0')).toBe(1)
  expect(pageOf(trucks, `truck ${pageRows - 1}`)).toBe(1)
  expect(pageOf(trucks, `truck ${pageRows}`)).toBe(2)
  // One that the filter leaves out, and none at all, leave the list where it is.
  expect(pageOf(trucks, 'another')).toBeUndefined()
  expect(pageOf(trucks, undefined)).toBeUndefined()
})

describe('the way of the picked truck', () => {
  const passes = {
    towns: [
      { code: '11001', name: 'Bogotá', alongKm: 0 },
      { code: '25307', name: 'Girardot', alongKm: 50 },
      { code: '05001', name: 'Medellín', alongKm: 100 },
    ],
    tolls: [],
    noRoad: null,
  }
  const line: [number, number][] = [
    [-74.1, 4.6],
    [-75.1, 4.6],
  ]
  const known = { line, passes, distanceKm: 100, trail: [], trailGaps: [] }

  test('goes between two named points, the ends of its line', () => {
    expect(fleetWayOf(known, truck())).toMatchObject({
      origin: { name: 'Bogotá', latitude: 4.6, longitude: -74.1 },
      destination: { name: 'Medellín', latitude: 4.6, longitude: -75.1 },
    })
    expect(fleetWayOf({ ...known, line: [] }, truck())).toBeUndefined()
  })

  test('tells which town the truck is near, and says nothing of one that is elsewhere', () => {
    const way = fleetWayOf(known, truck())
    const at = (longitude: number, latitude = 4.6) =>
      nearText(truck({ position: { ...place(1, latitude), longitude } }), way)
    expect(at(-74.62)).toBe('cerca de Girardot, km 52 de 100')
    expect(at(-74.62, 5)).toBeUndefined()
    const coming = truck({ step: 'onTheWay', position: { ...place(1), longitude: -74.62 } })
    expect(nearText(coming, way)).toBeUndefined()
    expect(nearText(truck({ position: null }), way)).toBeUndefined()
    expect(nearText(truck(), fleetWayOf({ ...known, passes: null }, truck()))).toBeUndefined()
  })
})

test('a truck that stands alone is told by its plate, and one without a plate by nothing', () => {
  expect(featureOf(truck())[0]?.properties).toMatchObject({ plate: 'ABC123' })
  expect(featureOf(truck({ licensePlate: null }))[0]?.properties).toMatchObject({ plate: '' })
})
