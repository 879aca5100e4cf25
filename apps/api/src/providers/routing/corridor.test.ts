/** The embedded router's own promises. Decisions §13. */
import { describe, expect, test } from 'vitest'
import { createGazetteer } from '#providers/places/gazetteer.ts'
import { createCorridorRouting } from './corridor.ts'
import { greatCircleKm } from '@arriero/domain/places/geography'
import { nationalNetwork } from './network.ts'
import { readOfficialPairs } from './official-pairs.ts'
import type { Route, RoutePoint } from './port.ts'

const router = createCorridorRouting()
const places = createGazetteer()

const headOf = (code: string): RoutePoint => {
  const { latitude, longitude } = places.byCode(code) ?? { latitude: NaN, longitude: NaN }
  return { latitude, longitude, code }
}
const between = (from: string, to: string): Promise<Route> => router.route(headOf(from), headOf(to))
const [bogota, medellin, facatativa, leticia, tamesis, tenjo] = [
  '11001',
  '05001',
  '25269',
  '91001',
  '05789',
  '25799',
]

describe('a distance between towns', () => {
  test.each(readOfficialPairs())(
    'is the official one where there is one: $from–$to',
    async ({ from, to, km }) => {
      const [there, back] = await Promise.all([between(from, to), between(to, from)])
      expect(there).toMatchObject({ method: 'exact', isEstimated: false })
      expect(there.distanceKm).toBeCloseTo(km, 0)
      expect(back.distanceKm).toBe(there.distanceKm)
    },
  )

  test('is summed over the corridor where there is none, and names the towns on the way', async () => {
    const { method, towns, isEstimated } = await between(medellin, facatativa)
    expect({ method, isEstimated }).toEqual({ method: 'corridor', isEstimated: false })
    expect(towns[0]).toBe(medellin)
    expect(towns.at(-1)).toBe(facatativa)
    expect(towns).toContain('73349')
  })

  test('is the same whichever way one drives', async () => {
    const [there, back] = await Promise.all([between(medellin, tamesis), between(tamesis, medellin)])
    expect(there.distanceKm).toBe(back.distanceKm)
    expect(there.towns).toEqual(back.towns.toReversed())
  })

  test('is never shorter than the great circle', async () => {
    const codes = [
      '11001',
      '05001',
      '76001',
      '08001',
      '27001',
      '52835',
      '86001',
      '81001',
      '99001',
      '25799',
      '05789',
    ]
    for (const from of codes) {
      for (const to of codes.filter((code) => code !== from)) {
        const { distanceKm } = await between(from, to)
        expect(distanceKm, `${from}–${to}`).toBeGreaterThan(greatCircleKm(headOf(from), headOf(to)))
      }
    }
  })
})

describe('a place off the network', () => {
  test('is joined to it by a lesser road', async () => {
    const { method, towns } = await between(tamesis, bogota)
    expect(method).toBe('corridor')
    expect(towns).not.toContain(tamesis)
  })

  test('counts the way from its own town when the pin is far from the head', async () => {
    const head = headOf('50568')
    const farm = { ...head, longitude: head.longitude + 0.6 }
    const [toHead, toFarm] = await Promise.all([
      router.route(headOf(bogota), head),
      router.route(headOf(bogota), farm),
    ])
    expect(toFarm.distanceKm).toBeGreaterThan(toHead.distanceKm + 50)
    expect(toFarm.isEstimated).toBe(true)
  })

  test('is estimated by the great circle where no road leads, and says so', async () => {
    const { method, isEstimated, terrain, distanceKm } = await between(bogota, leticia)
    expect({ method, isEstimated, terrain }).toEqual({
      method: 'great_circle',
      isEstimated: true,
      terrain: undefined,
    })
    expect(distanceKm).toBeCloseTo(greatCircleKm(headOf(bogota), headOf(leticia)) * 1.45, 0)
  })

  test('a pin inside a city needs no code to be told the official distance', async () => {
    const fontibon = { latitude: 4.678, longitude: -74.142 }
    const itagui = { latitude: 6.22, longitude: -75.585 }
    expect((await router.route(fontibon, headOf(medellin))).method).toBe('exact')
    expect((await router.route(fontibon, itagui)).distanceKm).toBeCloseTo(438.5, -2)
  })
})

describe('the slopes of a route', () => {
  test.each([
    ['Bogotá–Medellín', '11001', '05001'],
    ['Medellín–Facatativá', '05001', '25269'],
    ['Barranquilla–Valledupar', '08001', '20001'],
  ])('add up to its length, a twentieth of it in town: %s', async (_, from, to) => {
    const { terrain, distanceKm } = await between(from, to)
    const { flatKm = 0, rollingKm = 0, mountainKm = 0, urbanKm = 0 } = terrain ?? {}
    expect(flatKm + rollingKm + mountainKm + urbanKm).toBeCloseTo(distanceKm, 0)
    expect(urbanKm).toBeCloseTo(distanceKm / 20, 0)
  })

  test('of Bogotá–Medellín are near the official 160, 101 and 155 km', async () => {
    const { terrain } = await between(bogota, medellin)
    expect(Math.abs((terrain?.flatKm ?? 0) - 160)).toBeLessThan(30)
    expect(Math.abs((terrain?.rollingKm ?? 0) - 101)).toBeLessThan(30)
    expect(Math.abs((terrain?.mountainKm ?? 0) - 155)).toBeLessThan(30)
  })

  test('are flat along the Caribbean and steep over the Andes', async () => {
    const [coast, range] = await Promise.all([between('44001', '44430'), between('73001', '63001')])
    expect(coast.terrain?.mountainKm).toBe(0)
    expect(range.terrain?.mountainKm).toBeGreaterThan(range.distanceKm / 3)
  })
})

test('every town of the network is a municipality at its own coordinates, and every leg joins two of them', () => {
  const { nodes, legs } = nationalNetwork()
  for (const node of [...nodes.values()].filter(({ isJunction }) => !isJunction)) {
    expect(places.byCode(node.id)).toMatchObject({ latitude: node.latitude, longitude: node.longitude })
  }
  for (const leg of legs) {
    const [from, to] = [nodes.get(leg.from), nodes.get(leg.to)]
    if (!from || !to) throw new Error(`leg ${leg.from}–${leg.to} hangs in the air`)
    expect(leg.km, `${leg.from}–${leg.to}`).toBeGreaterThanOrEqual(greatCircleKm(from, to))
  }
})

test('one network joins every town of it', async () => {
  const towns = [...nationalNetwork().nodes.values()].filter(({ isJunction }) => !isJunction)
  const routes = await Promise.all(towns.map(({ id }) => between('54001', id)))
  const unreached = towns.filter(
    ({ id }, at) => id !== '54001' && id !== '54405' && routes[at]?.method === 'great_circle',
  )
  expect(unreached.map(({ id }) => id)).toEqual([])
})

test('neighbours of a great city have a road, not a guess', async () => {
  expect(await between(bogota, '25286')).toMatchObject({ method: 'corridor', isEstimated: false })
  expect(await between('25286', tenjo)).toMatchObject({ method: 'corridor', isEstimated: false })
})

test('two doors of one town are near each other', async () => {
  const head = headOf(bogota)
  const { method, distanceKm } = await router.route(head, { ...head, latitude: head.latitude + 0.09 })
  expect(method).toBe('great_circle')
  expect(distanceKm).toBeCloseTo(14.5, 0)
})
