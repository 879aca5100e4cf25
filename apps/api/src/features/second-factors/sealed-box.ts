/** AES-256-GCM: what the server has to read again and nobody else may read from a copy of the database. */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto'

const method = 'aes-256-gcm'
const nonceBytes = 12
const tagBytes = 16

export type SealedBox = { seal(text: string): string; unseal(sealed: string): string }

const keyFrom = (secret: string): Buffer => createHash('sha256').update(`second factors ${secret}`).digest()

const opened = (bytes: Buffer, secret: string): string => {
  const decipher = createDecipheriv(method, keyFrom(secret), bytes.subarray(0, nonceBytes))
  decipher.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes))
  const body = decipher.update(bytes.subarray(nonceBytes + tagBytes))
  return Buffer.concat([body, decipher.final()]).toString('utf8')
}

/** `former`: a key that was exchanged for this one; what it sealed opens still. */
export const sealedBox = (secret: string, former?: string): SealedBox => {
  const key = keyFrom(secret)
  return {
    seal: (text) => {
      const nonce = randomBytes(nonceBytes)
      const cipher = createCipheriv(method, key, nonce)
      const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
      return Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')
    },
    unseal: (sealed) => {
      const bytes = Buffer.from(sealed, 'base64url')
      try {
        return opened(bytes, secret)
      } catch (error) {
        if (former === undefined) throw error
        return opened(bytes, former)
      }
    },
  }
}
