/** What a seal is made of: the rows it covers, word by word, and the seal before it. */
import { createHash } from 'node:crypto'

/** Every column as the database writes it, so that nothing in between rounds or reorders. */
export type SealedRow = {
  id: number
  at: string
  actor_id: string | null
  act: string
  object_kind: string
  object_id: string | null
  details: string
}

/** The first seal has none before it and takes this as the hash before. */
export const noSeal = Buffer.alloc(32)

/** SHA-256 over the rows in the order of their ids. */
export const batchHash = (rows: readonly SealedRow[]): Buffer => {
  const hash = createHash('sha256')
  for (const { id, at, actor_id, act, object_kind, object_id, details } of rows)
    hash.update(`${JSON.stringify([id, at, actor_id, act, object_kind, object_id, details])}\n`)
  return hash.digest()
}

export type SealFacts = {
  number: number
  rowCount: number
  batchHash: Buffer
  previousHash: Buffer
  sealedAt: Date
}

export const sealHash = (seal: SealFacts): Buffer =>
  createHash('sha256')
    .update(seal.previousHash)
    .update(`${seal.number} ${seal.rowCount} ${seal.sealedAt.toISOString()}\n`)
    .update(seal.batchHash)
    .digest()
