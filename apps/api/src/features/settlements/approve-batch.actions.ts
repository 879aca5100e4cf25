/** Two people agree on what is in a batch before its file may leave the house. Decisions §16. */
import { approvalDenial } from '@arriero/domain/payout-batches'
import { needsSecondPerson } from '@arriero/domain/payouts'
import type { Ctx } from '#context.ts'
import { record } from '#features/audit/audit.store.ts'
import { tellDesk, tellSecondPersons } from '#features/notifications/money-asked.ts'
import { settingsInForce } from '#features/settings/settings.store.ts'
import { fail, refuse } from '#http/app-error.ts'
import { approveBatchRow, askBatch } from './batches.store.ts'
import { lockedBatchToPay } from './locked-batch.ts'

/** Whoever comes first asks; another one, who sees the same payouts, approves. */
export const approveBatch = async (ctx: Ctx, id: string): Promise<{ state: 'confirming' | 'approved' }> => {
  const { batch, rows, totalPesos } = await lockedBatchToPay(ctx, id)
  const { secondPersonFromPesos } = await settingsInForce(ctx.db)
  const needsSecond = needsSecondPerson(totalPesos, secondPersonFromPesos)
  refuse(approvalDenial({ state: batch.state, needsSecond }))
  const isSecond = batch.state === 'confirming'
  if (isSecond && batch.asked_by === ctx.actor.id) fail('payout.second_person')
  await (isSecond ? approveBatchRow(ctx, id) : askBatch(ctx, id))
  await record(ctx, {
    act: isSecond ? 'batch.approved' : 'batch.asked',
    objectKind: 'batch',
    objectId: id,
    details: { value: totalPesos, count: rows.length },
  })
  if (!isSecond) await tellSecondPersons(ctx, { what: 'batch', id, pesos: totalPesos })
  tellDesk(ctx, { what: 'batch', id })
  return { state: isSecond ? 'approved' : 'confirming' }
}
