/** The only place where an error becomes an answer. Decisions §4. */
import { errorTexts } from '@arriero/contract/es/errors'
import { withServices, withVehicle } from '@arriero/contract/es/words'
import type { ErrorReply } from '@arriero/contract/shapes'
import { errorStatuses, type ErrorCode } from '@arriero/domain/errors/errors'
import { isEngineAway, isEngineBusy } from '#database/engine.ts'
import { NoSuchPage } from '#database/keyset.ts'
import { ProviderError } from '#providers/provider-error.ts'
import { AppError } from '#app-error.ts'
import { codeOfConstraint } from './constraints.ts'

export type Refusal = {
  status: number
  code: ErrorCode
  retryAfterSeconds: number | undefined
  body: ErrorReply
  isUnexpected: boolean
  /** The system's code where there is no room, or the disk takes nothing: whether it does again is to be tried before anybody is sent here. */
  diskFault: string | undefined
}

const fastifyCodes: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'request.body_too_large',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'request.media_type',
  FST_ERR_CTP_EMPTY_TYPE: 'request.media_type',
  FST_INVALID_MULTIPART_CONTENT_TYPE: 'request.media_type',
  FST_FILES_LIMIT: 'input.invalid',
  FST_PARTS_LIMIT: 'input.invalid',
  FST_FIELDS_LIMIT: 'input.invalid',
}

const codeField = (error: unknown): string =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : ''
const statusField = (error: unknown): number =>
  typeof error === 'object' && error !== null && 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : 500

// PostgreSQL's disk, ours, and what we were given of it.
const noSpace = /^(53100|ENOSPC|EDQUOT)$/
// Ours turned read-only, belongs to somebody else, or answers no more; PostgreSQL says the same of its own.
const noWriting = /^(EROFS|EACCES|EPERM|EIO|58030)$/
const badText = /^(22021|22P05|22P02|22003|22008)$/

const codeOf = (error: unknown): ErrorCode => {
  if (error instanceof AppError || error instanceof NoSuchPage) return error.code
  if (error instanceof ProviderError) return 'provider.unavailable'
  const code = codeField(error)
  const known = codeOfConstraint(error) ?? fastifyCodes[code]
  if (known) return known
  if (noSpace.test(code)) return 'server.no_space'
  if (noWriting.test(code)) return 'server.unavailable'
  if (badText.test(code)) return 'input.invalid'
  if (isEngineAway(error) || isEngineBusy(error)) return 'server.unavailable'
  const status = statusField(error)
  if (status === 429) return 'request.too_many'
  return status >= 400 && status < 500 ? 'request.malformed' : 'server.unexpected'
}

const diskFaultOf = (error: unknown): string | undefined => {
  const code = codeField(error)
  return noSpace.test(code) || noWriting.test(code) ? code : undefined
}

const sentences = (fields: Record<string, ErrorCode>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([path, code]) => [path, errorTexts[code]]))

const fieldsOf = (error: unknown): Record<string, ErrorCode> | undefined => {
  if (error instanceof NoSuchPage) return { [error.field]: error.code }
  return error instanceof AppError ? error.fields : undefined
}

/** Seconds to wait before the next try, by status. */
const retryAfter: Partial<Record<number, number>> = { 429: 30, 503: 2, 507: 60 }

export const refusalFor = (error: unknown, requestId: string): Refusal => {
  const code = codeOf(error)
  const status = errorStatuses[code]
  const fields = fieldsOf(error)
  const orders = error instanceof AppError ? error.orderIds : []
  const typeVehicle = error instanceof AppError ? error.typeVehicle : undefined
  return {
    status,
    code,
    retryAfterSeconds:
      (error instanceof AppError ? error.retryAfterSeconds : undefined) ?? retryAfter[status],
    body: {
      error: withVehicle(withServices(errorTexts[code], orders), typeVehicle?.name),
      code,
      requestId,
      ...(fields ? { fields: sentences(fields) } : {}),
      ...(orders.length > 0 ? { orders: [...orders] } : {}),
      ...(typeVehicle ? { typeVehicle } : {}),
    },
    isUnexpected: code === 'server.unexpected',
    diskFault: diskFaultOf(error),
  }
}
