import { orderStatus } from '@arriero/domain/orders'
import { unsoldPremium } from '@arriero/domain/insurance'
import { noPesos, pesos, type Pesos } from '@arriero/domain/money'
import type { Db } from '#context.ts'
import type { OrderRow } from '#features/orders/order-row.ts'
import { endOf } from './payments.store.ts'

/** Finished, or cancelled: nothing is bought for it any more. */
const isOver = ({ status }: OrderRow) => status === orderStatus.finished || status === orderStatus.cancelled

/** The insurer was asked to sell it: its cover begins with the service, and ends where the service is cancelled unpaid. */
export const isPolicyBought = async (db: Db, orderId: string): Promise<boolean> => {
  const policy = await db
    .selectFrom('insurance_policies')
    .select('state')
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return policy?.state === 'issued' || policy?.state === 'issuing'
}

/** What of a service's payment had been for a policy that no insurer sold. Decisions §10. */
export const unsoldPremiumOf = async (db: Db, order: OrderRow): Promise<Pesos> => {
  if (!isOver(order) || order.premium_pesos === null) return noPesos
  const policy = await db
    .selectFrom('insurance_policies')
    .select('state')
    .where('order_id', '=', order.id)
    .executeTakeFirst()
  if (policy?.state !== 'unsold') return noPesos
  const end = order.status === orderStatus.cancelled ? await endOf(db, order.id) : undefined
  return unsoldPremium(
    { salePesos: pesos(order.premium_pesos), vatPesos: pesos(order.premium_vat_pesos ?? 0) },
    end && pesos(end.insuranceKeptPesos),
  )
}
