import type { IncomingMessage } from 'node:http'

const hostOf = (origin: string): string | undefined =>
  URL.canParse(origin) ? new URL(origin).host : undefined

/**
 * Whether a handshake may come from where it says. A browser always names its origin; a program that names none is let
 * through, since only the ticket lets anybody listen and no cookie counts here. Security B7.
 */
export const isOriginAllowed = ({ headers }: IncomingMessage, allowed: readonly string[]): boolean => {
  const { origin, host } = headers
  if (origin === undefined) return true
  return allowed.includes(origin) || (host !== undefined && hostOf(origin) === host)
}
