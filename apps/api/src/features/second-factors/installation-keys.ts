/** Every node works with the keys its data were sealed and signed with, or does not start: another one would fail people one by one. */
import { createHmac } from 'node:crypto'
import type { OpenCtx } from '#context.ts'
import { allSealed, fingerprintOf, putFingerprint, putSealed, sealedOnes } from './installation-keys.store.ts'

/** Files of the data folder, each with one key: 32 random bytes. */
export type InstallationKeys = { 'seal-key.json': string; 'webhook-key.json': string }
export type KeyFile = keyof InstallationKeys

/** A key file is not the one of this database; the start explains it. */
export class OtherKeyError extends Error {
  readonly file: KeyFile
  constructor(file: KeyFile) {
    super(`${file} is another one than that of this database`)
    this.name = 'OtherKeyError'
    this.file = file
  }
}

/** Tells two keys apart and says nothing of either. */
const fingerprint = (file: KeyFile, key: string): string =>
  createHmac('sha256', key).update(`arriero ${file}`).digest('base64url')

type Sealed = Pick<OpenCtx, 'db' | 'now' | 'seal' | 'unseal'>

const opens = (ctx: Sealed, sealed: string): boolean => {
  try {
    ctx.unseal(sealed)
    return true
  } catch {
    return false
  }
}

/** Of data that no fingerprint was kept beside: nothing sealed yet, or something that this key opens. */
const fitsOlderData = async (ctx: Sealed, file: KeyFile): Promise<boolean> => {
  // What webhooks are signed with is made of its key and never kept.
  if (file !== 'seal-key.json') return true
  const sealed = await sealedOnes(ctx.db)
  return sealed.length === 0 || sealed.some((one) => opens(ctx, one))
}

/** What the former key sealed is sealed with the one of now; what neither opens stays as it is. */
const sealAnew = async (ctx: Sealed): Promise<void> => {
  for (const { userId, sealedSecret } of await allSealed(ctx.db)) {
    if (opens(ctx, sealedSecret)) await putSealed(ctx.db, userId, ctx.seal(ctx.unseal(sealedSecret)))
  }
}

type Keys = {
  keys: InstallationKeys
  /** The seal's key until now, where it was exchanged for another. */
  formerSealKey?: string | undefined
  areLost: boolean
}

/**
 * Refuses another key than the one of this database; notes the first one. `areLost`: the former ones are gone, these hold from
 * now on. A key that was exchanged is noted once all that it sealed is sealed anew. In a transaction that one node at a time has.
 */
export const checkKeys = async (ctx: Sealed, { keys, formerSealKey, areLost }: Keys): Promise<void> => {
  const { db, now } = ctx
  // At each start while it stands beside: a node that was not started anew yet still sealed with it.
  if (formerSealKey !== undefined) await sealAnew(ctx)
  for (const file of Object.keys(keys) as KeyFile[]) {
    const own = fingerprint(file, keys[file])
    const kept = await fingerprintOf(db, file)
    if (kept === own) continue
    const isExchanged =
      file === 'seal-key.json' && formerSealKey !== undefined && kept === fingerprint(file, formerSealKey)
    const isFit = isExchanged || (kept === undefined && (await fitsOlderData(ctx, file)))
    if (!isFit && !areLost) throw new OtherKeyError(file)
    await putFingerprint(db, { name: file, fingerprint: own, now })
  }
}
