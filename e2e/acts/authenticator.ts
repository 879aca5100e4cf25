/** The app on a person's telephone, and the letters with codes of this product. */
import { TOTP } from 'otpauth'
import { letterTo } from './registration.ts'

const stepMs = 30_000

/** The number the app shows; `steps` ahead, since none is taken twice. */
export const appCode = (secret: string, steps = 0): string =>
  new TOTP({ secret }).generate({ timestamp: Date.now() + steps * stepMs })

export const recoveryCodeTo = async (email: string): Promise<string> =>
  /[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}/.exec((await letterTo(email, /restablecer/)).text)?.[0] ?? ''
