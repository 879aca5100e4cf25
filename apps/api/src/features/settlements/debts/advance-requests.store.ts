/** What carriers ask to be paid on the road. Whoever writes here holds the lock of its order; nothing here moves money. */
import type { Selectable } from 'kysely'
import type { Ctx, Db, OpenCtx } from '#context.ts'
import type { AdvanceRequestsTable } from '#database/tables/tables-of-payouts.ts'

export type AdvanceRequestRow = Selectable<AdvanceRequestsTable>

export const findRequest = (db: Db, id: string): Promise<AdvanceRequestRow | undefined> =>
  db.selectFrom('advance_requests').selectAll().where('id', '=', id).executeTakeFirst()

/** Of a service there is one at most. */
export const openRequestOf = (db: Db, orderId: string): Promise<AdvanceRequestRow | undefined> =>
  db
    .selectFrom('advance_requests')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('state', '=', 'open')
    .executeTakeFirst()

export const insertRequest = async (
  { db, now, actor }: Ctx,
  request: { id: string; orderId: string; carrierId: string; valuePesos: number },
): Promise<void> => {
  await db
    .insertInto('advance_requests')
    .values({
      id: request.id,
      order_id: request.orderId,
      carrier_id: request.carrierId,
      value_pesos: request.valuePesos,
      state: 'open',
      asked_by: actor.id,
      asked_at: now,
      ended_at: null,
      ended_by: null,
      reason: null,
      payout_id: null,
    })
    .execute()
}

type Ending =
  | { state: 'given'; payoutId: string }
  | { state: 'refused'; reason: string }
  | { state: 'withdrawn' }

/** By a person, once: whoever comes second finds it ended. */
export const endRequest = async ({ db, now, actor }: Ctx, id: string, ending: Ending): Promise<void> => {
  await db
    .updateTable('advance_requests')
    .set({
      state: ending.state,
      ended_at: now,
      ended_by: actor.id,
      reason: ending.state === 'refused' ? ending.reason : null,
      payout_id: ending.state === 'given' ? ending.payoutId : null,
    })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
}

/** The service is over: nothing is advanced of it any more. The id of what was waiting. */
export const endRequestOf = async ({ db, now }: OpenCtx, orderId: string): Promise<string | undefined> => {
  const ended = await db
    .updateTable('advance_requests')
    .set({ state: 'ended', ended_at: now })
    .where('order_id', '=', orderId)
    .where('state', '=', 'open')
    .returning('id')
    .executeTakeFirst()
  return ended?.id
}

/**
 * The advance that answered it was taken back before it was paid: it waits for an answer again, or is over where its service is, or
 * where its carrier has asked anew since. */
export const reopenRequestOf = async (
  { db, now }: OpenCtx,
  payoutId: string,
  canWait: boolean,
): Promise<void> => {
  await db
    .updateTable('advance_requests')
    .set(
      canWait
        ? { state: 'open', ended_at: null, ended_by: null, payout_id: null }
        : { state: 'ended', ended_at: now, ended_by: null, payout_id: null },
    )
    .where('payout_id', '=', payoutId)
    .execute()
}
