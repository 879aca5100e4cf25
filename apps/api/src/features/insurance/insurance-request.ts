import { createHash } from 'node:crypto'
import type { Db } from '#context.ts'
import type { OrderRow } from '#features/orders/order-row.ts'
import { accountFacts } from '#features/users/account-facts.views.ts'
import type { InsuranceRequest } from '#providers/insurance/port.ts'
import type { Goods, PolicyRow } from './insurance.store.ts'

export type Asking = { goods: Goods; askedAt: Date }

const goodsOf = (policy: PolicyRow): Goods => ({
  commodity: policy.commodity as Goods['commodity'],
  packaging: policy.packaging as Goods['packaging'],
  mobilization: policy.mobilization as Goods['mobilization'],
  declaredPesos: policy.declared_pesos,
})

/** What was asked, from what was written down of it. */
export const askingOf = (policy: PolicyRow): Asking => ({
  goods: goodsOf(policy),
  askedAt: policy.created_at,
})

/** Every attempt to insure is a request of its own, and each repetition of it the same one. */
export const referenceOf = (orderId: string, { goods, askedAt }: Asking): string => {
  const { commodity, packaging, mobilization, declaredPesos } = goods
  const what = [commodity.code, packaging.code, mobilization.code, declaredPesos, askedAt.toISOString()]
  return `${orderId}-${createHash('sha256').update(what.join('|')).digest('hex').slice(0, 16)}`
}

/** What the insurer is asked. */
export const requestFor = async (
  db: Db,
  { order, goods, askedAt, premiumPesos }: Asking & { order: OrderRow; premiumPesos: number },
): Promise<InsuranceRequest> => {
  const client = await accountFacts(db, order.client_id)
  if (!client) throw new Error('a service without its client')
  return {
    reference: referenceOf(order.id, { goods, askedAt }),
    declaredPesos: goods.declaredPesos,
    premiumPesos,
    commodity: goods.commodity,
    packaging: goods.packaging,
    mobilization: goods.mobilization,
    origin: order.origin_name,
    destination: order.destination_name,
    coverFrom: order.reservation_at,
    insured: { name: client.name, identification: client.identification },
  }
}
