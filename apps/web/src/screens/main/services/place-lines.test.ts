import { expect, test } from 'vitest'
import { placeLines } from './place-lines.ts'

test.each([
  ['Carrera 52 # 14-90, Medellín, Antioquia', 'Medellín, Antioquia', 'Carrera 52 # 14-90'],
  ['Calle 17 # 65-40, Bogotá, Bogotá D.C.', 'Bogotá', 'Calle 17 # 65-40'],
  ['Zona Franca, bodega 21, Cali, Valle del Cauca', 'Cali, Valle del Cauca', 'Zona Franca, bodega 21'],
  ['Medellín, Antioquia', 'Medellín, Antioquia', undefined],
  ['Leticia', 'Leticia', undefined],
])('%s is told as %s', (name, town, street) => {
  expect(placeLines(name)).toEqual({ town, street })
})
