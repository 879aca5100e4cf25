import { randomBytes } from 'node:crypto'

/** 24 lower-case hex characters, time-ordered: 4 bytes of seconds, 8 random. Decisions §1. */
export const newId = (now: Date): string => {
  const bytes = Buffer.allocUnsafe(12)
  bytes.writeUInt32BE(Math.floor(now.getTime() / 1000), 0)
  randomBytes(8).copy(bytes, 4)
  return bytes.toString('hex')
}
