import type { Truck } from '@arriero/contract/places/tracking'
import { describe, expect, test } from 'vitest'
import { fits, inOrder } from './fleet-filter.ts'
import { createFleetStore } from './fleet-store.ts'
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
