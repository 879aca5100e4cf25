import type { AttemptState } from '#providers/payment/attempt-state.ts'
import { sql, type Selectable } from 'kysely'
import type { Db } from '#context.ts'
import type { PaymentAttemptsTable } from '#database/tables-of-money.ts'

export type AttemptRow = Selectable<PaymentAttemptsTable>

export type NewAttempt = {
  id: string
  orderId: string
  clientId: string
  siteId: string
  transaction: string
  attemptedAt: Date
  amountPesos: number
  expiresAt: Date
}

/** False where the transaction id is taken that UTC day: the caller draws another. Security M11. */
export const insertAttempt = async (db: Db, attempt: NewAttempt): Promise<boolean> => {
  const { rows } = await sql<{ id: string }>`
    insert into payment_attempts (id, order_id, client_id, site_id, transaction, utc_day, attempted_at, amount_pesos,
      state, is_open, is_applied, expires_at)
    values (${attempt.id}, ${attempt.orderId}, ${attempt.clientId}, ${attempt.siteId}, ${attempt.transaction},
      ${attempt.attemptedAt.toISOString().slice(0, 10)}, ${attempt.attemptedAt}, ${attempt.amountPesos},
      'attempted', true, false, ${attempt.expiresAt})
    on conflict (site_id, utc_day, upper(transaction)) do nothing returning id`.execute(db)
  return rows.length === 1
}

/** A new attempt closes the older one of its order. */
export const closeAttemptsOf = async (db: Db, orderId: string): Promise<void> => {
  await db
    .updateTable('payment_attempts')
    .set({ is_open: false })
    .where('order_id', '=', orderId)
    .where('is_open', '=', true)
    .execute()
}

export const openAttemptOf = (
  db: Db,
  { clientId, transaction, now }: { clientId: string; transaction: string; now: Date },
) =>
  db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('client_id', '=', clientId)
    .where('is_open', '=', true)
    .where('expires_at', '>', now)
    .where(sql`upper(transaction)`, '=', transaction.toUpperCase())
    .executeTakeFirst()

export const attemptOfNotice = (db: Db, key: { siteId: string; utcDay: string; transaction: string }) =>
  db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('site_id', '=', key.siteId)
    .where('utc_day', '=', key.utcDay)
    .where(sql`upper(transaction)`, '=', key.transaction.toUpperCase())
    .executeTakeFirst()

/** All of an order's attempts, locked; take the order's lock first. */
export const lockAttemptsOf = (db: Db, orderId: string): Promise<AttemptRow[]> =>
  db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('attempted_at')
    .orderBy('id')
    .forUpdate()
    .execute()

export const setAttempt = async (
  db: Db,
  id: string,
  changes: { state?: AttemptState; gateway_status?: string; is_open?: boolean; is_applied?: boolean },
): Promise<void> => {
  await db.updateTable('payment_attempts').set(changes).where('id', '=', id).executeTakeFirstOrThrow()
}

export type NoticeRecord = {
  id: string
  attemptId: string | null
  receivedAt: Date
  verdict: string
  status: string | null
  gatewayUuid: string | null
  fields: Record<string, unknown>
}

/** False when this very notice was here before. */
export const insertNotice = async (db: Db, notice: NoticeRecord): Promise<boolean> => {
  const row = await db
    .insertInto('payment_notices')
    .values({
      id: notice.id,
      attempt_id: notice.attemptId,
      received_at: notice.receivedAt,
      verdict: notice.verdict,
      status: notice.status,
      gateway_uuid: notice.gatewayUuid ?? '',
      fields: JSON.stringify(notice.fields),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

export type RefundCause = 'duplicate' | 'late' | 'amount_differs' | 'cancellation' | 'released' | 'closed'

/** Each payment is due back once, for the first cause that came. */
export const insertRefundDue = async (
  db: Db,
  refund: {
    id: string
    orderId: string
    attemptId: string | null
    cause: RefundCause
    amountPesos: number
    createdAt: Date
  },
): Promise<void> => {
  if (refund.amountPesos < 1) return
  await db
    .insertInto('refunds_due')
    .values({
      id: refund.id,
      order_id: refund.orderId,
      attempt_id: refund.attemptId,
      cause: refund.cause,
      amount_pesos: refund.amountPesos,
      created_at: refund.createdAt,
    })
    .onConflict((conflict) => conflict.constraint('refunds_due_once').doNothing())
    .execute()
}

const causesOfEnd: Record<string, RefundCause> = { carrier: 'released', staff: 'closed' }

/** What the end of a service keeps and gives back of the payment that counted, by its record. */
export const endOf = async (
  db: Db,
  orderId: string,
): Promise<{ cause: RefundCause; feePesos: number; refundPesos: number } | undefined> => {
  const row = await db
    .selectFrom('cancellations')
    .select(['cause', 'fee_pesos', 'refund_pesos'])
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return (
    row && {
      cause: causesOfEnd[row.cause] ?? 'cancellation',
      feePesos: row.fee_pesos,
      refundPesos: row.refund_pesos,
    }
  )
}

/** Money that never came after all need not be given back, whatever for. */
export const dropRefundDue = async (db: Db, attemptId: string): Promise<void> => {
  await db.deleteFrom('refunds_due').where('attempt_id', '=', attemptId).execute()
}

/** Money that counts is no surplus. */
export const dropSurplus = async (db: Db, attemptId: string): Promise<void> => {
  await db
    .deleteFrom('refunds_due')
    .where('attempt_id', '=', attemptId)
    .where('cause', 'in', ['duplicate', 'late', 'amount_differs'])
    .execute()
}

/** Open attempts whose time is over. */
export const attemptsOver = (db: Db, now: Date) =>
  db
    .selectFrom('payment_attempts')
    .select(['id', 'order_id'])
    .where('is_open', '=', true)
    .where('expires_at', '<=', now)
    .execute()

/** False where something else closed it meanwhile. */
export const expireAttemptOf = async (db: Db, id: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('payment_attempts')
    .set({ is_open: false })
    .where('id', '=', id)
    .where('is_open', '=', true)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
