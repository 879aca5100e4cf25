/** Typed measures: their wire text and what is wrong with them. Spec §5 "Measures". */
import type { ErrorCode } from '@arriero/domain/errors/errors'
import { measureUnits, type MeasureKind } from '@arriero/domain/typed/measures'
import { measureKind, typedDenial, wireMeasure } from '#shared/numbers/measure-kind.ts'
import type { NumberKind } from '#shared/numbers/number-kinds.ts'
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

export const numberKindOf = (field: MeasureField, unit: string): NumberKind =>
  measureKind(kindOf[field], unit)

export const unitsOf = (field: MeasureField): string[] => Object.keys(measureUnits[kindOf[field]])

/** `2,5` and `M` → `2.5 M`; undefined when nothing was typed. */
export const wireOf = (field: MeasureField, measure: MeasureAnswer | undefined): string | undefined =>
  wireMeasure(kindOf[field], measure)

export const measureProblem = (
  field: MeasureField,
  measure: MeasureAnswer | undefined,
): ErrorCode | undefined => {
  if (!measure?.value.trim()) return requiredMeasures.has(field) ? 'measure.required' : undefined
  return typedDenial(kindOf[field], measure)
}
