import type { PaymentCharge } from '@arriero/contract/payments'
import type { AttemptState } from '#providers/payment/attempt-state.ts'
import { sql, type Selectable } from 'kysely'
import type { Db } from '#context.ts'
import type { PaymentAttemptsTable } from '#database/tables-of-money.ts'

export type AttemptRow = Selectable<PaymentAttemptsTable>
/** What an attempt pays for; each charge of an order has attempts of its own. */
export type Charge = { orderId: string; charge: PaymentCharge }

export type NewAttempt = {
  id: string
  orderId: string
  clientId: string
  siteId: string
  transaction: string
  attemptedAt: Date
  amountPesos: number
  expiresAt: Date
  charge: PaymentCharge
}

/** False where the transaction id is taken that UTC day: the caller draws another. Security M11. */
export const insertAttempt = async (db: Db, attempt: NewAttempt): Promise<boolean> => {
  const { rows } = await sql<{ id: string }>`
    insert into payment_attempts (id, order_id, client_id, site_id, transaction, utc_day, attempted_at, amount_pesos,
      state, is_open, is_applied, expires_at, charge)
    values (${attempt.id}, ${attempt.orderId}, ${attempt.clientId}, ${attempt.siteId}, ${attempt.transaction},
      ${attempt.attemptedAt.toISOString().slice(0, 10)}, ${attempt.attemptedAt}, ${attempt.amountPesos},
      'attempted', true, false, ${attempt.expiresAt}, ${attempt.charge})
    on conflict (site_id, utc_day, upper(transaction)) do nothing returning id`.execute(db)
  return rows.length === 1
}

/** A new attempt closes the older one of its charge. */
export const closeAttemptsOf = async (db: Db, { orderId, charge }: Charge): Promise<void> => {
  await db
    .updateTable('payment_attempts')
    .set({ is_open: false })
    .where('order_id', '=', orderId)
    .where('charge', '=', charge)
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

/** Whether money counts for this charge; `isCounting` asked of the database. */
export const isPaidFor = async (db: Db, { orderId, charge }: Charge): Promise<boolean> => {
  const counting = await db
    .selectFrom('payment_attempts')
    .select('id')
    .where('order_id', '=', orderId)
    .where('charge', '=', charge)
    .where('is_applied', '=', true)
    .where('state', 'in', ['authorised', 'captured'])
    .executeTakeFirst()
  return counting !== undefined
}

export const attemptOfNotice = (db: Db, key: { siteId: string; utcDay: string; transaction: string }) =>
  db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('site_id', '=', key.siteId)
    .where('utc_day', '=', key.utcDay)
    .where(sql`upper(transaction)`, '=', key.transaction.toUpperCase())
    .executeTakeFirst()

/** All attempts of one charge, locked; take the order's lock first. */
export const lockAttemptsOf = (db: Db, { orderId, charge }: Charge): Promise<AttemptRow[]> =>
  db
    .selectFrom('payment_attempts')
    .selectAll()
    .where('order_id', '=', orderId)
    .where('charge', '=', charge)
    .orderBy('attempted_at')
    .orderBy('id')
    .forUpdate()
    .execute()

/** One attempt as it stands now; take the order's lock first. */
export const lockAttempt = (db: Db, id: string): Promise<AttemptRow> =>
  db.selectFrom('payment_attempts').selectAll().where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

export const setAttempt = async (
  db: Db,
  id: string,
  changes: { state?: AttemptState; gateway_status?: string; is_open?: boolean; is_applied?: boolean },
): Promise<void> => {
  await db.updateTable('payment_attempts').set(changes).where('id', '=', id).executeTakeFirstOrThrow()
}

export type RefundCause =
  | 'duplicate'
  | 'late'
  | 'amount_differs'
  | 'cancellation'
  | 'released'
  | 'closed'
  /** Beside any of the others: a part of it bought no policy. */
  | 'insurance'

/** Each payment is due back once, for the first cause that came; the premium of a service that bought nothing once too. */
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
      is_paid: false,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

const causesOfEnd: Record<string, RefundCause> = { carrier: 'released', staff: 'closed' }

/** What the end of a service keeps and gives back of the payment that counted, by its record. */
export const endOf = async (
  db: Db,
  orderId: string,
): Promise<
  { cause: RefundCause; feePesos: number; refundPesos: number; insuranceKeptPesos: number } | undefined
> => {
  const row = await db
    .selectFrom('cancellations')
    .select(['cause', 'fee_pesos', 'refund_pesos', 'insurance_kept_pesos'])
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return (
    row && {
      cause: causesOfEnd[row.cause] ?? 'cancellation',
      feePesos: row.fee_pesos,
      refundPesos: row.refund_pesos,
      insuranceKeptPesos: row.insurance_kept_pesos,
    }
  )
}

/** Once somebody has begun to pay it back it stays, whatever the gateway says later. */
const isNotBegun = sql<boolean>`not exists (select from refunds r where r.id = refunds_due.id)`

/** Attempts whose money somebody pays back or has paid back because it did not count: it never counts again. */
export const givenBackOf = async (db: Db, orderId: string): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ attempt_id: string }>`
    select d.attempt_id from refunds r join refunds_due d on d.id = r.id
    where r.order_id = ${orderId} and d.cause in ('duplicate', 'late', 'amount_differs')`.execute(db)
  return new Set(rows.map((row) => row.attempt_id))
}

/** Money that never came after all need not be given back, whatever for. */
export const dropRefundDue = async (db: Db, attemptId: string): Promise<void> => {
  await db.deleteFrom('refunds_due').where('attempt_id', '=', attemptId).where(isNotBegun).execute()
}

/** Money that counts is no surplus. */
export const dropSurplus = async (db: Db, attemptId: string): Promise<void> => {
  await db
    .deleteFrom('refunds_due')
    .where('attempt_id', '=', attemptId)
    .where('cause', 'in', ['duplicate', 'late', 'amount_differs'])
    .where(isNotBegun)
    .execute()
}

/** Open attempts whose time is over. */
export const attemptsOver = (db: Db, now: Date) =>
  db
    .selectFrom('payment_attempts')
    .select(['id', 'order_id', 'charge'])
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
