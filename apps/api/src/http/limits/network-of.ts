/** Whom an address belongs to, as far as counting goes. */
import type { IncomingMessage } from 'node:http'
import { isIPv6 } from 'node:net'
import proxyAddress from '@fastify/proxy-addr'

/** Of IPv6 the network of one customer: single addresses are free to change. */
export const networkOf = (address: string): string => {
  if (!isIPv6(address)) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped) return mapped
  const [head = '', tail] = address.split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros =
    tail === undefined ? [] : Array.from({ length: Math.max(0, 8 - left.length - right.length) }, () => '0')
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((part) => part.toLowerCase().replace(/^0+(?=.)/, ''))
    .join(':')
}

/** Of a request that never reaches the HTTP shell, as the shell would say. */
export const networksBehind = (trustedProxies: readonly string[]) => {
  const isTrusted = proxyAddress.compile([...trustedProxies])
  return (request: IncomingMessage): string => networkOf(proxyAddress(request, isTrusted))
}
