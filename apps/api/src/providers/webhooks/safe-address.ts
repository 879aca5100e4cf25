/** Which addresses are of the open internet: a server that calls what people name must not be led to itself or its neighbours. */
import ipaddr from 'ipaddr.js'

const internetSix = ipaddr.IPv6.parseCIDR('2000::/3')

/** False for loopback, private, link-local, reserved and translated addresses, also inside an IPv6 one, and for what is none. */
export const isPublicAddress = (text: string): boolean => {
  if (!ipaddr.isValid(text)) return false
  const address = ipaddr.process(text)
  if (address.range() !== 'unicast') return false
  // Of IPv6 the internet is 2000::/3; what lies beyond, `::127.0.0.1` of old among it, is nobody's.
  return !(address instanceof ipaddr.IPv6) || address.match(internetSix)
}

/** The address that stands in a URL itself, without its brackets; undefined where a name does. */
export const literalAddress = (hostname: string): string | undefined => {
  const bare = hostname.replace(/^\[(.*)\]$/, '$1')
  return ipaddr.isValid(bare) ? bare : undefined
}

const inside = /(^|\.)(localhost|local|internal|intranet|lan|home|corp|onion)$/i

/** Names that lead nowhere on the open internet: of one part, or kept for inside. */
export const isPublicName = (hostname: string): boolean => {
  const name = hostname.replace(/\.$/, '')
  return name.includes('.') && !inside.test(name)
}
