/**
 * Who comes when it is full is told so before anything is done for him, his address not even looked up: what a refusal takes is missing to
 * those who were let in. docs/decisions/0053.
 */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http'
import type { Endpoint } from '@arriero/contract/endpoint'
import type { FastifyInstance } from 'fastify'
import { AppError } from '#app-error.ts'
import { refusalFor } from '../error-reply.ts'
import { retryAfterSeconds, turnedAway } from './strain.ts'

type Front = {
  isTooMuch(): boolean
  endpoints: readonly Endpoint[]
  headers: Readonly<Record<string, string>>
  idOf(request: IncomingMessage): string
}

const patternOf = ({ path }: Endpoint): string =>
  path.replaceAll('.', String.raw`\.`).replaceAll(/\{\w+\}/g, '[^/?]+')

/** What is reserved is never turned away, and what answers refusals in a shape of its own does it itself. */
const mayWait = (endpoints: readonly Endpoint[]): ((url: string) => boolean) => {
  const others = endpoints.filter(({ isReserved, errorKey }) => isReserved || errorKey !== undefined)
  const served = new RegExp(`^/v1(?:${['/(?!)', ...others.map(patternOf)].join('|')})/?(?:\\?|$)`)
  return (url) => url.startsWith('/v1/') && !served.test(url)
}

const turnAway = (response: ServerResponse, headers: Front['headers'], id: string): void => {
  const { status, body } = refusalFor(new AppError('server.busy', { retryAfterSeconds }), id)
  const text = JSON.stringify(body)
  response.writeHead(status, {
    ...headers,
    'content-type': 'application/json; charset=utf-8',
    'content-length': Buffer.byteLength(text),
    'retry-after': String(retryAfterSeconds),
    'x-request-id': id,
  })
  response.end(text)
  turnedAway.publish(undefined)
}

/** Stands before all that listens to requests already. */
export const addFront = (
  { server }: FastifyInstance,
  { isTooMuch, endpoints, headers, idOf }: Front,
): void => {
  const waits = mayWait(endpoints)
  const handlers = server.listeners('request') as RequestListener[]
  server.removeAllListeners('request')
  server.on('request', (request, response) => {
    if (waits(request.url ?? '') && isTooMuch()) turnAway(response, headers, idOf(request))
    else for (const handle of handlers) handle(request, response)
  })
}
