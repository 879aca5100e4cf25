/** Typed measures: their wire text and what is wrong with them. Spec §5 "Measures". */
import type { ErrorCode } from '@arriero/domain/errors'
import { measureUnits, parseMeasure, type MeasureKind } from '@arriero/domain/measures'
import type { MeasureAnswer, MeasureField } from './service-answers.ts'

export const kindOf: Readonly<Record<MeasureField, MeasureKind>> = {
  high: 'length',
  width: 'length',
  weight: 'cargoWeight',
  bottom: 'length',
  volume: 'volume',
  pieces: 'pieces',
}

export const requiredMeasures: ReadonlySet<MeasureField> = new Set(['high', 'width', 'weight'])

export const unitsOf = (field: MeasureField): string[] => Object.keys(measureUnits[kindOf[field]])

/** `2,5` and `M` → `2.5 M`; undefined when nothing was typed. */
export const wireMeasure = (measure: MeasureAnswer | undefined): string | undefined => {
  const value = measure?.value.trim().replace(',', '.') ?? ''
  return value === '' ? undefined : `${value} ${measure?.unit ?? ''}`
}

export const measureProblem = (
  field: MeasureField,
  measure: MeasureAnswer | undefined,
): ErrorCode | undefined => {
  const text = wireMeasure(measure)
  if (text === undefined) return requiredMeasures.has(field) ? 'measure.required' : undefined
  return parseMeasure(kindOf[field], text) === undefined ? 'measure.invalid' : undefined
}

export const weightKgOf = (weight: MeasureAnswer | undefined): number | undefined => {
  const text = wireMeasure(weight)
  return text === undefined ? undefined : parseMeasure('cargoWeight', text)
}
