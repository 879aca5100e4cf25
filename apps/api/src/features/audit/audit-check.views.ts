/** Computes the seals anew: what was changed, added or taken out behind the product's back is found. */
import type { Db } from '#context.ts'
import { batchHash, noSeal, sealHash, type SealedRow } from './seal-hash.ts'
import { rowsOfSeals, sealNumbered, sealsAfter, type Seal } from './seals.store.ts'

/** At most 200,000 rows a call. */
const sealsPerCall = 100

type Cause = 'rows' | 'chain' | 'missing'
type Broken = { seal: number; sealedAt: string | null; cause: Cause }

const causeOf = (seal: Seal, rows: readonly SealedRow[], previousHash: Buffer): Cause | undefined => {
  if (!seal.previousHash.equals(previousHash) || !sealHash(seal).equals(seal.hash)) return 'chain'
  return rows.length === seal.rowCount && batchHash(rows).equals(seal.batchHash) ? undefined : 'rows'
}

type Run = { seals: readonly Seal[]; before: Seal | undefined; after: number }

/** The first seal that does not hold, and how many did. */
const firstBroken = async (
  db: Db,
  { seals, before, after }: Run,
): Promise<{ held: Seal[]; rowCount: number; broken: Broken | null }> => {
  const rows = await rowsOfSeals(db, { from: after + 1, to: seals.at(-1)?.number ?? after })
  const held: Seal[] = []
  let previous = before
  let rowCount = 0
  for (const [index, seal] of seals.entries()) {
    const expected = after + index + 1
    if (seal.number !== expected)
      return { held, rowCount, broken: { seal: expected, sealedAt: null, cause: 'missing' } }
    const own = rows.get(seal.number) ?? []
    const cause = causeOf(seal, own, previous?.hash ?? noSeal)
    if (cause)
      return { held, rowCount, broken: { seal: seal.number, sealedAt: seal.sealedAt.toISOString(), cause } }
    held.push(seal)
    rowCount += own.length
    previous = seal
  }
  return { held, rowCount, broken: null }
}

/** Goes on behind the seal `after`, which was checked by the call before. */
export const verifySeals = async (db: Db, after = 0) => {
  const before = after === 0 ? undefined : await sealNumbered(db, after)
  const seals = await sealsAfter(db, after, sealsPerCall)
  const { held, rowCount, broken } = await firstBroken(db, { seals, before, after })
  const last = held.at(-1)
  return {
    seals: held.length,
    rows: rowCount,
    broken,
    next: broken === null && seals.length === sealsPerCall ? (last?.number ?? null) : null,
    last: last
      ? { seal: last.number, sealedAt: last.sealedAt.toISOString(), hash: last.hash.toString('hex') }
      : null,
  }
}
