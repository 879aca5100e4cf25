/** Codes for the day the phone is gone: fifty random bits each, in groups a person can write down. */
import { createHash, randomBytes } from 'node:crypto'
import { backupCodeCount } from '@arriero/domain/people/own-account'

/** Without the letters that look like a digit or like each other. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const half = 5

const newCode = (): string => {
  const letters = [...randomBytes(2 * half)].map((byte) => alphabet[byte % alphabet.length]).join('')
  return `${letters.slice(0, half)}-${letters.slice(half)}`
}

export const newBackupCodes = (): string[] => Array.from({ length: backupCodeCount }, newCode)

/** Case, dashes, blanks and look-alike letters do not matter; bound to its owner. Random enough for a plain SHA-256. */
export const hashBackupCode = (userId: string, code: string): Buffer => {
  const meant = code.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')
  return createHash('sha256').update(`${userId} ${meant}`).digest()
}
