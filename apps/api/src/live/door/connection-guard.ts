/** Limits on one connection, below the level of messages: how much it may say, and how far behind it may fall. */
import { EventEmitter } from 'node:events'
import type { LiveSocket } from '../listeners.ts'

export type Connection = LiveSocket['conn']

/** The WebSocket under a connection, which the types hide. */
export type WebSocketBelow = EventEmitter & {
  bufferedAmount: number
  terminate(): void
  close(code?: number, reason?: string): void
}

const isWebSocket = (value: unknown): value is WebSocketBelow =>
  value instanceof EventEmitter && 'terminate' in value && 'bufferedAmount' in value

export const webSocketOf = (connection: Connection): WebSocketBelow | undefined => {
  const socket: unknown = Reflect.get(connection.transport, 'socket')
  return isWebSocket(socket) ? socket : undefined
}

/** Ends it now. A polite close would wait half a minute for somebody who does not read, and keep all he was sent. */
export const cutOff = (connection: Connection): void => {
  const webSocket = webSocketOf(connection)
  if (webSocket) webSocket.terminate()
  else connection.close(true)
}

/** After the polite word, which waits half a minute for an answer. */
export const hangUp = (connection: Connection, lingerMs: number): void => {
  const timer = setTimeout(() => cutOff(connection), lingerMs)
  webSocketOf(connection)?.once('close', () => clearTimeout(timer))
}

/** "Service restart": whoever reads it knows that coming back is worth it. RFC 6455, the registry of its codes. */
const serviceRestart = 1012

/** The goodbye of a node that ends; what was said before is still sent. */
export const sayRestart = (connection: Connection): void => {
  const webSocket = webSocketOf(connection)
  // Engine.io closes once all is written, and knows no code.
  if (webSocket) webSocket.close = webSocket.close.bind(webSocket, serviceRestart, 'restart')
  connection.close()
}

const windowMs = 60_000

/** Clients have nothing to say but their answers to pings: whoever sends more than `limit` frames a minute is cut off. */
export const limitFrames = (connection: Connection, limit: number, onFlood: () => void): void => {
  let since = Date.now()
  let count = 0
  const countFrame = () => {
    const at = Date.now()
    if (at - since >= windowMs) {
      since = at
      count = 0
    }
    count++
    if (count !== limit + 1) return
    onFlood()
    cutOff(connection)
  }
  connection.on('packet', countFrame)
  webSocketOf(connection)?.on('ping', countFrame)
}

const sizeOf = (packet: { data?: unknown }): number => {
  const { data } = packet
  return typeof data === 'string' ? data.length : Buffer.isBuffer(data) ? data.byteLength : 0
}

/** Bytes that wait for a reader who does not read. */
export const backlogBytes = (connection: Connection): number => {
  const waiting: unknown = Reflect.get(connection, 'writeBuffer')
  const queued = Array.isArray(waiting)
    ? waiting.reduce((sum: number, packet: object) => sum + sizeOf(packet), 0)
    : 0
  return queued + (webSocketOf(connection)?.bufferedAmount ?? 0)
}
