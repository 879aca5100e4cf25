import { expect, test } from 'vitest'
import type { Route, RoutePoint } from './port.ts'
import { remembering } from './remembering.ts'

const place = (latitude: number, code?: string): RoutePoint => ({
  latitude,
  longitude: -74,
  ...(code && { code }),
})

const counting = () => {
  let asked = 0
  const find = (from: RoutePoint, to: RoutePoint): Route => {
    asked += 1
    return {
      distanceKm: to.latitude - from.latitude,
      method: 'corridor',
      line: [],
      towns: [],
      isEstimated: false,
    }
  }
  return { find, asked: () => asked }
}

test('the same way is found once', () => {
  const { find, asked } = counting()
  const route = remembering(2, find)
  expect(route(place(1), place(4)).distanceKm).toBe(3)
  expect(route(place(1), place(4)).distanceKm).toBe(3)
  expect(asked()).toBe(1)
})

test('the way back, another point and another municipality are other ways', () => {
  const { find, asked } = counting()
  const route = remembering(9, find)
  route(place(1), place(4))
  expect(route(place(4), place(1)).distanceKm).toBe(-3)
  expect(route(place(1), place(5)).distanceKm).toBe(4)
  route(place(1, '11001'), place(4))
  expect(asked()).toBe(4)
})

test('no more are kept than told, and the one unasked for longest goes', () => {
  const { find, asked } = counting()
  const route = remembering(2, find)
  route(place(1), place(2))
  route(place(1), place(3))
  route(place(1), place(2))
  route(place(1), place(4))
  expect(asked()).toBe(3)
  route(place(1), place(2))
  expect(asked()).toBe(3)
  route(place(1), place(3))
  expect(asked()).toBe(4)
})
