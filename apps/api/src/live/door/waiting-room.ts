/** Connections that have shown no ticket yet: of one network only so many at a time. Security (d). */
import { errorStatuses } from '@arriero/domain/errors/errors'
import { randomUUID } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { errorTexts } from '@arriero/contract/es/errors'
import type { ErrorReply } from '@arriero/contract/shapes'

type Asked = Pick<IncomingMessage, 'socket'>

export type WaitingRoom = {
  /** False where its network fills the room already; whoever enters leaves with the end of the connection at the latest. */
  enter(request: IncomingMessage): boolean
  leave(request: Asked): void
  isTurnedAway(request: IncomingMessage): boolean
}

export const openWaitingRoom = (
  mostPerNetwork: number,
  networkOf: (request: IncomingMessage) => string,
): WaitingRoom => {
  const waiting = new Map<string, Set<Socket>>()
  const places = new WeakMap<Socket, string>()
  const turnedAway = new WeakSet<IncomingMessage>()
  const leave = ({ socket }: Asked) => {
    const network = places.get(socket) ?? ''
    const there = waiting.get(network)
    there?.delete(socket)
    if (there?.size === 0) waiting.delete(network)
  }
  return {
    enter: (request) => {
      if (request.socket.destroyed) return false
      const network = networkOf(request)
      const there = waiting.get(network) ?? new Set()
      if (there.size >= mostPerNetwork) {
        turnedAway.add(request)
        return false
      }
      waiting.set(network, there.add(request.socket))
      places.set(request.socket, network)
      request.socket.once('close', () => leave(request))
      return true
    },
    leave,
    isTurnedAway: (request) => turnedAway.has(request),
  }
}

const retryAfterSeconds = 5

type Engine = {
  use(handle: (request: IncomingMessage, response: ServerResponse, next: () => void) => void): void
}

/** In the words of all other refusals. */
export const refuseCrowds = (engine: Engine, room: WaitingRoom): void =>
  engine.use((request, response, next) => {
    if (!room.isTurnedAway(request)) return next()
    const code = 'request.too_many'
    const body: ErrorReply = { error: errorTexts[code], code, requestId: randomUUID() }
    response.writeHead(errorStatuses[code], {
      'content-type': 'application/json; charset=utf-8',
      'retry-after': String(retryAfterSeconds),
      'x-request-id': body.requestId,
      connection: 'close',
    })
    response.end(JSON.stringify(body))
  })
