/** What the insurance form must hold before it is sent. Spec §5. */
import type { ErrorCode } from '@arriero/domain/errors'
import { isInsurable, maxDeclaredPesos } from '@arriero/domain/insurance'

export interface InsuranceAnswers {
  commodity: string | undefined
  packaging: string | undefined
  mobilization: string | undefined
  declaredPesos: number
}

export const noAnswers: InsuranceAnswers = {
  commodity: undefined,
  packaging: undefined,
  mobilization: undefined,
  declaredPesos: 0,
}

/** A value above the cap says so and goes back to 0. */
export const declare = (
  typed: number | undefined,
): { declaredPesos: number; problem: ErrorCode | undefined } =>
  (typed ?? 0) > maxDeclaredPesos
    ? { declaredPesos: 0, problem: 'insurance.over_limit' }
    : { declaredPesos: typed ?? 0, problem: undefined }

export const missing = ({
  commodity,
  packaging,
  mobilization,
  declaredPesos,
}: InsuranceAnswers): ErrorCode | undefined =>
  commodity && packaging && mobilization && isInsurable(declaredPesos) ? undefined : 'form.incomplete'
