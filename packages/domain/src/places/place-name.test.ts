import { expect, test } from 'vitest'
import { placeLine, placeLines } from './place-name.ts'

test.each([
  ['Calle 30 # 41-12, Medellín, Antioquia', 'Medellín, Antioquia', 'Calle 30 # 41-12'],
  ['Zona Franca, bodega 21, Bogotá, Bogotá D.C.', 'Bogotá D.C.', 'Zona Franca, bodega 21'],
  ['Zona Franca, bodega 21, Cali, Valle del Cauca', 'Cali, Valle del Cauca', 'Zona Franca, bodega 21'],
  ['Calle 13, Bogotá D.C.', 'Bogotá D.C.', 'Calle 13'],
  ['Bogotá D.C.', 'Bogotá D.C.', undefined],
  ['Bogotá, Bogotá D.C.', 'Bogotá D.C.', undefined],
  ['Medellín, Antioquia', 'Medellín, Antioquia', undefined],
  ['Leticia', 'Leticia', undefined],
])('%s is the town %s and the street %s', (name, town, street) => {
  expect(placeLines(name)).toEqual({ town, street })
})

test.each([
  'Bogotá',
  'bogota',
  'Bogotá, D.C.',
  'Bogotá, Bogotá D.C.',
  'Bogotá D. C.',
  'Bogotá, Cundinamarca',
  'Bogotá, Bogotá, D.C., Colombia',
])('the capital written %s is told as Bogotá D.C.', (name) => {
  expect(placeLine(name)).toBe('Bogotá D.C.')
  expect(placeLine(`Calle 13 # 68-20, ${name}`)).toBe('Calle 13 # 68-20, Bogotá D.C.')
})

test('what only sounds like the capital stays as it is', () => {
  for (const name of [
    'Avenida Bogotá, Cúcuta, Norte de Santander',
    'Calle 5, Soacha, Cundinamarca',
    'Hacienda Nueva Bogotá, Villavicencio, Meta',
  ])
    expect(placeLine(name)).toBe(name)
})

test('told once, a place is told the same again', () => {
  for (const name of ['Calle 13, Bogotá, Bogotá D.C.', 'La Mesa, Cundinamarca', 'Leticia'])
    expect(placeLine(placeLine(name))).toBe(placeLine(name))
})
