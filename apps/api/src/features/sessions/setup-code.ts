/** The one-time code of the console: a hundred random bits in groups a person can copy from one screen to another. */
import { createHash, randomBytes } from 'node:crypto'

/** Without the letters that look like a digit or like each other. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const length = 20
const groups = /.{4}(?=.)/g

/** Five bits a character. */
export const newSetupCode = (): string =>
  [...randomBytes(length)]
    .map((byte) => alphabet[byte % alphabet.length])
    .join('')
    .replace(groups, '$&-')

const meant = (code: string): string =>
  code.toUpperCase().replace(/[\s-]/g, '').replaceAll('O', '0').replace(/[IL]/g, '1')

/** Random enough for a plain SHA-256. Case, dashes, blanks and look-alike letters do not matter. */
export const hashSetupCode = (code: string): Buffer => createHash('sha256').update(meant(code)).digest()
