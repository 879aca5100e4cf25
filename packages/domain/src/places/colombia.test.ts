import { expect, test } from 'vitest'
import { isInColombia } from './colombia.ts'

test.each([
  ['Bogotá', 4.61, -74.08],
  ['San Andrés', 12.58, -81.7],
  ['Providencia', 13.35, -81.37],
  ['Leticia', -4.21, -69.94],
  ['Puerto Carreño', 6.19, -67.49],
  ['Ipiales', 0.83, -77.64],
  ['Cúcuta', 7.89, -72.5],
  ['the wharf of Buenaventura', 3.89, -77.08],
  ['Punta Gallinas', 12.45, -71.67],
  ['the woods of Chiribiquete', 0.7, -72.7],
])('%s is in Colombia', (_name, latitude, longitude) => {
  expect(isInColombia({ latitude, longitude })).toBe(true)
})

test.each([
  ['Quito', -0.2, -78.5],
  ['Panamá', 9, -79.5],
  ['the side of Caracas', 10.4, -67],
  ['the open sea', 11, -81],
  ['Maracaibo', 10.65, -71.65],
  ['Iquitos', -3.75, -73.25],
  ['Manaos', -3.1, -60],
  ['Ibarra', 0.35, -78.12],
])('%s is not', (_name, latitude, longitude) => {
  expect(isInColombia({ latitude, longitude })).toBe(false)
})
