/** The pair of keys by which push services know this installation (VAPID, RFC 8292). */
import { createECDH } from 'node:crypto'

export type PushKeys = { publicKey: string; privateKey: string }

const curve = 'prime256v1'
const privateBytes = 32

export const newPushKeys = (): PushKeys => {
  const pair = createECDH(curve)
  const publicKey = pair.generateKeys('base64url')
  const bytes = pair.getPrivateKey()
  // Node leaves out leading zeros; the key has 32 bytes always.
  const whole = Buffer.concat([Buffer.alloc(privateBytes - bytes.length), bytes])
  return { publicKey, privateKey: whole.toString('base64url') }
}
