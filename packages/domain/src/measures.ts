/** Measures as people write them, `<decimal> <unit>`, and as we count them: cm, kg, m³, units. Spec §9, decisions §12. */

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

const measurePattern = /^(\d{1,7}(?:\.\d{1,3})?) (\S{1,8})$/

/** A unit's factor; own names only, so that `constructor` is none. */
const factorOf = (kind: MeasureKind, unit: string): number | undefined => {
  const units: Readonly<Record<string, number>> = measureUnits[kind]
  return Object.hasOwn(units, unit) ? units[unit] : undefined
}

/** Decimal fractions do not survive binary products: 2.55 × 100 is put right to a millionth. */
const tidy = (value: number): number => Math.round(value * 1_000_000) / 1_000_000

/** `2.5 M` → 250 cm, `12 tn` → 12000 kg. Undefined for another unit, zero, too much, half a piece. */
export const parseMeasure = (kind: MeasureKind, text: string): number | undefined => {
  const [, decimal, unit] = measurePattern.exec(text) ?? []
  const factor = unit === undefined ? undefined : factorOf(kind, unit)
  if (factor === undefined) return undefined
  const value = tidy(Number(decimal) * factor)
  const isWhole = kind !== 'pieces' || Number.isInteger(value)
  return value > 0 && value <= largest[kind] && isWhole ? value : undefined
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
