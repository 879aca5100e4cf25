/** One-time codes in groups a person can copy from one screen to another: that of the console has a hundred random bits. */
import { createHash, randomBytes } from 'node:crypto'

/** Without the letters that look like a digit or like each other. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 20
const groups = /.{4}(?=.)/g

/** Five random bits a character, in groups of four. */
export const newReadableCode = (characters: number): string =>
  [...randomBytes(characters)]
    .map((byte) => alphabet[byte % alphabet.length])
    .join('')
    .replace(groups, '$&-')

export const newSetupCode = (): string => newReadableCode(length)

/** Case, dashes, blanks and look-alike letters do not matter. */
export const meantCode = (code: string): string =>
  code.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')

/** Random enough for a plain SHA-256. */
export const hashSetupCode = (code: string): Buffer => createHash('sha256').update(meantCode(code)).digest()
