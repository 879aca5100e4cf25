/** The embedded table of ways, and the reference cost by them to the peso. Decisions §13. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { floorOf } from '@arriero/domain/tariff/floor'
import { distanceOf } from '@arriero/domain/tariff/model'
import { wayCosts } from '@arriero/domain/tariff/official-ways'
import { edition202506 } from '@arriero/domain/tariff/edition-2025-06'
import { referenceCost } from '@arriero/domain/tariff/reference'
import { workedRows, workedWaysCsv } from '@arriero/domain/tariff/worked-ways.csv'
import { bodyWorks, tariffConfigurations } from '@arriero/domain/vehicles/vehicles'
import { afterAll, describe, expect, test } from 'vitest'
import { createGazetteer } from '#providers/places/gazetteer.ts'
import { openOfficialWays } from './embedded.ts'
import { officialWaysFile } from './table.ts'

const places = createGazetteer()
const headOf = (code: string) => places.byCode(code)
const official = openOfficialWays({ headOf })
const folder = mkdtempSync(join(tmpdir(), 'arriero-ways-'))
afterAll(() => rmSync(folder, { recursive: true }))

const fileOf = (text: string): URL => {
  const path = join(folder, 'ways.tsv.gz')
  writeFileSync(path, gzipSync(text))
  return pathToFileURL(path)
}

describe('the file', () => {
  test('is read in a moment, its surroundings in another', () => {
    const [tenjo, medellin] = [
      places.at({ latitude: 4.87, longitude: -74.15 }),
      places.at({ latitude: 6.2, longitude: -75.5 }),
    ]
    const times = Array.from({ length: 5 }, () => {
      const cold = openOfficialWays({ headOf })
      const start = performance.now()
      expect(cold.waysBetween('11001', '05001')).toHaveLength(2)
      const read = performance.now()
      expect(cold.waysNear(tenjo, medellin)).toHaveLength(8)
      return { readMs: read - start, aroundMs: performance.now() - read }
    })
    // The least of five, and some grace: other tests have the processor too. Alone it is 30 and 25.
    const readMs = Math.min(...times.map((one) => one.readMs))
    const aroundMs = Math.min(...times.map((one) => one.aroundMs))
    process.stdout.write(`official ways: ${readMs.toFixed(0)} ms, surroundings ${aroundMs.toFixed(0)} ms\n`)
    expect(readMs).toBeLessThan(200)
    expect(aroundMs).toBeLessThan(200)
  })

  test('says its month and whose figures they are', () => {
    expect(official.edition).toBe('2025-06')
    expect(official.attribution).toBe('Ministerio de Transporte, SICE-TAC 2025')
  })

  test('that is not the one that was built is refused', () => {
    const file = fileOf('{"format":1,"edition":"2025-06","source":"x","ways":2}\n\n11001\t05001\n')
    expect(() => openOfficialWays({ headOf, file }).edition).toThrow('not the file')
  })

  test('is not read before it is asked', () => {
    const nowhere = openOfficialWays({ headOf, file: new URL('nowhere.tsv.gz', officialWaysFile) })
    expect(() => nowhere.waysBetween('11001', '05001')).toThrow('ENOENT')
  })
})

/** Length of the first published way; Bogotá–Buenaventura is known by La Mesa. Domain facts §6.2. */
const known: [name: string, from: string, to: string, km: number, id: number, ways: number][] = [
  ['Bogotá–Medellín', '11001', '05001', 438.5, 106, 2],
  ['Bogotá–Cali', '11001', '76001', 460.55, 97, 3],
  ['Bogotá–Barranquilla', '11001', '08001', 1010.56, 93, 1],
  ['Bogotá–Cartagena', '11001', '13001', 1077.29, 98, 1],
  ['Bogotá–Bucaramanga', '11001', '68001', 417.28, 94, 1],
  ['Bogotá–Buenaventura', '11001', '76109', 506.13, 12_512, 4],
  ['Medellín–Cartagena', '05001', '13001', 655.61, 489, 3],
  ['Cali–Buenaventura', '76001', '76109', 184.41, 216, 1],
]

describe('ways between two municipalities', () => {
  test.each(known)('%s are those the ministry publishes', (...[, from, to, km, id, count]) => {
    const ways = official.waysBetween(from, to)
    expect(ways).toHaveLength(count)
    const way = ways.find((one) => one.id === id)
    expect(distanceOf(way?.km ?? edition202506.configurations.C3.speedKmPerHour)).toBeCloseTo(km, 2)
    expect(way).toMatchObject({ fromCode: from, toCode: to, isReversed: false, isBetweenHeads: true })
  })

  test('tell the towns passed, and say when that is a remark', () => {
    const [cali, byPereira] = official.waysBetween('11001', '76001')
    expect(cali?.via.slice(0, 3)).toEqual(['Soacha', 'Silvania', 'Fusagasuga'])
    expect(byPereira?.via).toHaveLength(1)
    expect(byPereira?.via[0]).toMatch(/^Se cambia paso por municipios entre Calarca, La Tebaida/)
  })

  test('differ by direction where the ministry’s figures do', () => {
    const [[there], [back]] = [official.waysBetween('11001', '68001'), official.waysBetween('68001', '11001')]
    expect([there?.id, back?.id]).toEqual([94, 124])
    expect([there?.tolls.C3S3, back?.tolls.C3S3]).toEqual([311_800, 243_000])
  })

  test('of a village say so: one code stands for all places of a municipality', () => {
    const ways = official.waysBetween('76895', '76109')
    expect(ways.map(({ fromPlace, isBetweenHeads }) => [fromPlace, isBetweenHeads])).toEqual([
      ['La Paila', false],
      [null, true],
    ])
  })

  test('are none inside one municipality, nor where the ministry has none', () => {
    expect(official.waysBetween('85001', '85001')).toEqual([])
    expect(official.waysBetween('11001', '91001')).toEqual([])
    expect(official.waysBetween('00000', '')).toEqual([])
  })

  test('are the way back, and say so, where only that is published', () => {
    const line = '11001\t05001\t1\tBOGOTÁ _ BELLO\t\tBello\t1 2 3 4 5\t1 2 3 4 5 6\t0 1'
    const head = '{"format":1,"edition":"2031-02","source":"x","ways":1}'
    const one = openOfficialWays({ headOf, file: fileOf(`${head}\nGuaduas\tHonda\n${line}\n`) })
    expect(one.waysBetween('11001', '05001')).toMatchObject([{ isReversed: false, toPlace: 'Bello' }])
    expect(one.waysBetween('05001', '11001')).toEqual([
      {
        id: 1,
        name: 'BOGOTÁ _ BELLO',
        fromCode: '05001',
        toCode: '11001',
        fromPlace: 'Bello',
        toPlace: null,
        isBetweenHeads: false,
        isReversed: true,
        km: { flat: 1, rolling: 2, mountain: 3, urban: 4, unpaved: 5 },
        via: ['Honda', 'Guaduas'],
        tolls: { twoAxles: 1, threeAxles: 2, C2S2: 3, C2S3: 4, C3S2: 5, C3S3: 6 },
        edition: '2031-02',
      },
    ])
  })
})

describe('the reference cost', () => {
  test.each(workedRows(workedWaysCsv))(
    'of a $configuration with a $body body by way $way is the one worked by hand',
    (row) => {
      const ways = official.waysBetween(row.from, row.to)
      const trip = {
        configuration: tariffConfigurations.find((one) => one === row.configuration) ?? 'C2',
        bodyWork: bodyWorks.find((one) => one === row.body) ?? 'stake',
        logisticHours: row.agreed === '-' ? undefined : Number(row.agreed),
      }
      const cost = wayCosts(edition202506, trip, ways).find(({ way }) => way.id === Number(row.way))
      expect(cost?.sheet).toMatchObject({ tollPesos: Number(row.tolls), totalPesos: Number(row.total) })
    },
  )

  test.each([
    // Of the four ways to Buenaventura the one of the highest tolls is the cheapest: it has the fewest mountains.
    ['tractor3S3', '11001', '76109', 12_512, 4_281_903],
    ['tractor3S3', '11001', '05001', 106, 4_011_212],
    ['tractor3S2', '11001', '05001', 106, 3_739_914],
    ['turboVan', '11001', '05001', 106, 1_593_078],
  ] as const)('of a %s from %s to %s is a floor: by way %d, %d pesos', (vehicleType, from, to, id, pesos) => {
    const ways = official.waysBetween(from, to)
    const reference = referenceCost({ vehicleType, distanceKm: 0, onDay: '2025-07-01', ways })
    expect([reference.basis, reference.floorWay?.id, floorOf(reference)]).toEqual(['official', id, pesos])
  })
})
