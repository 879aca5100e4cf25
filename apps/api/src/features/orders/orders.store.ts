import { orderStatus } from '@arriero/domain/orders/orders'
import type { Breakdown } from '@arriero/domain/money/pricing'
import type { Insertable, Updateable } from 'kysely'
import type { Db } from '#context.ts'
import { later } from '#database/late-writes.ts'
import type { OrdersTable } from '#database/tables/tables-of-orders.ts'
import type { RateColumns } from '#features/rates/rates.store.ts'
import { oneMoreOrder } from '#features/users/users.store.ts'
import type { OrderRow } from './order-row.ts'

/** The row, locked until the transaction ends: whoever comes second sees what the first did. */
export const lockOrder = (db: Db, id: string): Promise<OrderRow | undefined> =>
  db.selectFrom('orders').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

/** The row as it stands: for what only looks. */
export const findOrder = (db: Db, id: string): Promise<OrderRow | undefined> =>
  db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst()

/** Its answer decides nothing: it leaves with what follows it. */
export const insertOrder = (db: Db, row: Insertable<OrdersTable>): Promise<void> =>
  later(db, db.insertInto('orders').values(row))

/** The caller has locked the row. */
export const updateOrder = async (db: Db, id: string, changes: Updateable<OrdersTable>): Promise<void> => {
  await db.updateTable('orders').set(changes).where('id', '=', id).executeTakeFirstOrThrow()
}

export type Agreement = {
  carrierId: string
  offerId: string
  split: Breakdown
  rates: RateColumns
  takenAt: Date
  payUntil: Date
  /** The texts in which a search finds the order from now on. */
  words: { search: string; open_search: string }
}

/**
 * 0 → 1 with the money of the agreement, counted for its carrier in the same statement; the status in the condition lets exactly one
 * winner through, and answers nothing to the others.
 */
export const giveOrderTo = (db: Db, id: string, agreement: Agreement) => {
  const { split } = agreement
  return db
    .with('counted', () => oneMoreOrder(agreement.carrierId))
    .updateTable('orders')
    .set({
      status: orderStatus.assigned,
      carrier_id: agreement.carrierId,
      offer_id: agreement.offerId,
      ...agreement.rates,
      carrier_pesos: split.carrierPesos,
      platform_pesos: split.platformPesos,
      net_pesos: split.netPesos,
      vat_pesos: split.vatPesos,
      client_pesos: split.clientPesos,
      total_pesos: split.clientPesos,
      taken_at: agreement.takenAt,
      pay_until: agreement.payUntil,
      ...agreement.words,
    })
    .where('id', '=', id)
    .where('status', '=', orderStatus.pending)
    .returning('id')
}
