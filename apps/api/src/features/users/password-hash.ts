/** argon2id, never more than two at once on this node. Security F3.8, architecture §8. */
import { randomBytes } from 'node:crypto'
import { hash, hashRaw, verify } from '@node-rs/argon2'
import { slots, type Slots } from '#effects/slots.ts'

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }
const currentForm = `$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`

/** Also the place where attempts are counted, so that no more than these are ever judged unseen. */
export const hashing: Slots = slots(2, 32)

/** Outside a slot: only for who already stands in one. */
export const hashNow = (password: string): Promise<string> => hash(password.normalize('NFC'), cost)

/** At the same cost, for what is looked up by its hash: 32 bytes, the same for the same salt. Outside a slot. */
export const stretchNow = (text: string, salt: Buffer): Promise<Buffer> =>
  hashRaw(text, { ...cost, salt, outputLen: 32 })

export const hashPassword = (password: string): Promise<string> => hashing(() => hashNow(password))

const nobody = hashNow(randomBytes(16).toString('base64url'))

/** Costs the same whether or not there is a hash to compare with. Call it inside `hashing`. */
export const isPassword = async (passwordHash: string | undefined, password: string): Promise<boolean> => {
  const fits = await verify(passwordHash ?? (await nobody), password.normalize('NFC'))
  return passwordHash !== undefined && fits
}

/** Made with other costs than today's: written anew at the next log-in. */
export const isOutdated = (passwordHash: string): boolean => !passwordHash.startsWith(currentForm)
