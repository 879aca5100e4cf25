import type { ErrorCode } from '@arriero/domain/errors/errors'

/** An expected refusal. Nothing else is thrown on purpose. */
export class AppError extends Error {
  readonly code: ErrorCode
  readonly fields: Record<string, ErrorCode> | undefined
  readonly retryAfterSeconds: number | undefined
  /** What the act wrote stays although it is refused: a counted wrong try, for one. */
  readonly keepsChanges: boolean
  /** Services that stand in the way: the answer names them. */
  readonly orderIds: readonly string[]
  /** The type of vehicle that would do: the answer names it. */
  readonly typeVehicle: { id: string; name: string } | undefined
  constructor(
    code: ErrorCode,
    more: {
      fields?: Record<string, ErrorCode>
      retryAfterSeconds?: number
      keepsChanges?: true
      orderIds?: readonly string[]
      typeVehicle?: { id: string; name: string } | undefined
    } = {},
  ) {
    super(code)
    this.name = 'AppError'
    this.code = code
    this.fields = more.fields
    this.retryAfterSeconds = more.retryAfterSeconds
    this.keepsChanges = more.keepsChanges ?? false
    this.orderIds = more.orderIds ?? []
    this.typeVehicle = more.typeVehicle
  }
}

/** Throws the error code that a domain rule gave, if it gave one. */
export const refuse = (code: ErrorCode | undefined | null): void => {
  if (code) throw new AppError(code)
}

/** Throws in the middle of an expression, to the right of `??`. */
export const fail = (code: ErrorCode, field?: string): never => {
  throw new AppError(code, field ? { fields: { [field]: code } } : {})
}
