/** What the insurance form must hold before it is sent. Spec §5. */
import type { ErrorCode } from '@arriero/domain/errors'
import { isInsurable, maxDeclaredPesos } from '@arriero/domain/insurance'

export interface InsuranceAnswers {
  commodity: string | undefined
  packaging: string | undefined
  mobilization: string | undefined
  /** Undefined while nothing is typed that can be read. */
  declaredPesos: number | undefined
}

export const noAnswers: InsuranceAnswers = {
  commodity: undefined,
  packaging: undefined,
  mobilization: undefined,
  declaredPesos: undefined,
}

/** A value above the cap says so and goes back to 0. */
export const declare = (
  typed: number | undefined,
): { declaredPesos: number | undefined; problem: ErrorCode | undefined } =>
  (typed ?? 0) > maxDeclaredPesos
    ? { declaredPesos: 0, problem: 'insurance.over_limit' }
    : { declaredPesos: typed, problem: undefined }

export const missing = ({
  commodity,
  packaging,
  mobilization,
  declaredPesos,
}: InsuranceAnswers): ErrorCode | undefined =>
  commodity && packaging && mobilization && isInsurable(declaredPesos ?? 0) ? undefined : 'form.incomplete'
