import type { FoundTown } from '#shared/reference/use-towns.ts'
import { expect, test } from 'vitest'
import {
  choose,
  isNamed,
  namedPin,
  markedPlace,
  parseCoordinates,
  placeLine,
  wirePlace,
  withPin,
  withoutPin,
} from './place-answer.ts'

const medellin: FoundTown = {
  code: '05001',
  name: 'Medellín, Antioquia',
  town: 'Medellín',
  department: 'Antioquia',
  latitude: 6.244,
  longitude: -75.581,
  exact: false,
  zoneKm: 7,
}

test('a chosen town stands at its centre until somebody moves the pin', () => {
  expect(wirePlace(choose(medellin, ''))).toEqual({
    name: 'Medellín, Antioquia',
    latitude: 6.244,
    longitude: -75.581,
    code: '05001',
  })
})

test('a moved pin is exact and keeps its town and street', () => {
  const place = withPin(choose(medellin, 'Calle 30 # 41-12'), { latitude: 6.2301234567, longitude: -75.57 })
  expect(wirePlace(place)).toEqual({
    name: 'Calle 30 # 41-12, Medellín, Antioquia',
    latitude: 6.230123,
    longitude: -75.57,
    code: '05001',
    exact: true,
  })
})

test('a town is shown as wide as it is, and a pin as a point', () => {
  const place = choose(medellin, '')
  expect(markedPlace(place)).toEqual({
    name: 'Medellín, Antioquia',
    latitude: 6.244,
    longitude: -75.581,
    zoneKm: 7,
  })
  expect(markedPlace(withPin(place, { latitude: 6.3, longitude: -75.5 })).zoneKm).toBeNull()
})

test('the pin goes back to the centre', () => {
  const place = choose(medellin, '')
  expect(withoutPin(withPin(place, { latitude: 6.3, longitude: -75.5 }))).toEqual(place)
})

test('street words that come with the answer fill the address', () => {
  const found = { ...medellin, name: 'Carrera 52 # 42-10, Medellín, Antioquia', exact: true }
  expect(placeLine(choose(found, ''))).toBe('Carrera 52 # 42-10, Medellín, Antioquia')
})

test('the capital is named once', () => {
  const bogota = {
    ...medellin,
    town: 'Bogotá',
    department: 'Bogotá D.C.',
    name: 'Calle 13 # 68-20, Bogotá D.C.',
  }
  expect(placeLine(choose(bogota, ''))).toBe('Calle 13 # 68-20, Bogotá D.C.')
})

test.each([
  ['4.65, -74.1', { latitude: 4.65, longitude: -74.1 }],
  ['(6.2442, -75.5812)', { latitude: 6.2442, longitude: -75.5812 }],
  ['4.65;-74.1', { latitude: 4.65, longitude: -74.1 }],
])('%s is a point', (text, point) => {
  expect(parseCoordinates(text)).toEqual(point)
})

test.each(['', '4.65', 'Bodega 4', '40.4, -3.7', '-74.1, 4.65'])('«%s» is no point in Colombia', (text) => {
  expect(parseCoordinates(text)).toBeUndefined()
})

test.each(['medellin', 'Medellín, ', 'Medellín, Antioquia'])('«%s» names Medellín', (typed) => {
  expect(isNamed(typed, medellin)).toBe(true)
})

test('half a name names nothing', () => {
  expect(isNamed('Mede', medellin)).toBe(false)
})

const near = { ref: '45A', name: '', gapKm: 0.02, town: 'Girón', townKm: 3.2 }
const giron = { ...medellin, code: '68307', town: 'Girón', department: 'Santander', name: 'Girón, Santander' }
const farm = { latitude: 7.04, longitude: -73.19 }

test('a pin takes the town it lies in, and its road until a street is written', () => {
  const place = namedPin({ town: giron, road: near, attribution: '' }, farm, '')
  expect(placeLine(place)).toBe('Vía 45A a 3 km de Girón, Girón, Santander')
  expect(wirePlace(place)).toMatchObject({ ...farm, code: '68307', exact: true })
  expect(placeLine({ ...place, street: 'Finca El Roble' })).toBe('Finca El Roble, Girón, Santander')
  expect(placeLine(withoutPin(place))).toBe('Girón, Santander')
})

test.each([
  [{ name: 'Autopista Norte, carril lento' }, 'Autopista Norte a 3 km de Girón'],
  [{ gapKm: 2.4 }, 'A 2 km de la vía 45A y a 3 km de Girón'],
  [{ gapKm: 0.4, name: 'Calle 13', townKm: 1 }, 'A 400 m de la Calle 13'],
  [{ townKm: 0.3 }, 'Vía 45A'],
  [{ ref: '', townKm: 12.4 }, 'A 12 km de Girón'],
  [{ ref: '', townKm: 0.3 }, undefined],
])('the words of a pin beside %o are «%s»', (road, words) => {
  const place = namedPin({ town: giron, road: { ...near, ...road }, attribution: '' }, farm, '')
  expect(place.words).toBe(words)
})
