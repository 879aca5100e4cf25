// The two tables of the ministry become one file; what is wrong stops it, what is odd is told.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { gunzipSync, gzipSync } from 'node:zlib'
import { describe, expect, test } from 'vitest'
import { inRoot } from '../../launch/paths.mjs'
import { built, saidOf, tablesFrom } from './build.ts'
import { odditiesOf } from './oddities.ts'
import { readerOfPlaces } from './places.ts'

const routesHead = 'id,name,from,to,km,flat,rolling,mountain,urban,unpaved,via'
const tollsHead = 'id,axles_2,axles_3,axles_C2S2,axles_C2S3,axles_C3S2,axles_C3S3'
const there = '1,BOGOTÁ _ HONDA,11001,73349,153.5,60.0,30.0,43.5,20.0,0.0,"Guaduas, Villeta"'
const back = '2,HONDA _ BOGOTÁ,73349,11001,153.5,60.0,30.0,43.5,20.0,0.0,Guaduas'
const tolls = (id: number): string => `${id},100,200,200,300,300,400`

const tables = (routes: readonly string[], tolled: readonly string[]) =>
  tablesFrom(
    gzipSync([routesHead, ...routes, ''].join('\n')),
    gzipSync([tollsHead, ...tolled, ''].join('\r\n')),
  )

const whole = () => tables([there, back], [tolls(1), tolls(2)])
const told = (what: string, of: ReturnType<typeof tables>): string[] =>
  odditiesOf(of).find((oddity) => oddity.what === what)?.ids ?? [`nothing called ${what}`]

test('the file has a head, the names passed by how often, and a line for each way by its ends', () => {
  expect(built(whole(), '2025-06').split('\n')).toEqual([
    '{"format":1,"edition":"2025-06","source":"Ministerio de Transporte, SICE-TAC 2025","ways":2}',
    'Guaduas\tVilleta',
    '11001\t73349\t1\tBOGOTÁ _ HONDA\t\t\t60 30 43.5 20 0\t100 200 200 300 300 400\t0 1',
    '73349\t11001\t2\tHONDA _ BOGOTÁ\t\t\t60 30 43.5 20 0\t100 200 200 300 300 400\t0',
    '',
  ])
})

test('the same tables give the same text in whatever order their rows come', () => {
  const turned = tables([back, there], [tolls(2), tolls(1)])
  expect(built(turned, '2025-06')).toBe(built(whole(), '2025-06'))
})

test.each<[string, string[], string[], string]>([
  ['a way without tolls', [there, back], [tolls(1)], '1 routes without a row of tolls: 2'],
  [
    'kilometres that do not add up',
    [there.replace('153.5', '153.6')],
    [tolls(1)],
    '1 km by terrain that do not add up: 1',
  ],
  [
    'a code of no municipality',
    [there.replace('73349', '73999')],
    [tolls(1)],
    '1 codes of no municipality: 1',
  ],
  ['an id twice', [there, there], [tolls(1)], '1 routes that share an id: 1'],
  ['a toll in cents', [there], ['1,100.5,200,200,300,300,400'], '1 tolls that are no whole pesos: 1'],
  ['a length that is none', [there.replace('60.0', '-60')], [tolls(1)], '1 km that are no figure: 1'],
])('%s stops it', (_, routes, tolled, fault) => {
  expect(() => built(tables(routes, tolled), '2025-06')).toThrow(fault)
})

test('a table without a column, with a torn line, or of no month is refused', () => {
  expect(() => tablesFrom(gzipSync('id,name\n'), gzipSync(`${tollsHead}\n`))).toThrow('no column from, to')
  expect(() => tables([`${there},more`], [tolls(1)])).toThrow('line 2 has 12 cells of 11')
  expect(() => built(whole(), 'June')).toThrow('a year and a month')
})

test('what is odd is told and kept', () => {
  const of = tables(
    [
      there.replace('73349,153.5,60.0', '11001,103.5,10.0'),
      back.replace('153.5,60.0', '83.5,-').replace('-,30.0', '0,20.0'),
    ],
    [tolls(1), '2,100,200,200,150,150,400', tolls(9)],
  )
  expect(told('tolls of no route', of)).toEqual(['9'])
  expect(told('tolls that fall as axles grow', of)).toEqual(['2'])
  expect(told('routes with both ends in one municipality', of)).toEqual(['1'])
  expect(told('routes published in one direction only', of)).toEqual(['2'])
  expect(told('routes shorter than the great circle', of)).toEqual(['2'])
})

test('many ids are told by the first of them', () => {
  const ids = Array.from({ length: 20 }, (_, at) => String(at))
  expect(saidOf({ what: 'odd ones', ids, isFault: false })).toBe('20 odd ones: 0 1 2 3 4 5 6 7 8 9 10 11 …')
  expect(saidOf({ what: 'odd ones', ids: [], isFault: true })).toBe('0 odd ones')
})

describe('the place a way begins or ends at', () => {
  const placesOf = readerOfPlaces(whole().municipalities)
  test.each<[string, string, string, (string | undefined)[]]>([
    ['BOGOTÁ _ CALI - VIA LA MESA CUNDINAMARCA', '11001', '76001', [undefined, undefined]],
    [
      'LA PAILA ZARZAL VALLE DEL CAUCA _ BUENAVENTURA VALLE DEL CAUCA',
      '76895',
      '76109',
      ['La Paila', undefined],
    ],
    ['BARRANCABERMEJA - TAURAMENA - CASANARE', '68081', '85410', [undefined, undefined]],
    ['TOLUVIEJO SUCRE _ MARIQUITA TOLIMA', '70823', '73443', [undefined, undefined]],
    [
      'APARTADO ANTIOQUIA _ LA GRAN VIA ZONA BANANERA MAGDALENA',
      '05045',
      '47980',
      [undefined, 'La Gran Via'],
    ],
  ])('%s', (name, from, to, places) => {
    expect(placesOf({ name, from, to }).map(({ place }) => place)).toEqual(places)
  })

  test('is not certain where the name has more parts than ends, or another town than its code', () => {
    const isRead = (name: string) => placesOf({ name, from: '54001', to: '54099' }).map((end) => end.isRead)
    expect(isRead('CÚCUTA - BOCHALEMA- LA DONJUANA')).toEqual([false, false])
    expect(isRead('CUCUTTA - BOCHALEMA')).toEqual([false, true])
  })
})

test('the file of the repository is the one its page describes', () => {
  const text = gunzipSync(readFileSync(inRoot('packages/map/official/ways.tsv.gz')))
  const page = readFileSync(inRoot('packages/map/official/README.md'), 'utf8')
  expect(page).toContain(createHash('sha256').update(text).digest('hex'))
  expect(text.toString('utf8').trimEnd().split('\n')).toHaveLength(7_827 + 2)
})
