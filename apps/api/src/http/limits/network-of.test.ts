import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { networksBehind } from './network-of.ts'

const asked = (from: string, forwardedFor: string): IncomingMessage => {
  const socket = new Socket()
  Object.defineProperty(socket, 'remoteAddress', { value: from })
  const request = new IncomingMessage(socket)
  request.headers['x-forwarded-for'] = forwardedFor
  return request
}

test.each([
  ['198.51.100.7', '203.0.113.9', '198.51.100.7', 'a stranger says what he likes'],
  ['10.0.0.1', '203.0.113.9', '203.0.113.9', 'a proxy is believed'],
  ['::ffff:10.0.0.1', '1.2.3.4, 203.0.113.9', '203.0.113.9', 'what the caller wrote himself is not'],
  ['10.0.0.1', '2001:db8:1:2:aaaa::1', '2001:db8:1:2', 'of IPv6 the network counts'],
  ['10.0.0.1', 'nobody', 'nobody', 'nonsense is a network too'],
])('a call from %s for %s counts for %s: %s', (from, forwardedFor, network) => {
  expect(networksBehind(['10.0.0.1'])(asked(from, forwardedFor))).toBe(network)
})

test('without trusted proxies the connection alone says where a call comes from', () => {
  expect(networksBehind([])(asked('10.0.0.1', '203.0.113.9'))).toBe('10.0.0.1')
})
