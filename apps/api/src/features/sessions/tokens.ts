import { randomBytes } from 'node:crypto'
import { hashToken } from '#http/exchange.ts'

/** 256 random bits as base64url, and the hash under which they are kept: random enough for a plain SHA-256. Decisions §5. */
export const newToken = (): { token: string; hash: Buffer } => {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashToken(token) }
}
