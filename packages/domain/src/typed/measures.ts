/** Measures as people write them, `<decimal> <unit>`, and as we count them: cm, kg, m³, units. Spec §9, decisions §12. */

import type { ErrorCode } from '../errors/errors.ts'
import type { NumberProblem, NumberRule } from './numbers.ts'

export type MeasureKind = 'length' | 'cargoWeight' | 'capacity' | 'volume' | 'pieces'

/** How many of our own unit one of theirs is. On the wire `kl` means kilograms. */
export const measureUnits = {
  length: { cm: 1, M: 100 },
  cargoWeight: { kl: 1, tn: 1000 },
  capacity: { Kg: 1, Tn: 1000 },
  volume: { M3: 1, cm3: 0.000_001 },
  pieces: { Unidades: 1, Decenas: 10 },
} as const satisfies Record<MeasureKind, Readonly<Record<string, number>>>

/** The largest value taken, in our own unit: no load on a Colombian road comes near. */
const largest: Record<MeasureKind, number> = {
  length: 5_000,
  cargoWeight: 100_000,
  capacity: 100_000,
  volume: 1_000,
  pieces: 1_000_000,
}

const measurePattern = /^(\d{1,10}(?:\.\d+)?) (\S{1,8})$/
const mostDecimals = 3

/** A unit's factor; own names only, so that `constructor` is none. */
const factorOf = (kind: MeasureKind, unit: string): number | undefined => {
  const units: Readonly<Record<string, number>> = measureUnits[kind]
  return Object.hasOwn(units, unit) ? units[unit] : undefined
}

/** Decimal fractions do not survive binary products: 2.55 × 100 is put right to a millionth. */
const tidy = (value: number): number => Math.round(value * 1_000_000) / 1_000_000

const tooLarge: Record<MeasureKind, ErrorCode> = {
  length: 'measure.length_too_large',
  cargoWeight: 'measure.weight_too_large',
  capacity: 'capacity.too_large',
  volume: 'measure.volume_too_large',
  pieces: 'measure.pieces_too_many',
}

type Parsed = { value: number; denial: undefined } | { value: undefined; denial: ErrorCode }
const denied = (denial: ErrorCode): Parsed => ({ value: undefined, denial })

const parse = (kind: MeasureKind, text: string): Parsed => {
  const [, decimal = '', unit = ''] = measurePattern.exec(text) ?? []
  const factor = factorOf(kind, unit)
  if (factor === undefined || decimal === '') return denied('measure.invalid')
  const value = tidy(Number(decimal) * factor)
  if (value > largest[kind]) return denied(tooLarge[kind])
  if (kind === 'pieces' && !Number.isInteger(value)) return denied('measure.pieces_not_whole')
  if ((decimal.split('.')[1] ?? '').length > mostDecimals) return denied('measure.too_fine')
  return value > 0 ? { value, denial: undefined } : denied('measure.too_small')
}

/** `2.5 M` → 250 cm, `12 tn` → 12000 kg. Undefined for another unit, zero, too much, half a piece. */
export const parseMeasure = (kind: MeasureKind, text: string): number | undefined => parse(kind, text).value

/** Why it is no such measure; each limit has its own sentence. */
export const measureDenial = (kind: MeasureKind, text: string): ErrorCode | undefined =>
  parse(kind, text).denial

/** What a field takes for so many of this unit; the smallest unit's rule while none is chosen. */
export const measureRule = (kind: MeasureKind, unit: string): NumberRule => {
  const factor = factorOf(kind, unit) ?? 1
  const decimals = kind === 'pieces' ? Math.log10(factor) : mostDecimals
  return { decimals, least: 10 ** -decimals, most: tidy(largest[kind] / factor) }
}

/** What the rule of a field refuses, as the server would name it. */
export const measureProblemCode = (kind: MeasureKind, problem: NumberProblem): ErrorCode => {
  if (problem === 'too_large') return tooLarge[kind]
  if (problem === 'too_small') return 'measure.too_small'
  if (kind === 'pieces' && (problem === 'not_whole' || problem === 'too_fine'))
    return 'measure.pieces_not_whole'
  return problem === 'too_fine' ? 'measure.too_fine' : `number.${problem}`
}

/** In the unit asked for; left out, in the larger unit of its kind as soon as there is one whole of it. */
export const formatMeasure = (
  kind: MeasureKind,
  value: number,
  unit: string = fittingUnit(kind, value),
): string => `${tidy(value / (factorOf(kind, unit) ?? 1))} ${unit}`

const fittingUnit = (kind: MeasureKind, value: number): string => {
  const largestFirst = Object.entries(measureUnits[kind]).toSorted(([, first], [, second]) => second - first)
  const [smallest = ''] = largestFirst.at(-1) ?? []
  const isPlain = kind !== 'pieces' || value % 10 === 0
  return largestFirst.find(([, factor]) => value >= factor && isPlain)?.[0] ?? smallest
}
