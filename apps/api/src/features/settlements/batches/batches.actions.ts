/** Several payouts as one transfer order to the bank. Decisions §16. */
import { batchDenial, approvalDenial } from '@arriero/domain/money/payout-batches'
import { holdsRecording } from '@arriero/domain/money/payout-holds'
import { seenDenial } from '@arriero/domain/money/payout-changes'
import { needsSecondPerson, payDenial, secondPersonDenial } from '@arriero/domain/money/payouts'
import type { Ctx } from '#context.ts'
import { record } from '#features/audit/audit.store.ts'
import { tellDesk, tellSecondPersons } from '#features/notifications/news/money-asked.ts'
import { settingsInForce } from '#features/settings/settings.store.ts'
import { AppError, fail, refuse } from '#app-error.ts'
import { dropFilesOf } from './batch-files.ts'
import {
  insertBatch,
  payBatchRow,
  removeBatch,
  reopenBatchRow,
  approveBatchRow,
  askBatch,
  lockBatch,
  type BatchRow,
} from './batches.store.ts'
import { debtShares } from '../debts/debt-shares.views.ts'
import { releaseDebts, reserveDebts } from '../debts/debts.store.ts'
import { lockedPayouts, lockOrdersOf } from '../payouts/locked-payout.ts'
import { paidOut } from '../payouts/paid-out.ts'
import {
  accountOf,
  holdOf,
  settlementOf,
  type SeenPayout,
  payoutsOfBatch,
} from '../payouts/payout-rows.views.ts'
import { sealOf, sinceSettled } from '../payouts/since-settled.ts'
import { batchPayout, payBatched, reopenPayouts, idsOfBatch } from '../payouts/payouts.store.ts'
import { withholdings } from '../withholdings/withholdings.store.ts'

type LockedBatch = { batch: BatchRow; rows: SeenPayout[] }

/**
 * A batch under the locks of `locked-payout.ts`: the orders of its payouts first, then the batch itself. Payouts only leave
 * a batch, so all that are in it under its lock have their orders locked.
 */
const lockedBatch = async (ctx: Ctx, id: string): Promise<LockedBatch> => {
  await lockOrdersOf(ctx.db, await idsOfBatch(ctx.db, id))
  const batch = (await lockBatch(ctx.db, id)) ?? fail('batch.not_found')
  if (batch.state === 'paid') fail('batch.already_paid')
  return { batch, rows: await payoutsOfBatch(ctx, id) }
}

const totalOf = (rows: readonly SeenPayout[]): number =>
  rows.reduce((total, row) => total + (row.net_pesos ?? 0), 0)

/** One whose payouts may all still be paid, or may be recorded as paid; `isHeld`: what of a payout forbids it. */
const lockedBatchWithout = async (
  ctx: Ctx,
  id: string,
  isHeld: (row: SeenPayout, batch: BatchRow) => boolean,
): Promise<LockedBatch & { totalPesos: number }> => {
  const { batch, rows } = await lockedBatch(ctx, id)
  if (rows.length === 0) fail('batch.payouts_required')
  const orderIds = rows.filter((row) => isHeld(row, batch)).map((row) => row.order_id)
  if (orderIds.length > 0) throw new AppError('batch.payout_held', { orderIds })
  return { batch, rows, totalPesos: totalOf(rows) }
}

/** Nobody agrees to what he has not read: neither to other payouts, nor past what changed since they were put together. */
const judgeSeen = async (ctx: Ctx, rows: readonly SeenPayout[], seen: string | undefined): Promise<void> => {
  const inForce = await withholdings(ctx.db)
  const hasChanged = rows.some((row) => sinceSettled(row, inForce) !== null)
  refuse(seenDenial({ hasChanged, seen, now: sealOf(rows, inForce) }))
}

/**
 * Two people agree on what is in a batch before its file may leave the house. Decisions §16. Whoever comes first asks;
 * another one, who sees the same payouts, approves.
 */
export const approveBatch = async (
  ctx: Ctx,
  id: string,
  seen?: string,
): Promise<{ state: 'confirming' | 'approved' }> => {
  const { batch, rows, totalPesos } = await lockedBatchWithout(ctx, id, (row) => holdOf(row) !== undefined)
  const { secondPersonFromPesos } = await settingsInForce(ctx.db)
  const needsSecond = needsSecondPerson(totalPesos, secondPersonFromPesos)
  refuse(approvalDenial({ state: batch.state, needsSecond }))
  const isSecond = batch.state === 'confirming'
  refuse(isSecond ? secondPersonDenial(batch.asked_by, ctx.actor.id) : undefined)
  await judgeSeen(ctx, rows, seen)
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

const denialOf = (row: SeenPayout) =>
  // One that waits for its second person is paid by itself.
  payDenial(row.state) ?? (row.state === 'open' ? holdOf(row) : 'payout.in_batch')

/** Settles each payout just as the list shows it. */
const settled = async (ctx: Ctx, rows: readonly SeenPayout[]) => {
  const inForce = await withholdings(ctx.db)
  const shares = await debtShares(ctx, rows, inForce)
  return rows.map((row) => ({ row, settlement: settlementOf(row, inForce, shares.get(row.id) ?? 0) }))
}

export const createBatch = async (ctx: Ctx, asked: readonly string[]): Promise<{ _id: string }> => {
  const ids = [...new Set(asked)]
  const rows = await lockedPayouts(ctx, ids)
  if (rows.length < ids.length) fail('payout.not_found')
  const ready = await settled(ctx, rows)
  for (const { row, settlement } of ready) {
    const code = denialOf(row) ?? (settlement.netPesos === 0 ? 'payout.nothing_left' : undefined)
    if (code) throw new AppError(code, { orderIds: [row.order_id] })
  }
  const batchId = await insertBatch(ctx)
  for (const { row, settlement } of ready) {
    const account = accountOf(row) ?? fail('payout.no_account')
    await batchPayout(ctx.db, row.id, { batchId, settlement, account })
    await reserveDebts(ctx.db, { id: row.id, carrierId: row.carrier_id, pesos: settlement.deductedPesos })
  }
  await record(ctx, {
    act: 'batch.create',
    objectKind: 'batch',
    objectId: batchId,
    details: { count: ready.length },
  })
  tellDesk(ctx, { what: 'batch', id: batchId })
  return { _id: batchId }
}

/** The bank has done it. Above the setting only what two people agreed on before. */
export const payBatch = async (ctx: Ctx, id: string, reference: string): Promise<{ state: 'paid' }> => {
  const { batch, rows, totalPesos } = await lockedBatchWithout(ctx, id, (row, { file_ids: files }) =>
    holdsRecording(holdOf(row), files.length > 0),
  )
  const { secondPersonFromPesos } = await settingsInForce(ctx.db)
  refuse(
    batchDenial({ state: batch.state, needsSecond: needsSecondPerson(totalPesos, secondPersonFromPesos) }),
  )
  await record(ctx, {
    act: 'batch.paid',
    objectKind: 'batch',
    objectId: id,
    details: { value: totalPesos, count: rows.length, reference },
  })
  const asked = { reference, askedBy: batch.asked_by ?? ctx.actor.id, askedAt: batch.asked_at ?? ctx.now }
  await payBatched(ctx, id, asked)
  await payBatchRow(ctx, id, asked)
  for (const { id: payoutId, order_id: orderId, kind, net_pesos: netPesos } of rows)
    await paidOut(ctx, { id: payoutId, orderId, kind, netPesos: netPesos ?? 0 })
  tellDesk(ctx, { what: 'batch', id })
  return { state: 'paid' }
}

/** What was agreed is taken back; where nothing was, the batch is dissolved. Its files lead nowhere any more. */
export const discardBatch = async (ctx: Ctx, id: string): Promise<{ updated: true }> => {
  const { batch, rows } = await lockedBatch(ctx, id)
  await dropFilesOf(ctx.db, batch)
  if (batch.state === 'open') {
    const ids = rows.map((row) => row.id)
    await releaseDebts(ctx.db, ids)
    await reopenPayouts(ctx.db, ids)
    await removeBatch(ctx.db, id)
  } else await reopenBatchRow(ctx.db, id)
  await record(ctx, {
    act: 'batch.discarded',
    objectKind: 'batch',
    objectId: id,
    details: { before: batch.state },
  })
  tellDesk(ctx, { what: 'batch', id })
  return { updated: true }
}
