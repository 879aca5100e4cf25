import { expect, test } from 'vitest'
import { headedUnit, importFields, lettersApart, matchColumns, missingFields, plainTitle } from './columns.ts'

test('columns are told by their names, without accents, stars or the unit in brackets', () => {
  const titles = [
    'Pedido',
    'ORIGEN *',
    'Destino',
    'Fecha de cargue',
    'Hora',
    'Tipo de carga',
    'Vehículo',
    'Peso (tn)',
    'Alto (m)',
    'Ancho',
  ]
  const mapping = matchColumns(titles)
  expect(mapping).toEqual({
    reference: 0,
    origin: 1,
    destination: 2,
    day: 3,
    hour: 4,
    typeLoad: 5,
    typeVehicle: 6,
    weight: 7,
    high: 8,
    width: 9,
  })
  expect(missingFields(mapping)).toEqual([])
  expect(headedUnit('weight', 'Peso (tn)')).toBe('tn')
  expect(headedUnit('high', 'Alto (m)')).toBe('M')
  expect(headedUnit('width', 'Ancho')).toBe('cm')
  expect(headedUnit('width', 'Ancho (kg)')).toBe('cm')
})

test('a slip of the hand is forgiven in a long name and not in a short one', () => {
  expect(matchColumns(['Destnio'])).toEqual({})
  expect(matchColumns(['Desttino', 'Descripcon', 'Tipo de vehiculoo'])).toEqual({
    destination: 0,
    description: 1,
    typeVehicle: 2,
  })
  expect(matchColumns(['Pesa', 'Hola', 'Alta'])).toEqual({})
})

test('no column is taken twice, and what nobody knows is left alone', () => {
  const mapping = matchColumns(['Origen', 'Origen', 'Color favorito', ''])
  expect(mapping).toEqual({ origin: 0 })
  expect(missingFields(mapping)).toContain('destination')
})

test('names of different fields are never the same', () => {
  for (const field of importFields) {
    const others = importFields.filter((other) => other !== field)
    expect(others).toHaveLength(importFields.length - 1)
  }
  expect(plainTitle('  Peso (kg) * ')).toBe('peso')
})

test.each([
  ['peso', 'peso', 0],
  ['peso', 'pesos', 1],
  ['destino', 'destnio', 2],
  ['origen', 'destino', 3],
  ['', 'ab', 2],
])('%j and %j are %d letters apart', (one, other, apart) => {
  expect(lettersApart(one, other)).toBe(apart)
  expect(lettersApart(other, one)).toBe(apart)
})
