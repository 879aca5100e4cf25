/** Each minute the new rows of the trail are sealed: a chain inside the acts would make them wait for each other. Decisions §17. */
import type { OpenCtx } from '#context.ts'
import { batchHash, noSeal, sealHash } from './seal-hash.ts'
import { insertSeal, lastSeal, lockSealing, unsealedRows } from './seals.store.ts'

const rowsPerSeal = 2_000

const sealOnce = (ctx: OpenCtx): Promise<number> =>
  ctx.inTransaction(async (db) => {
    await lockSealing(db)
    const rows = await unsealedRows(db, rowsPerSeal)
    if (rows.length === 0) return 0
    const before = await lastSeal(db)
    const facts = {
      number: (before?.number ?? 0) + 1,
      rowCount: rows.length,
      batchHash: batchHash(rows),
      previousHash: before?.hash ?? noSeal,
      sealedAt: ctx.now,
    }
    await insertSeal(db, { ...facts, hash: sealHash(facts) }, rows)
    return rows.length
  })

export const sealTrail = async (ctx: OpenCtx): Promise<void> => {
  while ((await sealOnce(ctx)) === rowsPerSeal) {
    // Another full batch may wait behind this one.
  }
}
