import { expect, test } from 'vitest'
import { formatMeasure, parseMeasure, type MeasureKind } from './measures.ts'

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
