/** Money paid back to clients; what is due stands with the payments. */
import { referenceKey, type RefundState, type RefundWay } from '@arriero/domain/money/refunds'
import { sql, type Selectable } from 'kysely'
import type { Ctx, Db } from '#context.ts'
import type { RefundsTable } from '#database/tables/tables-of-payouts.ts'

export type RefundRow = Omit<Selectable<RefundsTable>, 'state' | 'way'> & {
  state: Exclude<RefundState, 'due'>
  way: RefundWay
}

/** What is typed, and the proof of it; of a client's account the moment from which it stood on the screen. */
export type Paying = {
  reference: string
  evidence?: string | undefined
  accountGivenAt?: string | undefined
}

export type Due = { id: string; orderId: string; amountPesos: number }

/** The first step of two, or the only one; of one that came back another try. */
export const askRefund = async (
  { db, now, actor }: Ctx,
  due: Due,
  { reference, evidence, isPaid, way }: Paying & { isPaid: boolean; way: RefundWay },
): Promise<void> => {
  const facts = {
    state: isPaid ? 'paid' : 'confirming',
    way,
    reference,
    reference_key: referenceKey(reference),
    evidence_id: evidence ?? null,
    asked_by: actor.id,
    asked_at: now,
    paid_by: isPaid ? actor.id : null,
    paid_at: isPaid ? now : null,
  }
  await db
    .insertInto('refunds')
    .values({ id: due.id, order_id: due.orderId, amount_pesos: due.amountPesos, ...facts })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(facts).where('refunds.state', '=', 'rejected'),
    )
    .execute()
}

/** By another refund, or an earlier try of this one. */
export const isReferenceUsed = async (db: Db, id: string, reference: string): Promise<boolean> => {
  const key = referenceKey(reference)
  const { rows } = await sql`
    select from refunds where reference_key = ${key} and id <> ${id}
    union all select from refund_rejections where reference_key = ${key} limit 1`.execute(db)
  return rows.length > 0
}

/** It came back: what was recorded is kept apart, and its row waits for another try. */
export const rejectRefundRow = async (
  { db, now, actor, newId }: Ctx,
  row: RefundRow,
  reason: string,
): Promise<void> => {
  await db
    .insertInto('refund_rejections')
    .values({
      id: newId(),
      refund_id: row.id,
      reference: row.reference,
      reference_key: referenceKey(row.reference),
      evidence_id: row.evidence_id,
      paid_by: row.paid_by,
      paid_at: row.paid_at ?? now,
      rejected_by: actor.id,
      rejected_at: now,
      reason,
    })
    .execute()
  await db
    .updateTable('refunds')
    .set({ state: 'rejected', paid_by: null, paid_at: null })
    .where('id', '=', row.id)
    .execute()
}

/** Who confirms may bring the proof where there is none. */
export const confirmRefund = async (
  { db, now, actor }: Ctx,
  { id, evidence_id: before }: RefundRow,
  evidence: string | undefined,
): Promise<void> => {
  await db
    .updateTable('refunds')
    .set({ state: 'paid', paid_by: actor.id, paid_at: now, evidence_id: before ?? evidence ?? null })
    .where('id', '=', id)
    .where('state', '=', 'confirming')
    .executeTakeFirstOrThrow()
}

/** Nobody has begun it any more; one that came back before waits for its next try as it did. */
export const removeRefund = async (db: Db, id: string): Promise<void> => {
  const { numUpdatedRows } = await db
    .updateTable('refunds')
    .set({ state: 'rejected', evidence_id: null, reference_key: null })
    .where('id', '=', id)
    .where('state', '=', 'confirming')
    .where(
      sql<boolean>`(exists (select from refund_rejections j where j.refund_id = refunds.id)
        or exists (select from gateway_refunds g where g.refund_id = refunds.id))`,
    )
    .executeTakeFirst()
  if (numUpdatedRows > 0n) return
  await db
    .deleteFrom('refunds')
    .where('id', '=', id)
    .where('state', '=', 'confirming')
    .executeTakeFirstOrThrow()
}

/** Locks the refund; the lock of its order has to be taken before. */
export const refundOf = async (db: Db, id: string): Promise<RefundRow | undefined> =>
  (await db.selectFrom('refunds').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) as
    | RefundRow
    | undefined
