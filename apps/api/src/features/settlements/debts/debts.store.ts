/** What carriers owe, and which of their payouts pay it back. Whoever writes here holds the lock of the debt's order. */
import { sql } from 'kysely'
import type { Db, OpenCtx } from '#context.ts'

type Debt = { orderId: string; carrierId: string; amountPesos: number }

export const insertDebt = async ({ db, now }: OpenCtx, debt: Debt): Promise<void> => {
  await db
    .insertInto('carrier_debts')
    .values({
      order_id: debt.orderId,
      carrier_id: debt.carrierId,
      amount_pesos: debt.amountPesos,
      recovered_pesos: 0,
      created_at: now,
    })
    .execute()
}

/** Debts that these payouts pay back, and those their carriers still have: their services. */
export const debtOrdersOf = async (db: Db, payoutIds: readonly string[]): Promise<string[]> => {
  const ids = [...payoutIds]
  const { rows } = await sql<{ order_id: string }>`
    select d.order_id from carrier_debts d where d.recovered_pesos < d.amount_pesos
      and d.carrier_id in (select carrier_id from payouts where id = any(${ids}))
    union select order_id from debt_recoveries where payout_id = any(${ids})`.execute(db)
  return rows.map(({ order_id: orderId }) => orderId)
}

/** The oldest first, so much of each as there is; the sum is what the payout was reckoned with. */
export const reserveDebts = async (
  db: Db,
  { id: payoutId, carrierId, pesos }: { id: string; carrierId: string; pesos: number },
): Promise<void> => {
  if (pesos === 0) return
  await sql`
    with standing as (
      select order_id, amount_pesos - recovered_pesos as left_pesos,
        sum(amount_pesos - recovered_pesos) over (order by created_at, order_id) - (amount_pesos - recovered_pesos) as before_pesos
      from carrier_debts where carrier_id = ${carrierId} and recovered_pesos < amount_pesos),
    taken as (
      select order_id, least(left_pesos, ${pesos}::bigint - before_pesos)::bigint as pesos from standing
      where before_pesos < ${pesos}::bigint),
    written as (
      insert into debt_recoveries (payout_id, order_id, amount_pesos) select ${payoutId}, order_id, pesos from taken)
    update carrier_debts d set recovered_pesos = d.recovered_pesos + t.pesos from taken t where t.order_id = d.order_id`.execute(
    db,
  )
}

/** What was begun to be paid with them is not paid with them after all. */
export const releaseDebts = async (db: Db, payoutIds: readonly string[]): Promise<void> => {
  await sql`
    with gone as (delete from debt_recoveries where payout_id = any(${[...payoutIds]}) returning order_id, amount_pesos),
      summed as (select order_id, sum(amount_pesos) as pesos from gone group by order_id)
    update carrier_debts d set recovered_pesos = d.recovered_pesos - s.pesos from summed s where s.order_id = d.order_id`.execute(
    db,
  )
}

/** More was paid back of it than would be left of it with so much less; where there is no debt, nothing was. */
export const isDebtPaidBelow = async (db: Db, orderId: string, byPesos: number): Promise<boolean> => {
  const debt = await db
    .selectFrom('carrier_debts')
    .select(['amount_pesos', 'recovered_pesos'])
    .where('order_id', '=', orderId)
    .executeTakeFirst()
  return debt !== undefined && debt.amount_pesos - byPesos < debt.recovered_pesos
}

export const lowerDebt = async (db: Db, orderId: string, byPesos: number): Promise<void> => {
  await db
    .updateTable('carrier_debts')
    .set(({ eb }) => ({ amount_pesos: eb('amount_pesos', '-', byPesos) }))
    .where('order_id', '=', orderId)
    .execute()
}
