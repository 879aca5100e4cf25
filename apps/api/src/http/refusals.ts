/** Every refusal an endpoint may answer with: its own and those of the shell around it. Decisions §4. */
import { isReading, takesKey, type Endpoint } from '@arriero/contract/endpoint'
import type { ErrorCode } from '@arriero/domain/errors'
import { roles } from '@arriero/domain/roles'

const ofAccess = ({ access }: Endpoint): ErrorCode[] => {
  if (typeof access === 'string') return []
  return [
    'session.invalid',
    'key.scope_missing',
    ...(access.roles.length < roles.length ? (['auth.role_refused'] as const) : []),
    ...(access.inValidation ? [] : (['account.in_validation'] as const)),
  ]
}

const ofInput = ({ params, query, body, takes }: Endpoint): ErrorCode[] => [
  ...(params || query || body ? (['input.invalid'] as const) : []),
  ...(body || takes ? (['request.malformed', 'request.body_too_large', 'request.media_type'] as const) : []),
]

export const refusalsOf = (endpoint: Endpoint): ErrorCode[] => {
  const all: ErrorCode[] = [
    ...endpoint.errors,
    ...ofInput(endpoint),
    ...ofAccess(endpoint),
    ...(takesKey(endpoint) ? (['request.repeated_key_differs', 'request.key_running'] as const) : []),
    'request.too_many',
    'server.unavailable',
    ...(isReading(endpoint) ? [] : (['server.no_space', 'server.starting'] as const)),
  ]
  return [...new Set(all)]
}
