import { orderStatus } from '@arriero/domain/orders'
import type { Db, OpenCtx } from '#context.ts'
import { frozenOf, type RateColumns } from './rates.store.ts'

/** An open order's price and the rates it froze; undefined where no such order waits for a carrier. */
export const pricedOrder = async ({ db, now }: Pick<OpenCtx, 'db' | 'now'>, orderId: string) => {
  const row = await db
    .selectFrom('orders')
    .select(['client_price', 'profit_bp', 'vat_bp', 'insurance_bp', 'insurer_share_bp', 'vat_base'])
    .where('id', '=', orderId)
    .where('status', '=', orderStatus.pending)
    .where('reservation_at', '>', now)
    .executeTakeFirst()
  if (!row) return undefined
  const { client_price: clientPricePesos, ...columns } = row
  if (clientPricePesos === null || columns.profit_bp === null) return { clientPricePesos: null }
  return { clientPricePesos, ...frozenOf(columns as RateColumns) }
}

/** Whether it is, or once was, in force. */
export const isVersion = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('rates').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
