/** Tries at giving money back through the gateway. A try is claimed before it is sent, so that nobody sends it again. */
import {
  nextLook,
  type GatewayTry,
  type GatewayTryState,
  type RefusalRemedy,
  type TryChange,
} from '@arriero/domain/money/gateway-refunds'
import { referenceKey } from '@arriero/domain/money/refunds'
import { sql, type Selectable } from 'kysely'
import type { Ctx, Db, OpenCtx } from '#context.ts'
import type { GatewayRefundsTable } from '#database/tables/tables-of-payouts.ts'
import type { Due } from '../refunds.store.ts'

export type TryRow = Selectable<GatewayRefundsTable> & { state: GatewayTryState }

export const tryOf = ({ code, message, remedy, ...row }: TryRow): GatewayTry => ({
  state: row.state,
  paymentId: row.payment_id,
  amountPesos: row.amount_pesos,
  creditId: row.credit_id,
  sentAt: row.sent_at,
  refusal:
    code === null ? null : { code, message: message ?? '', remedy: (remedy ?? 'look') as RefusalRemedy },
})

const referenceOf = (refundId: string) => `DEV-${refundId}`

export type Asking = Due & { attemptId: string; paymentId: string; isConfirmed: boolean; askedBy?: string }

/** The refund is begun: confirmed, with a try that waits to be sent; else it waits for its second person. */
export const askGateway = async ({ db, now, actor, newId }: Ctx, asking: Asking): Promise<void> => {
  const state = asking.isConfirmed ? 'requested' : 'confirming'
  const facts = {
    state,
    way: 'gateway',
    reference: referenceOf(asking.id),
    reference_key: null,
    evidence_id: null,
    asked_by: asking.askedBy ?? actor.id,
    asked_at: now,
    paid_by: null,
    paid_at: null,
  }
  await db
    .insertInto('refunds')
    .values({ id: asking.id, order_id: asking.orderId, amount_pesos: asking.amountPesos, ...facts })
    .onConflict((conflict) =>
      conflict.column('id').doUpdateSet(facts).where('refunds.state', 'in', ['rejected', 'confirming']),
    )
    .execute()
  if (!asking.isConfirmed) return
  await db
    .insertInto('gateway_refunds')
    .values({
      id: newId(),
      refund_id: asking.id,
      order_id: asking.orderId,
      attempt_id: asking.attemptId,
      payment_id: asking.paymentId,
      amount_pesos: asking.amountPesos,
      state: 'requested',
      asked_by: actor.id,
      asked_at: now,
    })
    .execute()
}

const tries = (db: Db) => db.selectFrom('gateway_refunds').selectAll().$castTo<TryRow>()

export const findTry = (db: Db, id: string): Promise<TryRow | undefined> =>
  tries(db).where('id', '=', id).executeTakeFirst()

/** As it stands now; the lock of its order has to be taken before. */
export const lockTry = (db: Db, id: string): Promise<TryRow> =>
  tries(db).where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

/** Undefined where it was sent before, by whoever it was. */
export const claimTry = async (db: Db, id: string, now: Date): Promise<TryRow | undefined> => {
  const row = await db
    .updateTable('gateway_refunds')
    .set({ state: 'sent', sent_at: now, look_at: nextLook({ state: 'sent', sentAt: now }, now) })
    .where('id', '=', id)
    .where('state', '=', 'requested')
    .returningAll()
    .$castTo<TryRow>()
    .executeTakeFirst()
  if (row) await setRefundState(db, row.refund_id, 'sent')
  return row
}

const setRefundState = async (db: Db, id: string, state: string): Promise<void> => {
  await db.updateTable('refunds').set({ state }).where('id', '=', id).executeTakeFirstOrThrow()
}

/** What was heard of it, and what its refund comes to by that. */
export const writeTry = async (
  { db, now }: Pick<OpenCtx, 'db' | 'now'>,
  row: TryRow,
  { state, creditId, refusal }: TryChange,
): Promise<void> => {
  const isEnded = state === 'done' || state === 'refused'
  await db
    .updateTable('gateway_refunds')
    .set({
      state,
      credit_id: creditId,
      code: refusal?.code ?? null,
      message: refusal?.message ?? null,
      remedy: refusal?.remedy ?? null,
      look_at: nextLook({ state, sentAt: row.sent_at }, now),
      ended_at: isEnded ? now : null,
    })
    .where('id', '=', row.id)
    .execute()
  if (state === 'done' && creditId !== null)
    await db
      .updateTable('refunds')
      .set({
        state: 'paid',
        reference: creditId,
        reference_key: referenceKey(creditId),
        paid_by: row.asked_by,
        paid_at: now,
      })
      .where('id', '=', row.refund_id)
      .executeTakeFirstOrThrow()
  else await setRefundState(db, row.refund_id, state === 'refused' ? 'rejected' : state)
}

/** What other tries of the payment have at the gateway. */
export const otherCredits = async (db: Db, row: Pick<TryRow, 'id' | 'payment_id'>): Promise<string[]> => {
  const rows = await db
    .selectFrom('gateway_refunds')
    .select('credit_id')
    .where('payment_id', '=', row.payment_id)
    .where('id', '<>', row.id)
    .where('credit_id', 'is not', null)
    .execute()
  return rows.flatMap(({ credit_id }) => credit_id ?? [])
}

/** An earlier try of the payment was not done, as far as anybody knows. */
export const hasEarlier = async (db: Db, row: Pick<TryRow, 'id' | 'payment_id'>): Promise<boolean> => {
  const { rows } = await sql`
    select from gateway_refunds where payment_id = ${row.payment_id} and id <> ${row.id} and state = 'refused'
      and sent_at is not null limit 1`.execute(db)
  return rows.length > 0
}

/** It is asked about at once, as far as anything was sent. False where the gateway has nothing of it. */
export const hastenLook = async (db: Db, refundId: string, now: Date): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('gateway_refunds')
    .set({ look_at: now })
    .where('refund_id', '=', refundId)
    .where('state', 'in', ['sent', 'unknown', 'underway'])
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export const postponeLook = async (db: Db, row: TryRow, now: Date): Promise<void> => {
  await db
    .updateTable('gateway_refunds')
    .set({ look_at: nextLook({ state: row.state, sentAt: row.sent_at }, now) })
    .where('id', '=', row.id)
    .execute()
}
