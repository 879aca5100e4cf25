/** A measure as it is typed beside its unit, and as the wire takes it. Spec §5 "Measures", decisions §12. */
import { errorTexts } from '@arriero/contract/es/errors'
import type { ErrorCode } from '@arriero/domain/errors/errors'
import { measureProblemCode, measureRule, type MeasureKind } from '@arriero/domain/typed/measures'
import { numberIn, readNumber } from '@arriero/domain/typed/numbers'
import type { NumberKind } from './number-kinds.ts'

export interface TypedMeasure {
  /** As typed, comma or point. */
  value: string
  unit: string
}

export const measureKind = (kind: MeasureKind, unit: string): NumberKind => ({
  ...measureRule(kind, unit),
  says: (problem) => errorTexts[measureProblemCode(kind, problem)],
})

/** `2,5` and `M` → `2.5 M`; undefined for nothing, and for what cannot be read. */
export const wireMeasure = (kind: MeasureKind, measure: TypedMeasure | undefined): string | undefined => {
  if (!measure) return undefined
  const value = numberIn(measure.value, measureRule(kind, measure.unit))
  return value === undefined ? undefined : `${value} ${measure.unit}`.trim()
}

/** Why what was typed is no such measure; undefined for nothing, too. */
export const typedDenial = (kind: MeasureKind, measure: TypedMeasure | undefined): ErrorCode | undefined => {
  const problem = measure && readNumber(measure.value, measureRule(kind, measure.unit))?.problem
  return problem && measureProblemCode(kind, problem)
}
