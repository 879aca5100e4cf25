import type { Db } from '#context.ts'
import type { OrderRow } from '#features/orders/order-row.ts'
import type { InsuranceRequest } from '#providers/insurance/port.ts'
import type { Goods } from './insurance.store.ts'

/** What the insurer is asked; the order's id makes every repetition the same request. */
export const requestFor = async (
  db: Db,
  { order, goods, premiumPesos }: { order: OrderRow; goods: Goods; premiumPesos: number },
): Promise<InsuranceRequest> => {
  const client = await db
    .selectFrom('users')
    .select(['name', 'identification'])
    .where('id', '=', order.client_id)
    .executeTakeFirstOrThrow()
  return {
    reference: order.id,
    declaredPesos: goods.declaredPesos,
    premiumPesos,
    commodity: goods.commodity,
    packaging: goods.packaging,
    mobilization: goods.mobilization,
    origin: order.origin_name,
    destination: order.destination_name,
    coverFrom: order.reservation_at,
    insured: client,
  }
}
