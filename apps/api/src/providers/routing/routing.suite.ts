/** What every router keeps, run on any of them. */
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { OutsideRouter } from './fallback.ts'
import { bestRoute, type RouteMethod } from './port.ts'

export const bogota = { latitude: 4.60971, longitude: -74.08175, code: '11001' }
export const medellin = { latitude: 6.25184, longitude: -75.56359, code: '05001' }

export type OpenRouting = () => Promise<{ router: OutsideRouter; close(): Promise<void> }>

export const routingSuite = (name: string, methods: readonly RouteMethod[], open: OpenRouting): void => {
  describe(`a router: ${name}`, () => {
    let router: OutsideRouter
    let close: () => Promise<void>
    beforeAll(async () => {
      const opened = await open()
      router = opened.router
      close = () => opened.close()
    })
    afterAll(() => close())

    test('tells the road from Bogotá to Medellín, longer than the great circle and shorter than twice it', async () => {
      const { distanceKm, method, isEstimated } = await bestRoute(router, bogota, medellin)
      expect(distanceKm).toBeGreaterThan(246)
      expect(distanceKm).toBeLessThan(492)
      expect(methods).toContain(method)
      expect(isEstimated).toBe(false)
    })

    test('draws a line that begins and ends near the two places, longitude first', async () => {
      const { line } = await bestRoute(router, bogota, medellin)
      const [first, last] = [line[0], line.at(-1)]
      expect(first?.[0]).toBeCloseTo(bogota.longitude, 1)
      expect(first?.[1]).toBeCloseTo(bogota.latitude, 1)
      expect(last?.[0]).toBeCloseTo(medellin.longitude, 1)
      expect(last?.[1]).toBeCloseTo(medellin.latitude, 1)
    })

    test('gives whole tenths of a kilometre and never nothing, even between two doors of one street', async () => {
      const { distanceKm } = await bestRoute(router, bogota, {
        latitude: 4.60972,
        longitude: -74.08176,
        code: '11001',
      })
      expect(distanceKm).toBeGreaterThanOrEqual(1)
      expect(distanceKm).toBeLessThan(3)
      expect(Math.round(distanceKm * 10)).toBeCloseTo(distanceKm * 10, 6)
    })

    test('says whose data the line is', () => {
      expect(router.attribution).not.toBe('')
    })
  })
}
