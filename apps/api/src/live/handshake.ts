/** Which requests become a WebSocket at all. Security B7, F3.10. */
import type { IncomingMessage } from 'node:http'

export const livePath = '/v1/live'

const keyForm = /^[+/0-9A-Za-z]{22}==$/

/** What socket.io's clients ask for; there is nothing to go on with by `sid`, since nobody begins otherwise. */
const isAskedRightly = (url: string): boolean => {
  if (!url.startsWith(`${livePath}/`) || !URL.canParse(url, 'http://live')) return false
  const query = Object.fromEntries(new URL(url, 'http://live').searchParams)
  return query['EIO'] === '4' && query['transport'] === 'websocket' && query['sid'] === undefined
}

/**
 * Whether it is a handshake that can be granted. Any other one is a plain request, answered with the words and headers of
 * all plain requests: what socket.io and its WebSocket write themselves bears none.
 */
export const isHandshake = ({ method, url = '', headers }: IncomingMessage): boolean =>
  method === 'GET' &&
  headers.upgrade?.toLowerCase() === 'websocket' &&
  headers['sec-websocket-version'] === '13' &&
  headers['sec-websocket-protocol'] === undefined &&
  keyForm.test(headers['sec-websocket-key'] ?? '') &&
  isAskedRightly(url)
