/** Every refusal an endpoint may answer with: its own and those of the shell around it. Decisions §4. */
import { isReading, takesKey, type Endpoint } from '@arriero/contract/endpoint'
import { isErrorCode, type ErrorCode } from '@arriero/domain/errors/errors'
import { roles } from '@arriero/domain/people/roles'
import type { z } from 'zod'

const ofAccess = ({ access }: Endpoint): ErrorCode[] => {
  if (typeof access === 'string') return []
  return [
    'session.invalid',
    'key.scope_missing',
    ...(access.roles.length < roles.length ? (['auth.role_refused'] as const) : []),
    ...(access.inValidation ? [] : (['account.in_validation'] as const)),
  ]
}

type Part = z.core.$ZodType | z.core.$ZodCheck
const isPart = (value: unknown): value is Part =>
  typeof value === 'object' && value !== null && '_zod' in value

/** Whatever hangs on a schema: its checks, and the schemas it is made of. */
const partsOf = ({ _zod }: Part): Part[] =>
  Object.entries(_zod.def)
    .flatMap(([key, value]: [string, unknown]) => (key === 'shape' ? Object.values(value as object) : value))
    .filter(isPart)

/** The codes with which its input is refused: they stand in its schemas. */
const saidBy = (part: Part): ErrorCode[] => {
  const { def } = part._zod
  const said = def.error?.({ code: 'invalid_type', expected: 'never', input: undefined } as never)
  const isStrict = 'catchall' in def && (def.catchall as z.core.$ZodType)._zod.def.type === 'never'
  return [
    ...(typeof said === 'string' && isErrorCode(said) ? [said] : []),
    ...(isStrict ? (['input.unknown_field'] as const) : []),
    ...partsOf(part).flatMap(saidBy),
  ]
}

const ofInput = ({ params, query, body, takes, sentBack }: Endpoint): ErrorCode[] => [
  ...[params, query, body].flatMap((schema) => (schema ? saidBy(schema) : [])),
  ...(params || query || body ? (['input.invalid'] as const) : []),
  ...(sentBack ? (['input.not_changeable', 'input.unknown_field'] as const) : []),
  ...(body || takes ? (['request.malformed', 'request.body_too_large', 'request.media_type'] as const) : []),
]

export const refusalsOf = (endpoint: Endpoint): ErrorCode[] => {
  const all: ErrorCode[] = [
    ...(endpoint.errors ?? []),
    ...ofInput(endpoint),
    ...ofAccess(endpoint),
    ...(takesKey(endpoint) ? (['request.repeated_key_differs', 'request.key_running'] as const) : []),
    'request.too_many',
    'server.unavailable',
    ...(endpoint.isReserved ? [] : (['server.busy'] as const)),
    ...(isReading(endpoint) ? [] : (['server.no_space', 'server.starting'] as const)),
  ]
  return [...new Set(all)]
}
