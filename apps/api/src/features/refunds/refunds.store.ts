/** Money paid back to clients; what is due stands with the payments. */
import type { Selectable } from 'kysely'
import type { Ctx, Db } from '#context.ts'
import type { RefundsTable } from '#database/tables-of-payouts.ts'

export type RefundRow = Selectable<RefundsTable> & { state: 'confirming' | 'paid' }

export type Due = { id: string; orderId: string; amountPesos: number }

/** The first step of two, or the only one. */
export const insertRefund = async (
  { db, now, actor }: Ctx,
  due: Due,
  { reference, isPaid }: { reference: string; isPaid: boolean },
): Promise<void> => {
  await db
    .insertInto('refunds')
    .values({
      id: due.id,
      order_id: due.orderId,
      amount_pesos: due.amountPesos,
      state: isPaid ? 'paid' : 'confirming',
      reference,
      asked_by: actor.id,
      asked_at: now,
      paid_by: isPaid ? actor.id : null,
      paid_at: isPaid ? now : null,
    })
    .execute()
}

export const confirmRefund = async ({ db, now, actor }: Ctx, id: string): Promise<void> => {
  await db
    .updateTable('refunds')
    .set({ state: 'paid', paid_by: actor.id, paid_at: now })
    .where('id', '=', id)
    .where('state', '=', 'confirming')
    .executeTakeFirstOrThrow()
}

export const removeRefund = async (db: Db, id: string): Promise<void> => {
  await db
    .deleteFrom('refunds')
    .where('id', '=', id)
    .where('state', '=', 'confirming')
    .executeTakeFirstOrThrow()
}

/** Its order's lock is taken first. */
export const refundOf = async (db: Db, id: string): Promise<RefundRow | undefined> =>
  (await db.selectFrom('refunds').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) as
    | RefundRow
    | undefined
