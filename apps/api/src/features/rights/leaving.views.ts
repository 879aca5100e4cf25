/** What somebody still has to do with others before he may leave. */
import { offerIn, waitIn } from '#database/state-lists.ts'
import { inState } from '#database/order-states.ts'
import type { Leaving } from '@arriero/domain/own-account'
import { sql } from 'kysely'
import type { Ctx, Db } from '#context.ts'

const mostNamed = 50

/** Not over yet; one at 0 only holds its client back. */
export const unfinishedOf = async (db: Db, id: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from orders where client_id = ${id} and status in ${inState.notOver}
    union select id from orders where carrier_id = ${id} and status in ${inState.underWay}
    union select id from orders where driver_id = ${id} and status in ${inState.underWay} order by id limit ${mostNamed}`.execute(
    db,
  )
  return rows.map((row) => row.id)
}

/** Offers of his that still live: they are withdrawn with him. */
export const liveOffersOf = async (db: Db, carrierId: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select f.id from offers f join orders o on o.id = f.order_id
    where f.carrier_id = ${carrierId} and f.state in ${offerIn.live} and o.status = ${inState.pending} order by f.id`.execute(
    db,
  )
  return rows.map((row) => row.id)
}

export const leavingFacts = async ({ db, actor: { id } }: Ctx): Promise<Leaving> => {
  const { rows } = await sql<{ hasMoney: boolean; hasDrivers: boolean }>`
    select exists (select 1 from orders o join order_balances b on b.order_id = o.id where b.amount_pesos <> 0
        and ((o.client_id = ${id} and b.account in ('client_receivable', 'refund_due', 'gateway_in_transit'))
          or (o.carrier_id = ${id} and b.account = 'carrier_payable')))
      or exists (select 1 from carrier_debts where carrier_id = ${id} and recovered_pesos < amount_pesos)
      or exists (select 1 from orders o where o.standby_state in ${waitIn.open}
        and (o.client_id = ${id} or o.carrier_id = ${id})) as "hasMoney",
      exists (select 1 from users where enterprise_id = ${id} and (is_active or validation <> 'validated')) as "hasDrivers"`.execute(
    db,
  )
  const { hasMoney = false, hasDrivers = false } = rows[0] ?? {}
  return { hasServices: (await unfinishedOf(db, id)).length > 0, hasMoney, hasDrivers }
}
