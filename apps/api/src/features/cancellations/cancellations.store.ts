import type { CancellationCause } from '@arriero/domain/orders/cancellations'
import type { Db } from '#context.ts'
import { plainForm, searchText } from '#database/search-text.ts'
import { sql } from 'kysely'

export type NewCancellation = {
  id: string
  orderId: string
  /** Names of the service's two places, for the words a search finds. */
  places: readonly [origin: string, destination: string]
  userId: string | null
  cause: CancellationCause
  description: string
  feePesos: number
  vatPesos: number
  refundPesos: number
  carrierPesos: number
  insuranceKeptPesos: number
  createdAt: Date
}

const personBehind = (db: Db, userId: string) =>
  db
    .selectFrom('users')
    .select(['role', 'name', 'identification'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()

export const insertCancellation = async (db: Db, record: NewCancellation): Promise<void> => {
  const person = record.userId === null ? undefined : await personBehind(db, record.userId)
  const words = [record.orderId, person?.identification, person?.name, ...record.places, record.description]
  await db
    .insertInto('cancellations')
    .values({
      id: record.id,
      order_id: record.orderId,
      user_id: record.userId,
      cause: record.cause,
      description: record.description,
      fee_pesos: record.feePesos,
      vat_pesos: record.vatPesos,
      refund_pesos: record.refundPesos,
      carrier_pesos: record.carrierPesos,
      insurance_kept_pesos: record.insuranceKeptPesos,
      created_at: record.createdAt,
      role: person?.role ?? null,
      search: searchText(...words),
    })
    .execute()
}

/** Somebody has another name: what he cancelled is found by it. */
export const rewriteCancelledBy = async (db: Db, userId: string): Promise<void> => {
  const words = sql`concat_ws(' ', c.order_id, u.identification, u.name, o.origin_name, o.destination_name, c.description)`
  await sql`
    update cancellations c set search = ${plainForm(words)} from orders o, users u
    where c.user_id = ${userId} and u.id = c.user_id and o.id = c.order_id`.execute(db)
}
