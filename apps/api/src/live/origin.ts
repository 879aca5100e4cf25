import type { IncomingMessage } from 'node:http'
import type { Addresses } from '#addresses.ts'

/**
 * Whether a handshake may come from where it says. A browser always names its origin; a program that names none is let
 * through, since only the ticket lets anybody listen and no cookie counts here. Security B7.
 */
export const isOriginAllowed = ({ headers }: IncomingMessage, { listed, originOf }: Addresses): boolean => {
  const { origin, host } = headers
  if (origin === undefined) return true
  return listed.includes(origin) || originOf(host) === origin
}
