/** One question to an open map service, with every way to fail put into a ProviderError. */
import type { z } from 'zod'
import { ProviderError } from '#providers/provider-error.ts'
import type { ProviderErrorKind } from '#providers/provider-error.ts'

export type MapService = {
  /** With or without a closing slash; a path in it is kept. */
  baseUrl: string
  timeoutMs: number
  /** Public servers ask who calls. */
  userAgent?: string
}

export type Question<S extends z.ZodType> = {
  path: string
  query?: Record<string, string>
  /** Sent as JSON by POST. */
  body?: unknown
  shape: S
}

/** A wrong address, a missing key or too many calls are the service's doors, not the question's fault. */
const kindOf = (status: number): ProviderErrorKind =>
  status >= 500 || [401, 403, 404, 408, 429].includes(status) ? 'unavailable' : 'rejected'

const isTimeout = (error: unknown): boolean => error instanceof Error && error.name === 'TimeoutError'

const addressOf = (service: MapService, { path, query = {} }: Question<z.ZodType>): URL => {
  const url = new URL(`${service.baseUrl.replace(/\/+$/, '')}${path}`)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  return url
}

const exchange = async (
  service: MapService,
  question: Question<z.ZodType>,
): Promise<{ status: number; text: string }> => {
  const { body } = question
  const answer = await fetch(addressOf(service, question), {
    method: body === undefined ? 'GET' : 'POST',
    headers: {
      accept: 'application/json',
      ...(service.userAgent !== undefined && { 'user-agent': service.userAgent }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
    // It is asked where the settings say, and nowhere else.
    redirect: 'error',
    signal: AbortSignal.timeout(service.timeoutMs),
  })
  return { status: answer.status, text: await answer.text() }
}

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export const askJson = async <S extends z.ZodType>(
  service: MapService,
  question: Question<S>,
): Promise<z.output<S>> => {
  const { path, shape } = question
  const { status, text } = await exchange(service, question).catch((error: unknown) => {
    throw new ProviderError(isTimeout(error) ? 'timeout' : 'unavailable', `map service ${path}`, {
      cause: error,
    })
  })
  if (status < 200 || status > 299) throw new ProviderError(kindOf(status), `map service ${path}: ${status}`)
  const answer = shape.safeParse(parsed(text))
  if (!answer.success) throw new ProviderError('garbled', `map service ${path}: not its protocol`)
  return answer.data
}
