/** The embedded router's own promises. Decisions §13. */
import { distanceOf } from '@arriero/domain/tariff/model'
import { greatCircleKm } from '@arriero/domain/places/geography'
import { afterAll, describe, expect, test } from 'vitest'
import { bestRoute } from './port.ts'
import { headOf, officialWays, openRoadRouting } from './road-routing.fixture.ts'

const router = openRoadRouting()
afterAll(() => router.close())

const between = (from: string, to: string) => bestRoute(router, headOf(from), headOf(to))
const [bogota, medellin, cali, bucaramanga, leticia, tamesis] = [
  '11001',
  '05001',
  '76001',
  '68001',
  '91001',
  '05789',
]
const east = (code: string, degrees: number) => {
  const { latitude, longitude } = headOf(code)
  return { latitude, longitude: longitude + degrees }
}

describe('where the ministry publishes the way', () => {
  test.each([
    [bogota, medellin],
    [bogota, cali],
    [medellin, '13001'],
    ['08001', '76109'],
  ])('the kilometres, the slopes and the number are its own: %s–%s', async (from, to) => {
    const { method, distanceKm, terrain, officialWayId, isEstimated } = await between(from, to)
    const way = officialWays.waysBetween(from, to).find(({ id }) => id === officialWayId)
    expect({ method, isEstimated }).toEqual({ method: 'official', isEstimated: false })
    expect(distanceKm).toBeCloseTo(way ? distanceOf(way.km) : NaN, 0)
    expect(terrain).toEqual(way?.km)
  })

  test('a pin inside a city needs no code for it', async () => {
    const fontibon = { latitude: 4.678, longitude: -74.142 }
    const itagui = { latitude: 6.22, longitude: -75.585 }
    expect((await bestRoute(router, fontibon, headOf(medellin))).method).toBe('official')
    expect((await bestRoute(router, fontibon, itagui)).distanceKm).toBeCloseTo(438.5, -2)
  })

  test('of several ways each is told with its own number, and no number twice', async () => {
    const routes = await router.routes([headOf(bogota), headOf(cali)], { alternatives: 2 })
    const ids = routes.map(({ officialWayId }) => officialWayId).filter((id) => id !== null)
    expect(new Set(ids).size).toBe(ids.length)
    expect(routes.length).toBeGreaterThan(1)
  })

  test('a farm far from the town has the kilometres of the road, not of the town', async () => {
    const [toTown, toFarm] = await Promise.all([
      bestRoute(router, headOf(bogota), headOf('50568')),
      bestRoute(router, headOf(bogota), east('50568', 0.4)),
    ])
    expect(toFarm.method).toBe('roads')
    expect(toFarm.distanceKm).toBeGreaterThan(toTown.distanceKm + 30)
  })

  test('over a third place there is no official way', async () => {
    const [over] = await router.routes([headOf(bogota), headOf(bucaramanga), headOf(medellin)])
    expect(over.method).toBe('roads')
    expect(over.towns?.map(({ code }) => code)).toContain(bucaramanga)
  })
})

describe('where it publishes none', () => {
  test('the road is measured, and made of what the official ways nearby are made of', async () => {
    const { method, distanceKm, terrain, towns, officialWayId } = await between(medellin, tamesis)
    expect({ method, officialWayId }).toEqual({ method: 'roads', officialWayId: null })
    expect(distanceKm).toBeGreaterThan(greatCircleKm(headOf(medellin), headOf(tamesis)))
    expect(terrain ? distanceOf(terrain) : NaN).toBeCloseTo(distanceKm, 3)
    expect(towns?.at(-1)?.code).toBe(tamesis)
  })

  test.each([
    ['an island', '88001'],
    ['a town that no road joins', leticia],
  ])('%s has the way of the crow, and says why', async (_, code) => {
    const route = await between(bogota, code)
    expect(route).toMatchObject({ method: 'great_circle', isEstimated: true, terrain: null, tolls: null })
    expect(route.noRoad).not.toBeNull()
    expect(route.distanceKm).toBeCloseTo(greatCircleKm(headOf(bogota), headOf(code)) * 1.45, 0)
  })
})

test('what is passed lies within the kilometres that are told, in the order of driving', async () => {
  const routes = await router.routes([headOf(bogota), headOf('13001')], { alternatives: 2 })
  for (const { distanceKm, towns, tolls } of routes) {
    for (const passed of [towns ?? [], tolls ?? []]) {
      const along = passed.map(({ alongKm }) => alongKm)
      expect(along.length).toBeGreaterThan(3)
      expect(along).toEqual(along.toSorted((a, b) => a - b))
      expect(along.at(-1)).toBeLessThanOrEqual(distanceKm * 1.02)
    }
  }
})

test('a way is the same length whichever way one drives, where the ministry says nothing else', async () => {
  const [there, back] = await Promise.all([between(medellin, tamesis), between(tamesis, medellin)])
  expect(back.distanceKm).toBe(there.distanceKm)
})

test('a pin in the field has the nearest road and town for words', async () => {
  const { roadRef, gapKm, town } = await router.nearest({ latitude: 5.45, longitude: -74.68 })
  expect(town.km).toBeLessThan(40)
  expect(gapKm).toBeLessThan(15)
  expect(roadRef.length + town.name.length).toBeGreaterThan(2)
})
