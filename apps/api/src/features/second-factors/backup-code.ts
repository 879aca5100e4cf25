/** Codes for the day the phone is gone: fifty random bits each, in groups a person can write down. So few are guessed from a copy of the database unless each guess costs as much as one at a password. */
import { createHash, randomBytes } from 'node:crypto'
import { backupCodeCount } from '@arriero/domain/people/own-account'
import { hashing, stretchNow } from '#features/users/password-hash.ts'

/** Without the letters that look like a digit or like each other. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const half = 5
const saltBytes = 16

const newCode = (): string => {
  const letters = [...randomBytes(2 * half)].map((byte) => alphabet[byte % alphabet.length]).join('')
  return `${letters.slice(0, half)}-${letters.slice(half)}`
}

export const newBackupCodes = (): string[] => Array.from({ length: backupCodeCount }, newCode)

/** Case, dashes, blanks and look-alike letters do not matter; bound to its owner. */
const meantBy = (userId: string, code: string): string =>
  `${userId} ${code.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')}`

const salted = async (salt: Buffer, text: string): Promise<Buffer> =>
  Buffer.concat([salt, await stretchNow(text, salt)])

/** As they are kept: the salt, one for all that were given together, and the hash behind it. Never inside a transaction: it takes its time, in the line where passwords wait. */
export const keepBackupCodes = (userId: string, codes: readonly string[]): Promise<Buffer[]> =>
  hashing(async () => {
    const salt = randomBytes(saltBytes)
    const kept: Buffer[] = []
    for (const code of codes) kept.push(await salted(salt, meantBy(userId, code)))
    return kept
  })

/**
 * How this code would be kept beside `other`, one of those that are. Never inside a transaction, as above.
 * Earlier releases kept a plain SHA-256; such a code stays good until it is used or replaced.
 */
export const keptLike = (other: Buffer, userId: string, code: string): Promise<Buffer> => {
  const text = meantBy(userId, code)
  if (other.length === 32) return Promise.resolve(createHash('sha256').update(text).digest())
  return hashing(() => salted(other.subarray(0, saltBytes), text))
}
