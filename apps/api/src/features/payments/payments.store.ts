import type { PaymentCharge } from '@arriero/contract/money/payments'
import type { AttemptState } from '@arriero/domain/money/payment-attempts'
import type { Attempt, ChargePay, PaymentDifferences } from '@arriero/domain/money/payments'
import { sql, type Selectable } from 'kysely'
import type { Db, OpenCtx } from '#context.ts'
import { attemptIn } from '#database/state-lists.ts'
import type { PaymentAttemptsTable } from '#database/tables/tables-of-money.ts'

export type AttemptRow = Selectable<PaymentAttemptsTable> & { state: AttemptState }
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

const attempts = (db: Db) => db.selectFrom('payment_attempts').selectAll().$castTo<AttemptRow>()

export const openAttemptOf = (
  db: Db,
  { clientId, transaction, now }: { clientId: string; transaction: string; now: Date },
) =>
  attempts(db)
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
    .where('state', 'in', attemptIn.paid)
    .executeTakeFirst()
  return counting !== undefined
}

export const attemptOfNotice = (db: Db, key: { siteId: string; utcDay: string; transaction: string }) =>
  attempts(db)
    .where('site_id', '=', key.siteId)
    .where('utc_day', '=', key.utcDay)
    .where(sql`upper(transaction)`, '=', key.transaction.toUpperCase())
    .executeTakeFirst()

const attemptOf = (row: AttemptRow): Attempt => ({
  id: row.id,
  state: row.state,
  transaction: row.transaction,
  amountPesos: row.amount_pesos,
  isOpen: row.is_open,
  isApplied: row.is_applied,
  attemptedAt: row.attempted_at,
  expiresAt: row.expires_at,
})

/** All attempts of one charge, locked; take the order's lock first. */
export const lockAttemptsOf = async (db: Db, { orderId, charge }: Charge): Promise<Attempt[]> => {
  const rows = await attempts(db)
    .where('order_id', '=', orderId)
    .where('charge', '=', charge)
    .orderBy('attempted_at')
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows.map(attemptOf)
}

/** One attempt as it stands now; take the order's lock first. */
export const lockAttempt = (db: Db, id: string): Promise<AttemptRow> =>
  attempts(db).where('id', '=', id).forUpdate().executeTakeFirstOrThrow()

export const setAttempt = async (
  db: Db,
  id: string,
  changes: { state: AttemptState; gateway_status: string; is_open?: boolean },
): Promise<void> => {
  await db.updateTable('payment_attempts').set(changes).where('id', '=', id).executeTakeFirstOrThrow()
}

/** Writes what became of the payments of a charge: what no longer counts goes first, for at no moment do two. */
export const writeSettled = async (
  { db, now, newId }: Pick<OpenCtx, 'db' | 'now' | 'newId'>,
  orderId: string,
  { released, applied, closed, dropped, due }: PaymentDifferences<ChargePay>,
): Promise<void> => {
  const change = (ids: readonly string[], changes: { is_applied?: boolean; is_open?: boolean }) =>
    ids.length > 0 &&
    db
      .updateTable('payment_attempts')
      .set(changes)
      .where('id', 'in', [...ids])
      .execute()
  await change(released, { is_applied: false })
  await change(applied === undefined ? [] : [applied], { is_applied: true })
  await change(closed, { is_open: false })
  if (dropped.length > 0)
    await db
      .deleteFrom('refunds_due')
      .where('id', 'in', [...dropped])
      .execute()
  const rows = due.map(({ attemptId, cause, amountPesos }) => ({
    id: newId(),
    order_id: orderId,
    attempt_id: attemptId,
    cause,
    amount_pesos: amountPesos,
    created_at: now,
    is_paid: false,
  }))
  if (rows.length > 0) await db.insertInto('refunds_due').values(rows).execute()
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
