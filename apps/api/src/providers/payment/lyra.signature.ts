/** Lyra's form signature: the values of the vads_ fields in the order of their names. Domain facts §1.3. */
import { createHash, createHmac, timingSafeEqual } from 'node:crypto'

export type SignatureAlgorithm = 'sha256' | 'sha1'

/** The one prefix that says a field is signed. */
export const isSignedName = (name: string): boolean => name.startsWith('vads_')

const byName = ([a]: [string, string], [b]: [string, string]): number => (a < b ? -1 : a > b ? 1 : 0)

/** Signs the vads_ fields: base64 for HMAC-SHA-256, hexadecimal for the older SHA-1. */
export const signFields = (
  fields: Readonly<Record<string, string>>,
  key: string,
  algorithm: SignatureAlgorithm,
): string => {
  const signed = Object.entries(fields).filter(([name]) => isSignedName(name))
  const message = [...signed.toSorted(byName).map(([, value]) => value), key].join('+')
  return algorithm === 'sha256'
    ? createHmac('sha256', key).update(message, 'utf8').digest('base64')
    : createHash('sha1').update(message, 'utf8').digest('hex')
}

const isSame = (expected: string, given: string): boolean => {
  const a = Buffer.from(expected, 'utf8')
  const b = Buffer.from(given, 'utf8')
  // The length of a signature is public; its content is compared in constant time.
  return a.length === b.length && timingSafeEqual(a, b)
}

/** Whether one of the keys made this signature; all keys are tried whatever the first says. */
export const isSignedByAny = (
  fields: Readonly<Record<string, string>>,
  given: string,
  { keys, algorithm }: { keys: readonly string[]; algorithm: SignatureAlgorithm },
): boolean => keys.map((key) => isSame(signFields(fields, key, algorithm), given)).includes(true)
