import { expect, test } from 'vitest'
import type { ErrorCode } from '../errors/errors.ts'
import { formatMeasure, measureDenial, measureRule, parseMeasure, type MeasureKind } from './measures.ts'
import { numberIn } from './numbers.ts'

test.each<[MeasureKind, string, number]>([
  ['length', '250 cm', 250],
  ['length', '2.5 M', 250],
  ['length', '2.55 M', 255],
  ['length', '0.001 M', 0.1],
  ['length', '50 M', 5_000],
  ['cargoWeight', '800 kl', 800],
  ['cargoWeight', '1.234 tn', 1_234],
  ['cargoWeight', '100 tn', 100_000],
  ['capacity', '4500 Kg', 4_500],
  ['capacity', '34.5 Tn', 34_500],
  ['volume', '12.5 M3', 12.5],
  ['volume', '500000 cm3', 0.5],
  ['pieces', '12 Unidades', 12],
  ['pieces', '12 Decenas', 120],
  ['pieces', '1.2 Decenas', 12],
])('the %s %j is %d', (kind, text, value) => {
  expect(parseMeasure(kind, text)).toBe(value)
})

test.each<[MeasureKind, string]>([
  ['length', '250'],
  ['length', '250cm'],
  ['length', '250  cm'],
  ['length', ' 250 cm'],
  ['length', '250 cm '],
  ['length', '2,5 M'],
  ['length', '1.000.000 cm'],
  ['length', '2. M'],
  ['length', '.5 M'],
  ['length', '1.2345 M'],
  ['length', '1e2 cm'],
  ['length', '-1 cm'],
  ['length', '0 cm'],
  ['length', '0.000 M'],
  ['length', '50.001 M'],
  ['length', '250 m'],
  ['length', '250 kl'],
  ['length', '250 toString'],
  ['length', '2 __proto__'],
  ['length', 'NaN cm'],
  ['length', '２５０ cm'],
  ['cargoWeight', '100.001 tn'],
  ['cargoWeight', '5 Kg'],
  ['capacity', '5 kl'],
  ['pieces', '1.5 Unidades'],
  ['pieces', '1.25 Decenas'],
  ['length', ''],
])('the %s %j is refused', (kind, text) => {
  expect(parseMeasure(kind, text)).toBeUndefined()
})

test.each<[MeasureKind, number, string | undefined, string]>([
  ['length', 99, undefined, '99 cm'],
  ['length', 100, undefined, '1 M'],
  ['length', 255, undefined, '2.55 M'],
  ['length', 255, 'cm', '255 cm'],
  ['cargoWeight', 999.5, undefined, '999.5 kl'],
  ['cargoWeight', 12_000, undefined, '12 tn'],
  ['capacity', 4_500, undefined, '4.5 Tn'],
  ['capacity', 4_500, 'Kg', '4500 Kg'],
  ['volume', 0.5, undefined, '500000 cm3'],
  ['volume', 12.5, undefined, '12.5 M3'],
  ['pieces', 12, undefined, '12 Unidades'],
  ['pieces', 120, undefined, '12 Decenas'],
])('the %s %d reads %s as %j', (...[kind, value, unit, text]) => {
  expect(formatMeasure(kind, value, unit)).toBe(text)
  expect(parseMeasure(kind, text)).toBe(value)
})

test.each<[MeasureKind, string, ErrorCode]>([
  ['cargoWeight', '99999 tn', 'measure.weight_too_large'],
  ['capacity', '999 Tn', 'capacity.too_large'],
  ['pieces', '1.5 Unidades', 'measure.pieces_not_whole'],
  ['pieces', '1000001 Unidades', 'measure.pieces_too_many'],
  ['length', '50.001 M', 'measure.length_too_large'],
  ['volume', '1000.5 M3', 'measure.volume_too_large'],
  ['volume', '1000000001 cm3', 'measure.volume_too_large'],
  ['length', '0 cm', 'measure.too_small'],
  ['length', '1.2345 M', 'measure.too_fine'],
  ['length', '2,5 M', 'measure.invalid'],
  ['length', '250 kl', 'measure.invalid'],
  ['length', '-1 cm', 'measure.invalid'],
])('the %s %j is refused as %s', (kind, text, code) => {
  expect(measureDenial(kind, text)).toBe(code)
})

test('what a field takes is what the wire takes', () => {
  const asTyped: [MeasureKind, string, string, number][] = [
    ['length', '2,5', 'M', 2.5],
    ['cargoWeight', '12.000', 'kl', 12_000],
    ['pieces', '1,2', 'Decenas', 1.2],
    ['volume', '90.000.000', 'cm3', 90_000_000],
    ['capacity', '4.500', 'Kg', 4500],
  ]
  for (const [kind, text, unit, value] of asTyped) {
    expect(numberIn(text, measureRule(kind, unit))).toBe(value)
    expect(measureDenial(kind, `${value} ${unit}`)).toBeUndefined()
  }
  expect(numberIn('1,5', measureRule('pieces', 'Unidades'))).toBeUndefined()
  expect(numberIn('100,001', measureRule('cargoWeight', 'tn'))).toBeUndefined()
})
