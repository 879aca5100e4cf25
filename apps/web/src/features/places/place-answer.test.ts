import { expect, test } from 'vitest'
import {
  choose,
  isNamed,
  markedPlace,
  parseCoordinates,
  placeLine,
  wirePlace,
  withPin,
  withoutPin,
  type FoundTown,
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
