import { batchDenial } from '@arriero/domain/payout-batches'
import { bogotaDay } from '@arriero/domain/calendar'
import type { PayoutBatch } from '@arriero/contract/settlement-shapes'
import type { Ctx, Db } from '#context.ts'
import { record } from '#features/audit/audit.store.ts'
import { keepMade } from '#features/files/made-files.actions.ts'
import { csv } from '#features/files/file-reads.ts'
import { fail, refuse } from '#http/app-error.ts'
import { bankFile } from './bank-file.ts'
import { bankFileTexts } from './bank-file.texts.ts'
import { lockBatch, noteFile } from './batches.store.ts'
import { batchDetail } from './batches.views.ts'
import { idsOfBatch } from './payouts.store.ts'

type Made = { batch: PayoutBatch; payoutIds: readonly string[]; fileId: string }

/** Only of the batch as it still is; from here on the file goes with it. */
const handOver = async (ctx: Ctx, db: Db, { batch, payoutIds, fileId }: Made): Promise<void> => {
  const { _id: id } = batch
  const now = (await lockBatch(db, id)) ?? fail('batch.not_found')
  const ids = new Set(await idsOfBatch(db, id))
  const isSame =
    now.state === batch.state && ids.size === payoutIds.length && payoutIds.every((one) => ids.has(one))
  if (!isSame) fail('batch.changed')
  // What was paid is not dissolved any more.
  if (now.state !== 'paid') await noteFile(db, id, fileId)
  await record(
    { ...ctx, db },
    {
      act: 'batch.file',
      objectKind: 'batch',
      objectId: id,
      details: { count: payoutIds.length, value: batch.total },
    },
  )
}

/** Whole account numbers leave the house in it, and money follows it: the trail says with whom. */
export const bankFileOf = async (ctx: Ctx, id: string): Promise<{ name: string; url: string }> => {
  const { items, ...batch } = await batchDetail(ctx, id)
  // What the bank sent back belongs to a file of its own.
  const sent = items.filter(({ state }) => state !== 'returned')
  if (sent.length === 0) return fail('batch.payouts_required')
  refuse(batchDenial(batch))
  const fileId = await keepMade(ctx, { bytes: Buffer.from(bankFile(sent)), mediaType: csv })
  const payoutIds = items.map(({ _id }) => _id)
  await ctx.inTransaction((db) => handOver(ctx, db, { batch, payoutIds, fileId }))
  return { name: bankFileTexts.name(batch.number, bogotaDay(ctx.now)), url: ctx.fileUrl(fileId) }
}
