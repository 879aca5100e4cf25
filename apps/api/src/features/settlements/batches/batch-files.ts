/** What was made of a batch for the bank is gone with what it was made of. */
import type { Db } from '#context.ts'
import { dropMade } from '#features/files/files.actions.ts'
import { refuse } from '#app-error.ts'
import { forgetFiles, lockBatch, reopenBatchRow, type BatchRow } from './batches.store.ts'

export const dropFilesOf = async (db: Db, batch: BatchRow): Promise<void> => {
  await dropMade(db, batch.file_ids)
  await forgetFiles(db, batch.id)
}

/** A payout leaves it: not while somebody agrees, or has agreed, on what is in it. Its orders are locked. */
export const changeBatch = async (db: Db, id: string): Promise<void> => {
  const batch = await lockBatch(db, id)
  if (!batch) return
  refuse(batch.state === 'open' ? undefined : 'batch.confirming')
  await dropFilesOf(db, batch)
}

/** Something in it is owed no more: whoever agreed on it agreed on something else. */
export const reopenBatch = async (db: Db, id: string): Promise<void> => {
  const batch = await lockBatch(db, id)
  if (!batch || batch.state === 'paid') return
  await dropFilesOf(db, batch)
  await reopenBatchRow(db, id)
}
