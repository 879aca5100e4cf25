/** What the insurance form must hold before it is sent. Spec §5. */
import type { ErrorCode } from '@arriero/domain/errors/errors'
import { maxDeclaredPesos } from '@arriero/domain/money/insurance'

interface Declared {
  /** Undefined while nothing is typed that can be read. */
  declaredPesos: number | undefined
  problem: ErrorCode | undefined
}

export interface InsuranceAnswers {
  commodity: string | undefined
  packaging: string | undefined
  mobilization: string | undefined
  declared: Declared
}

/** A value above the cap says so and goes back to 0. */
export const declare = (typed: number | undefined): Declared =>
  (typed ?? 0) > maxDeclaredPesos
    ? { declaredPesos: 0, problem: 'insurance.over_limit' }
    : { declaredPesos: typed, problem: undefined }

export const noAnswers: InsuranceAnswers = {
  commodity: undefined,
  packaging: undefined,
  mobilization: undefined,
  declared: declare(undefined),
}
