/** How long a request may take to arrive. Security (d). */
import type { Server } from 'node:http'
import type { FastifyHttpOptions } from 'fastify'
import { answerClientError } from './unrouted.ts'

export const patience = {
  headersMs: 10_000,
  /** With the look and the lingering less than the half minute that one may stand open. */
  requestMs: 27_000,
  /** Without it Node looks each 30 seconds only who is late. */
  lookEveryMs: 1_000,
  /** Who was told so and does not hang up by himself is hung up on. */
  lingerMs: 1_000,
}

export const patienceWith = (
  headers: Readonly<Record<string, string>>,
  { headersMs, requestMs, lookEveryMs, lingerMs } = patience,
) =>
  ({
    requestTimeout: requestMs,
    http: { headersTimeout: headersMs, connectionsCheckingInterval: lookEveryMs },
    clientErrorHandler: answerClientError(headers, lingerMs),
  }) satisfies FastifyHttpOptions<Server>
