/** Payouts that go to the bank together. */
import type { BatchState } from '@arriero/domain/money/payout-batches'
import { sql, type Selectable } from 'kysely'
import type { Ctx, Db } from '#context.ts'
import type { PayoutBatchesTable } from '#database/tables/tables-of-payouts.ts'

export type BatchRow = Selectable<PayoutBatchesTable> & { state: BatchState }

export const insertBatch = async ({ db, now, actor, newId }: Ctx): Promise<string> => {
  const id = newId()
  await db
    .insertInto('payout_batches')
    .values({
      id,
      state: 'open',
      created_by: actor.id,
      created_at: now,
      reference: null,
      asked_by: null,
      asked_at: null,
      paid_by: null,
      paid_at: null,
      approved_by: null,
      approved_at: null,
      file_ids: [],
    })
    .execute()
  return id
}

export const lockBatch = async (db: Db, id: string): Promise<BatchRow | undefined> =>
  (await db.selectFrom('payout_batches').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) as
    | BatchRow
    | undefined

/** The first of two people: what is in it may go. */
export const askBatch = async ({ db, now, actor }: Ctx, id: string): Promise<void> => {
  await db
    .updateTable('payout_batches')
    .set({ state: 'confirming', asked_by: actor.id, asked_at: now })
    .where('id', '=', id)
    .execute()
}

/** The second of two people agrees to the batch. */
export const approveBatchRow = async ({ db, now, actor }: Ctx, id: string): Promise<void> => {
  await db
    .updateTable('payout_batches')
    .set({ state: 'approved', approved_by: actor.id, approved_at: now })
    .where('id', '=', id)
    .execute()
}

type PaidAs = { reference: string; askedBy: string; askedAt: Date }

export const payBatchRow = async ({ db, now, actor }: Ctx, id: string, asked: PaidAs): Promise<void> => {
  await db
    .updateTable('payout_batches')
    .set({
      state: 'paid',
      reference: asked.reference,
      asked_by: asked.askedBy,
      asked_at: asked.askedAt,
      paid_by: actor.id,
      paid_at: now,
    })
    .where('id', '=', id)
    .execute()
}

export const reopenBatchRow = async (db: Db, id: string): Promise<void> => {
  await db
    .updateTable('payout_batches')
    .set({ state: 'open', asked_by: null, asked_at: null, approved_by: null, approved_at: null })
    .where('id', '=', id)
    .execute()
}

export const noteFile = async (db: Db, id: string, fileId: string): Promise<void> => {
  await db
    .updateTable('payout_batches')
    .set({ file_ids: sql`array_append(file_ids, ${fileId})` })
    .where('id', '=', id)
    .execute()
}

export const forgetFiles = async (db: Db, id: string): Promise<void> => {
  await db.updateTable('payout_batches').set({ file_ids: [] }).where('id', '=', id).execute()
}

export const removeBatch = async (db: Db, id: string): Promise<void> => {
  await db.deleteFrom('payout_batches').where('id', '=', id).execute()
}
