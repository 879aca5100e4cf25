/** The handshake: a single-use ticket, and room for one more socket of this person. Security B7. */
import type { ErrorCode } from '@arriero/domain/errors/errors'
import type { Actor } from '@arriero/domain/people/roles'
import type { Log } from '#context.ts'
import type { Listeners, LiveSocket } from '../listeners.ts'
import type { IncomingMessage } from 'node:http'
import type { Addresses } from '#addresses.ts'

export const livePath = '/v1/live'

const keyForm = /^[+/0-9A-Za-z]{22}==$/

/** What socket.io's clients ask for; there is nothing to go on with by `sid`, since nobody begins otherwise. */
const isAskedRightly = (url: string): boolean => {
  if (!url.startsWith(`${livePath}/`) || !URL.canParse(url, 'http://live')) return false
  const query = Object.fromEntries(new URL(url, 'http://live').searchParams)
  return query['EIO'] === '4' && query['transport'] === 'websocket' && query['sid'] === undefined
}

/**
 * Which requests become a WebSocket at all. Security B7, F3.10. Whether it is a handshake that can be granted. Any other one
 * is a plain request, answered with the words and headers of all plain requests: what socket.io and its WebSocket write
 * themselves bears none.
 */
export const isHandshake = ({ method, url = '', headers }: IncomingMessage): boolean =>
  method === 'GET' &&
  headers.upgrade?.toLowerCase() === 'websocket' &&
  headers['sec-websocket-version'] === '13' &&
  headers['sec-websocket-protocol'] === undefined &&
  keyForm.test(headers['sec-websocket-key'] ?? '') &&
  isAskedRightly(url)

/**
 * Whether a handshake may come from where it says. A browser always names its origin; a program that names none is let
 * through, since only the ticket lets anybody listen and no cookie counts here. Security B7.
 */
export const isOriginAllowed = ({ headers }: IncomingMessage, { listed, originOf }: Addresses): boolean => {
  const { origin, host } = headers
  if (origin === undefined) return true
  return listed.includes(origin) || originOf(host) === origin
}

export type Admission = {
  /** Uses a ticket up: the account and session it was made for; undefined when it is not, or no longer, good. */
  redeem(ticket: string): Promise<{ actor: Actor; sessionHash: Buffer } | undefined>
  listeners: Listeners
  /** Of this person on the other nodes, once they know that here he has so many. */
  elsewhere(userId: string, own: number): Promise<number>
  socketsPerUser: number
  log: Log
}

const ticketOf = (socket: LiveSocket): string | undefined => {
  const ticket: unknown = socket.handshake.auth['ticket']
  return typeof ticket === 'string' && ticket.length <= 200 ? ticket : undefined
}

/** The code to refuse this socket with; undefined lets it in and says whose it is. */
export const admit = async (socket: LiveSocket, admission: Admission): Promise<ErrorCode | undefined> => {
  const { redeem, listeners, elsewhere, socketsPerUser, log } = admission
  const ticket = ticketOf(socket)
  if (!ticket) return 'live.ticket_invalid'
  try {
    const found = await redeem(ticket)
    if (!found) return 'live.ticket_invalid'
    const own = listeners.countOf(found.actor.id)
    if (own >= socketsPerUser) return 'request.too_many'
    if (own + (await elsewhere(found.actor.id, own + 1)) >= socketsPerUser) return 'request.too_many'
    socket.data = { actor: found.actor, sessionHash: found.sessionHash, checkedAtMs: Date.now() }
    return undefined
  } catch (error) {
    log.warn({ code: 'live.redeem_failed', reason: error instanceof Error ? error.message : '' })
    return 'server.unavailable'
  }
}

/** What the client reads in `connect_error`. */
export const refusal = (code: ErrorCode) => Object.assign(new Error(code), { data: { code } })
