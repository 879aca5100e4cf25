/** Numbers of an authenticator app, RFC 6238: six digits, thirty seconds, as every app expects them. */
import { Secret, TOTP } from 'otpauth'

const secretBytes = 20
const periodSeconds = 30
/** Steps before and after now that are taken as well: clocks differ. */
const tolerance = 1

const totpOf = (secret: string, facts: { issuer?: string; label?: string } = {}) =>
  new TOTP({
    ...facts,
    algorithm: 'SHA1',
    digits: 6,
    period: periodSeconds,
    secret: Secret.fromBase32(secret),
  })

/** Base32, as people type it where no camera is at hand. */
export const newFactorSecret = (): string => new Secret({ size: secretBytes }).base32

export const factorUri = (secret: string, { issuer, label }: { issuer: string; label: string }): string =>
  totpOf(secret, { issuer, label }).toString()

const plain = (code: string): string => code.replace(/\s/g, '')

/** A number of the app, and no backup code. */
export const isAppCode = (code: string): boolean => /^\d{6}$/.test(plain(code))

/** The step a number belongs to, for who keeps count of what was used; undefined where it is of none near now. */
export const stepOfCode = (secret: string, code: string, now: Date): number | undefined => {
  if (!isAppCode(code)) return undefined
  const delta = totpOf(secret).validate({ token: plain(code), timestamp: now.getTime(), window: tolerance })
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / periodSeconds) + delta
}
