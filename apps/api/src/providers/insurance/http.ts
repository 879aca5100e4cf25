/** The driver for an insurer that speaks the protocol of `protocol.ts`; the sandbox is one. */
import type { z } from 'zod'
import { isNeverSent, parsedJson } from '#providers/never-sent.ts'
import { ProviderError, type ProviderErrorKind } from '#providers/provider-error.ts'
import type { InsuranceRequest, Insurer, Policy } from './port.ts'
import { cataloguesShape, policyShape, quoteShape, type WirePolicy, type WireRequest } from './protocol.ts'

type HttpInsurerConfig = {
  /** Without a closing slash. */
  baseUrl: string
  key: string
  timeoutMs: number
  fetch?: typeof fetch
}

type Call<S extends z.ZodType> = { method: 'GET' | 'POST'; path: string; body?: unknown; shape: S }

/** A wrong key, too many calls or closed doors pass; the other refusals speak of the request; a 500 may come after the act. */
const kindOf = (status: number): ProviderErrorKind => {
  if ([401, 403, 404, 405, 429, 503].includes(status)) return 'unavailable'
  return status >= 400 && status < 500 ? 'rejected' : 'timeout'
}

const exchange = async (config: HttpInsurerConfig, { method, path, body }: Call<z.ZodType>) => {
  const answer = await (config.fetch ?? fetch)(`${config.baseUrl}${path}`, {
    method,
    headers: {
      authorization: `Bearer ${config.key}`,
      accept: 'application/json',
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    redirect: 'error',
    signal: AbortSignal.timeout(config.timeoutMs),
  })
  return { status: answer.status, text: await answer.text() }
}

/**
 * One call of the insurer's protocol, with every way to fail put into a ProviderError. The answer, or undefined where the
 * insurer knows of no such thing (404 with the protocol's own `not_found`).
 */
const callInsurer = async <S extends z.ZodType>(
  config: HttpInsurerConfig,
  call: Call<S>,
): Promise<z.output<S> | undefined> => {
  const { status, text } = await exchange(config, call).catch((error: unknown) => {
    throw new ProviderError(isNeverSent(error) ? 'unavailable' : 'timeout', `insurer ${call.path}`, {
      cause: error,
    })
  })
  const body = parsedJson(text)
  const refusal = typeof body === 'object' && body !== null && 'code' in body ? String(body.code) : ''
  if (status === 404 && refusal === 'not_found') return undefined
  if (status < 200 || status > 299)
    throw new ProviderError(kindOf(status), `insurer ${call.path}: ${status} ${refusal}`)
  const answer = call.shape.safeParse(body)
  if (!answer.success) throw new ProviderError('garbled', `insurer ${call.path}: not its protocol`)
  return answer.data
}

const wire = (request: InsuranceRequest): WireRequest => ({
  ...request,
  coverFrom: request.coverFrom.toISOString(),
})

const policy = ({ issuedAt, annulledAt, ...rest }: WirePolicy): Policy => ({
  ...rest,
  issuedAt: new Date(issuedAt),
  ...(annulledAt === undefined ? {} : { annulledAt: new Date(annulledAt) }),
})

/** For calls whose object must exist: a 404 there is a refusal. */
const known = <T>(answer: T | undefined, what: string): T => {
  if (answer === undefined) throw new ProviderError('rejected', `insurer knows no ${what}`)
  return answer
}

export const httpInsurer = (config: HttpInsurerConfig): Insurer => ({
  async catalogues() {
    return known(
      await callInsurer(config, { method: 'GET', path: '/catalogues', shape: cataloguesShape }),
      'catalogue',
    )
  },
  async quote(request) {
    const call = { method: 'POST', path: '/quotes', body: wire(request), shape: quoteShape } as const
    return known(await callInsurer(config, call), 'quotation')
  },
  async issue(request) {
    const call = { method: 'POST', path: '/policies', body: wire(request), shape: policyShape } as const
    const { policyNumber, link, issuedAt } = policy(known(await callInsurer(config, call), 'policy'))
    return { policyNumber, link, issuedAt }
  },
  async find(reference) {
    const path = `/policies/${encodeURIComponent(reference)}`
    const found = await callInsurer(config, { method: 'GET', path, shape: policyShape })
    return found && policy(found)
  },
  async annul(policyNumber) {
    const path = `/policies/${encodeURIComponent(policyNumber)}/annulment`
    known(await callInsurer(config, { method: 'POST', path, shape: policyShape }), 'policy')
  },
})
