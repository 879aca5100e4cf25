/** An endpoint is one value: the same one types the route, the caller, the tests and the OpenAPI page. */
import type { ErrorCode } from '@arriero/domain/errors/errors'
import type { ApiScope } from '@arriero/domain/house/integrations'
import type { Role } from '@arriero/domain/people/roles'
import type { z } from 'zod'

/**
 * Who may call. `public`: no session needed; `gateway`: a signed notice, a session adds nothing;
 * else these roles, and only validated accounts unless `inValidation`.
 */
export type Access = 'public' | 'gateway' | { roles: readonly Role[]; inValidation?: true }

/** One shape per kind of viewer; the view says which by `as('client', row)` and the server encodes with exactly that. */
export type PerViewer = { viewers: Record<string, z.ZodType> }
export type ReplyShape = z.ZodType | PerViewer

/** What somebody was answered: by an endpoint, or as one row of its list. */
export type Reading = { reply: ReplyShape }

export type KeylessReason =
  /** A secret is given out once and never stored. */
  | 'secret'
  /** The address of a file made for this caller, good for minutes. */
  | 'address'
  /** All there is about a person: not kept a second time. */
  | 'personal data'
  /** The session is over afterwards, and nobody asks again with it. */
  | 'session ends'
  /** What is reported is kept once by what it says. */
  | 'report'

export type Endpoint = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Below /v1, parameters in braces: `/order/update/{_id}`. */
  path: string
  access: Access
  params?: z.ZodType
  query?: z.ZodType
  body?: z.ZodType
  reply: ReplyShape
  /** What its handler refuses; what its schemas say of the input stands there. */
  errors?: readonly ErrorCode[]
  /** `own`: the action opens its own transactions around a slow or outside step. Reads have none. */
  transaction?: 'own'
  /** Changes nothing although it is a POST: no transaction, no Idempotency-Key, may be repeated at will. */
  isRead?: true
  /** Acts, and yet no Idempotency-Key counts: why. */
  keyless?: KeylessReason
  /** Largest body in bytes; 100 kB unless told. */
  bodyLimitBytes?: number
  /** `multipart`: one `file`; `form`: urlencoded; `jsonOrForm`: whichever the caller speaks; JSON unless told. */
  takes?: 'multipart' | 'form' | 'jsonOrForm'
  /** Calls a minute and account (address where there is none) when stricter than the rest. */
  callsPerMinute?: number
  /**
   * Takes also what `reading` answers, as it stands: a key that was changed and is not the sender's is refused by its name.
   * `guards` say what a change was made on and are judged by the act.
   */
  sentBack?: { reading: Reading; guards: readonly string[] }
  /** The specification's own name for the sentence of a refusal, sent beside `error`. */
  errorKey?: 'errors' | 'mensaje'
  /** What an API key must be allowed to call it; `any` key where it is only reference data. Left out: sessions alone. */
  keyScope?: ApiScope | 'any'
  /** Served also while others are told to come again because there is too much to do: money that is told once, a truck that stands. */
  isReserved?: true
  /** Who tries too often, or while too many do, hears it a second or two after he came: who guesses comes again as soon as he hears. */
  holdsRefusals?: true
  /** A whole answer that changes rarely, sent with an ETag. */
  isCatalogue?: true
}

export const isReading = ({ method, isRead }: Endpoint): boolean => method === 'GET' || isRead === true
/** An act that is done once per `Idempotency-Key`, however often it is sent. Decisions §4. */
export const takesKey = (endpoint: Endpoint): boolean =>
  !isReading(endpoint) && endpoint.keyless === undefined

type Named<M, P> = { method: M; path: P }

/** By its name, `GET /order/detail/{_id}`; keeps the literal types while checking the form. */
export const endpoint = <
  M extends Endpoint['method'],
  P extends `/${string}`,
  const E extends Omit<Endpoint, 'method' | 'path'>,
>(
  name: `${M} ${P}`,
  value: E,
): E & Named<M, P> => {
  const [method, path] = name.split(' ')
  return { ...value, ...({ method, path } as Named<M, P>) }
}

type Parsed<S> = S extends z.ZodType ? z.output<S> : undefined
type Typed<S> = S extends z.ZodType ? z.input<S> : undefined

/** What the server's handler receives, parsed. */
export type InputOf<E extends Endpoint> = {
  params: Parsed<E['params']>
  query: Parsed<E['query']>
  body: Parsed<E['body']>
}

type Part<K extends string, S> = S extends z.ZodType ? { [P in K]: Typed<S> } : { [P in K]?: undefined }
/** The params, query and body that a caller gives. */
export type CallInput<E extends Endpoint> = Part<'params', E['params']> &
  Part<'query', E['query']> &
  Part<'body', E['body']>

export type ViewerOf<E extends Reading> = E['reply'] extends { viewers: infer V } ? keyof V & string : never

/** What a caller gets; of an endpoint with several viewers, the shape of `V`. */
export type ReplyOf<E extends Reading, V extends ViewerOf<E> = ViewerOf<E>> = E['reply'] extends {
  viewers: infer S
}
  ? V extends keyof S
    ? S[V] extends z.ZodType
      ? z.output<S[V]>
      : never
    : never
  : E['reply'] extends z.ZodType
    ? z.output<E['reply']>
    : never

export const isPerViewer = (reply: ReplyShape): reply is PerViewer => 'viewers' in reply
