import { expect, test } from 'vitest'
import { placeLines } from './place-lines.ts'

test.each([
  ['Calle 30 # 41-12, Medellín, Antioquia', 'Medellín, Antioquia', 'Calle 30 # 41-12'],
  ['Zona Franca, bodega 21, Bogotá, Bogotá D.C.', 'Bogotá', 'Zona Franca, bodega 21'],
  ['Zona Franca, bodega 21, Cali, Valle del Cauca', 'Cali, Valle del Cauca', 'Zona Franca, bodega 21'],
  ['Calle 13, Bogotá D.C.', 'Bogotá', 'Calle 13'],
  ['Bogotá D.C.', 'Bogotá', undefined],
  ['Bogotá, Bogotá D.C.', 'Bogotá', undefined],
  ['Medellín, Antioquia', 'Medellín, Antioquia', undefined],
  ['Leticia', 'Leticia', undefined],
])('%s is the town %s and the street %s', (name, town, street) => {
  expect(placeLines(name)).toEqual({ town, street })
})
