/** What the roads promise of every way. Distances in kilometres. */
import fc from 'fast-check'
import { alongLine } from '@arriero/domain/places/geography'
import { describe, expect, test } from 'vitest'
import { perDegree } from './geometry.ts'
import { createGrid, nearestHit } from './grid.ts'
import { networkOf } from './network.ts'
import { readPrepared } from './prepared.ts'
import { readFileSync } from 'node:fs'
import { found, heads, roads } from './roads.fixture.ts'
import type { Way } from './types.ts'

const { bogota, medellin, cali, ibague, cartagena, pasto } = heads
const prepared = readPrepared(
  readFileSync(new URL('../../../../../../packages/map/roads/roads.bin.br', import.meta.url)),
)
const network = networkOf(prepared)
const grid = createGrid(network.lines)

/** Somewhere in the country's midst, roads or none. */
const anywhere = fc.record({
  lon: fc.double({ min: -77, max: -72.5, noNaN: true }),
  lat: fc.double({ min: 1.5, max: 10, noNaN: true }),
})
const cases = { numRuns: 40 }

const offRoadMetres = ([lon, lat]: Way['line'][number]): number =>
  nearestHit(grid, { lon: lon * perDegree, lat: lat * perDegree }, { mostMetres: 500 })?.metres ?? Infinity

const lineKm = (line: Way['line']): number =>
  line.slice(1).reduce((sum, [lon, lat], at) => {
    const [before, under] = line[at] ?? [lon, lat]
    const shrink = Math.cos((lat * Math.PI) / 180)
    return sum + Math.hypot((lon - before) * shrink, lat - under) * 111.195
  }, 0)

describe('the line of a way', () => {
  test('lies on roads all along, wherever one asks from and to', () => {
    fc.assert(
      fc.property(anywhere, anywhere, (from, to) => {
        const ways = roads.ways([from, to], { alternatives: 2 })
        if (!ways.isFound) return
        for (const { line } of ways.ways)
          for (const spot of line.filter((_, at) => at % 7 === 0))
            expect(offRoadMetres(spot)).toBeLessThan(50)
      }),
      cases,
    )
  })

  test('is about as long as the way says', () => {
    for (const { km, line } of found(roads.ways([bogota, medellin], { alternatives: 2 }))) {
      expect(lineKm(line) / km).toBeGreaterThan(0.85)
      expect(lineKm(line) / km).toBeLessThan(1.1)
    }
  })

  test('has no leaps: it is one road after the other', () => {
    const [way] = found(roads.ways([pasto, cartagena]))
    const steps = (way?.line ?? []).slice(1).map((spot, at) => lineKm([way?.line[at] ?? spot, spot]))
    expect(Math.max(...steps)).toBeLessThan(15)
  })
})

test('there and back are the same length by the same roads', () => {
  fc.assert(
    fc.property(anywhere, anywhere, (from, to) => {
      const there = roads.ways([from, to], { alternatives: 2 })
      const back = roads.ways([to, from], { alternatives: 2 })
      expect(back.isFound).toBe(there.isFound)
      if (!there.isFound || !back.isFound) return
      expect(back.ways.map(({ km }) => km)).toEqual(there.ways.map(({ km }) => km))
      expect(back.ways[0]?.line.toReversed()).toEqual(there.ways[0]?.line)
    }),
    cases,
  )
})

test('a way over a place passes it, and is no shorter than without', () => {
  const [direct] = found(roads.ways([bogota, cali]))
  const [over] = found(roads.ways([bogota, heads.bucaramanga, cali]))
  expect(over?.towns.map(({ code }) => code)).toContain('68001')
  expect(over?.km).toBeGreaterThan((direct?.km ?? 0) + 100)
  const [onTheWay] = found(roads.ways([bogota, ibague, cali]))
  expect(onTheWay?.towns.map(({ code }) => code)).toContain('73001')
  expect(onTheWay?.gapsKm).toHaveLength(3)
})

describe('other ways', () => {
  test('are two that differ from the first and from each other, and are not much longer', () => {
    const ways = found(roads.ways([bogota, heads.bucaramanga], { alternatives: 2 }))
    expect(ways).toHaveLength(3)
    for (const way of ways) expect(way.km).toBeLessThan((ways[0]?.km ?? 0) * 1.5)
    const towns = ways.map((way) => way.towns.map(({ code }) => code).join())
    expect(new Set(towns).size).toBe(3)
  })

  test('are not asked for, not given', () => {
    expect(found(roads.ways([bogota, cali]))).toHaveLength(1)
  })

  test('share at most seven tenths of their line with the best', () => {
    fc.assert(
      fc.property(anywhere, anywhere, (from, to) => {
        const ways = roads.ways([from, to], { alternatives: 2 })
        if (!ways.isFound) return
        const [best, ...others] = ways.ways.map(({ line }) => line)
        const known = new Set(best?.map(String))
        for (const line of others) {
          const shared = line.filter(
            (spot, at) => known.has(String(spot)) && known.has(String(line[at - 1] ?? spot)),
          )
          // Points stand closer in bends than on straights, so this is a little looser than the rule by length.
          expect(shared.length / Math.min(line.length, best?.length ?? 0)).toBeLessThan(0.85)
        }
      }),
      cases,
    )
  })
})

describe('what a way passes', () => {
  const [way] = found(roads.ways([bogota, medellin]))

  test('are the towns in the order of driving, the ends first and last', () => {
    const towns = way?.towns ?? []
    expect(towns[0]?.code).toBe('11001')
    expect(towns.at(-1)?.code).toBe('05001')
    expect(towns.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['25875', '25320', '05615'].slice(0, 2)),
    )
    expect(towns.map(({ alongKm }) => alongKm)).toEqual(
      towns.map(({ alongKm }) => alongKm).toSorted((a, b) => a - b),
    )
  })

  test('are the tolls of Bogotá–Medellín, in the order of driving', () => {
    const names = way?.tolls.map(({ name }) => name) ?? []
    expect(names.filter((name) => ['El Korán', 'Puerto Triunfo', 'Cocorná'].includes(name))).toEqual([
      'El Korán',
      'Puerto Triunfo',
      'Cocorná',
    ])
    expect(names.length).toBeGreaterThanOrEqual(5)
  })

  test('are tolls where they stand: on the line, one after the other', () => {
    const along = (way?.tolls ?? []).map(({ place: [longitude, latitude] }) =>
      alongLine(way?.line ?? [], { longitude, latitude }),
    )
    const shares = along.map((found) => found?.doneShare ?? -1)
    expect(Math.max(...along.map((found) => found?.offKm ?? Infinity))).toBeLessThan(0.01)
    expect(shares).toEqual(shares.toSorted((a, b) => a - b))
  })

  test('are tolls once each, and none that takes no money', () => {
    const all =
      found(roads.ways([pasto, cartagena]))[0]?.tolls.map(({ code, name }) => `${code} ${name}`) ?? []
    expect(new Set(all).size).toBe(all.length)
    expect(prepared.head.tolls.some(({ isOperative }) => !isOperative)).toBe(true)
  })

  test('are numbered roads, most of the way on the country’s great ones', () => {
    expect(way?.roads.map(({ ref }) => ref)).toEqual(expect.arrayContaining(['50', '60']))
    expect(way?.classKm.trunk).toBeGreaterThan(300)
  })
})

describe('where no road leads', () => {
  const leticia = { lon: -69.94, lat: -4.21, code: '91001' }
  test.each([
    ['San Andrés', { lon: -81.70061, lat: 12.58317, code: '88001' }],
    ['Providencia', { lon: -81.37, lat: 13.35, code: '88564' }],
    ['Leticia', leticia],
    ['Mitú', { lon: -70.234, lat: 1.253, code: '97001' }],
    ['Puerto Inírida', { lon: -67.9239, lat: 3.8653, code: '94001' }],
  ])('the answer says so instead of a way: %s', (_, place) => {
    expect(roads.ways([bogota, place])).toMatchObject({ isFound: false })
  })

  test('two places on one island have a way all the same', () => {
    const island = [
      { lon: -81.7006, lat: 12.5832 },
      { lon: -81.7215, lat: 12.5203 },
    ]
    expect(found(roads.ways(island))[0]?.km).toBeGreaterThan(5)
  })

  test('a place in the sea is far from all roads, by so many kilometres', () => {
    expect(roads.ways([bogota, { lon: -79.5, lat: 5 }])).toMatchObject({
      isFound: false,
      reason: 'far_from_roads',
      point: 1,
    })
  })
})

describe('the nearest road', () => {
  test('gives words to a place without an address: a road, and the nearest town', () => {
    const near = roads.nearest({ lon: -74.61, lat: 5.46 })
    expect(near.town.code).toMatch(/^\d{5}$/)
    expect(near.town.km).toBeLessThan(25)
    expect(near.gapKm).toBeLessThan(10)
  })

  test('is nearer than any other piece of road, by a look at all', () => {
    fc.assert(
      fc.property(anywhere, (place) => {
        const near = roads.nearest(place)
        const ends = [network.nodeLon, network.nodeLat] as const
        let least = Infinity
        for (let node = 0; node < ends[0].length; node++) {
          const east = ((ends[0][node] ?? 0) / perDegree - place.lon) * Math.cos((place.lat * Math.PI) / 180)
          least = Math.min(least, Math.hypot(east, (ends[1][node] ?? 0) / perDegree - place.lat) * 111.195)
        }
        // Loose pieces are passed over for the country's network up to two kilometres further.
        expect(near.gapKm).toBeLessThan(least * 1.01 + 2)
      }),
      cases,
    )
  })
})

test('a place asked with itself is no way at all', () => {
  expect(found(roads.ways([bogota, bogota]))[0]?.km).toBe(0)
})
