/** What the gateway could be asked for, and what waits to be sent or asked about. */
import type { RefusalRemedy } from '@arriero/domain/money/gateway-refunds'
import { sql } from 'kysely'
import type { Db } from '#context.ts'

export type PaymentBack = {
  attemptId: string
  takenPesos: number
  /** Of the payment, by other refunds. */
  otherPesos: number
}

/** Of the payment that a refund gives back; undefined where it is of none. */
export const paymentBack = async (db: Db, refundId: string): Promise<PaymentBack | undefined> => {
  const { rows } = await sql<PaymentBack>`
    select a.id as "attemptId", a.amount_pesos as "takenPesos", (select coalesce(sum(r.amount_pesos), 0)::bigint
      from refunds r join refunds_due other on other.id = r.id
      where other.attempt_id = a.id and r.id <> d.id and r.state <> 'rejected') as "otherPesos"
    from refunds_due d join payment_attempts a on a.id = d.attempt_id where d.id = ${refundId}`.execute(db)
  return rows[0]
}

/** Why the last try of a refund was refused. */
export const lastRemedy = async (db: Db, refundId: string): Promise<RefusalRemedy | null> => {
  const { rows } = await sql<{ remedy: RefusalRemedy | null }>`
    select remedy from gateway_refunds where refund_id = ${refundId} order by asked_at desc, id desc limit 1`.execute(
    db,
  )
  return rows[0]?.remedy ?? null
}

const batch = 50

export const requestedOf = async (db: Db, orderId: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from gateway_refunds where order_id = ${orderId} and state = 'requested'`.execute(db)
  return rows.map(({ id }) => id)
}

/** Whose job never came to it. */
export const leftUnsent = async (db: Db, before: Date): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from gateway_refunds where state = 'requested' and asked_at <= ${before}
    order by asked_at limit ${batch}`.execute(db)
  return rows.map(({ id }) => id)
}

export const toLookAt = async (db: Db, now: Date): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from gateway_refunds where state in ('sent', 'unknown', 'underway') and look_at <= ${now}
    order by look_at limit ${batch}`.execute(db)
  return rows.map(({ id }) => id)
}
