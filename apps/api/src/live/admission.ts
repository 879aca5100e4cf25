/** The handshake: a single-use ticket, and room for one more socket of this person. Security B7. */
import type { ErrorCode } from '@arriero/domain/errors/errors'
import type { Actor } from '@arriero/domain/people/roles'
import type { Log } from '#context.ts'
import type { Listeners, LiveSocket } from './listeners.ts'

export type Admission = {
  /** Uses a ticket up: the account and session it was made for; undefined when it is not, or no longer, good. */
  redeem(ticket: string): Promise<{ actor: Actor; sessionHash: Buffer } | undefined>
  listeners: Listeners
  socketsPerUser: number
  log: Log
}

const ticketOf = (socket: LiveSocket): string | undefined => {
  const ticket: unknown = socket.handshake.auth['ticket']
  return typeof ticket === 'string' && ticket.length <= 200 ? ticket : undefined
}

/** The code to refuse this socket with; undefined lets it in and says whose it is. */
export const admit = async (socket: LiveSocket, admission: Admission): Promise<ErrorCode | undefined> => {
  const { redeem, listeners, socketsPerUser, log } = admission
  const ticket = ticketOf(socket)
  if (!ticket) return 'live.ticket_invalid'
  try {
    const found = await redeem(ticket)
    if (!found) return 'live.ticket_invalid'
    if (listeners.countOf(found.actor.id) >= socketsPerUser) return 'request.too_many'
    socket.data = { actor: found.actor, sessionHash: found.sessionHash, checkedAtMs: Date.now() }
    return undefined
  } catch (error) {
    log.warn({ code: 'live.redeem_failed', reason: error instanceof Error ? error.message : '' })
    return 'server.unavailable'
  }
}

/** What the client reads in `connect_error`. */
export const refusal = (code: ErrorCode) => Object.assign(new Error(code), { data: { code } })
