/** What each carrier was paid last, and where: what is to be paid now is read beside it. */
import { sql } from 'kysely'
import type { Db } from '#context.ts'
import type { Account } from './payouts.store.ts'

type LastPayout = { orderId: string; netPesos: number; paidAt: Date; account: Account }
/** By carrier; one who was never paid is not there. */
export type LastPayouts = ReadonlyMap<string, LastPayout>

type Row = {
  carrier_id: string
  order_id: string
  net_pesos: number
  paid_at: Date
  bank: string
  account_type: string
  account_number: string
}

/** An advance is part of what comes later, and what the bank sent back was no payout. */
export const lastPayoutsOf = async (db: Db, carrierIds: readonly string[]): Promise<LastPayouts> => {
  if (carrierIds.length === 0) return new Map()
  const { rows } = await sql<Row>`
    select last.* from unnest(${[...new Set(carrierIds)]}::text[]) as asked (id) cross join lateral (
      select p.carrier_id, p.order_id, p.net_pesos, p.paid_at, p.bank, p.account_type, p.account_number from payouts p
      where p.carrier_id = asked.id and p.state = 'paid' and p.kind <> 'advance'
      order by p.paid_at desc, p.id desc limit 1) last`.execute(db)
  return new Map(
    rows.map((row) => [
      row.carrier_id,
      {
        orderId: row.order_id,
        netPesos: row.net_pesos,
        paidAt: row.paid_at,
        account: { bank: row.bank, accountType: row.account_type, accountNumber: row.account_number },
      },
    ]),
  )
}
