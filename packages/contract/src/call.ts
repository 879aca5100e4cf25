/** Typed fetch over an endpoint: the web, the tests and the benches call through this one. */
import type { CallInput, Endpoint, ReplyOf, ViewerOf } from './endpoint.ts'
import type { ErrorReply } from './shapes.ts'

export class CallError extends Error {
  readonly status: number
  readonly reply: ErrorReply
  constructor(status: number, reply: ErrorReply) {
    super(reply.error)
    this.name = 'CallError'
    this.status = status
    this.reply = reply
  }
}

/** Says that nobody sits at the window that asks: it does not keep an idle session open. Decisions §5. */
export const unattendedHeader = 'x-unattended'

export type CallOptions = {
  /** Origin and prefix before the endpoint's path, such as `/v1`. */
  base: string
  token?: string | null
  idempotencyKey?: string
  isUnattended?: boolean
  signal?: AbortSignal
  fetch?: typeof globalThis.fetch
  /** A multipart body, sent as it is in place of JSON. */
  form?: FormData
}

type Loose = { params?: object | undefined; query?: object | undefined; body?: unknown }

const text = (value: unknown) => (typeof value === 'string' ? value : String(value))

/** The path with its parameters filled and the query appended; arrays repeat their key. */
export const urlOf = (endpoint: Endpoint, input: Loose): string => {
  const params = (input.params ?? {}) as Record<string, unknown>
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(text(params[name])),
  )
  const search = new URLSearchParams()
  for (const [key, value] of Object.entries(input.query ?? {})) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== undefined && one !== null && one !== '') search.append(key, text(one))
    }
  }
  const query = search.toString()
  return query ? `${path}?${query}` : path
}

const unreadable = (status: number): ErrorReply => ({
  error: '',
  code: status >= 500 ? 'server.unexpected' : 'request.malformed',
  requestId: '',
})

/**
 * Undefined where somebody before the server refuses in words of his own. An answer that breaks off says nothing, whatever its status: the code of
 * a refusal may be that the act still runs. Over a plain line browsers take half of one for a whole.
 */
const bodyOf = async (response: Response): Promise<unknown> => {
  try {
    return await response.json()
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error
    const isOurs = response.ok || response.headers.get('content-type')?.includes('json')
    if (!isOurs) return undefined
    throw new TypeError('the answer broke off', { cause: error })
  }
}

/** Throws CallError on a refusal; a failure of the network throws what fetch throws, and means unknown, not failed. */
export const call = async <E extends Endpoint, V extends ViewerOf<E> = ViewerOf<E>>(
  endpoint: E,
  input: CallInput<E>,
  options: CallOptions,
): Promise<ReplyOf<E, V>> => {
  const headers: Record<string, string> = { accept: 'application/json' }
  if (options.token) headers['authorization'] = `Bearer ${options.token}`
  if (options.idempotencyKey) headers['idempotency-key'] = options.idempotencyKey
  if (options.isUnattended) headers[unattendedHeader] = '1'
  const loose = input as Loose
  const hasJson = !options.form && loose.body !== undefined
  if (hasJson) headers['content-type'] = 'application/json'
  const response = await (options.fetch ?? globalThis.fetch)(options.base + urlOf(endpoint, loose), {
    method: endpoint.method,
    headers,
    credentials: 'same-origin',
    ...(options.form ? { body: options.form } : hasJson ? { body: JSON.stringify(loose.body) } : {}),
    ...(options.signal ? { signal: options.signal } : {}),
  })
  const reply = await bodyOf(response)
  if (!response.ok)
    throw new CallError(response.status, (reply as ErrorReply | undefined) ?? unreadable(response.status))
  return reply as ReplyOf<E, V>
}
