/** What carriers owe, for staff and for the carrier himself. */
import type { api } from '@arriero/contract'
import type { InputOf, ReplyOf } from '@arriero/contract/endpoint'
import type { CarrierDebt } from '@arriero/contract/money/settlement-shapes'
import { sql } from 'kysely'
import type { Ctx, Db } from '#context.ts'
import { payoutIn } from '#database/state-lists.ts'
import { columnsOf, fieldsPage, wireOf, type Fields } from '#database/fields.ts'
import type { Sorts } from '#database/keyset.ts'
import type { Account } from '../payouts/payouts.store.ts'

type Query = InputOf<typeof api.settlements.debts>['query']

const sorts: Sorts = { createdAt: { by: sql`d.created_at`, type: 'instant' } }

/** What payouts that are only begun will pay back is not paid back yet. */
const recovered = sql`coalesce((select sum(r.amount_pesos) from debt_recoveries r join payouts p on p.id = r.payout_id
  where r.order_id = d.order_id and p.state in ${payoutIn.settled}), 0)::bigint`
const from = sql`carrier_debts d join orders o on o.id = d.order_id join users c on c.id = d.carrier_id`
const isStanding = sql`d.recovered_pesos < d.amount_pesos`

const fields: Fields<CarrierDebt> = {
  order: sql`d.order_id`,
  origin: sql`o.origin_name`,
  destination: sql`o.destination_name`,
  carrier: { _id: sql`d.carrier_id`, name: sql`c.name` },
  value: sql`d.amount_pesos`,
  recovered,
  left: sql`d.amount_pesos - ${recovered}`,
  createdAt: sql`d.created_at`,
}

export const debtList = ({ db }: Ctx, query: Query): Promise<ReplyOf<typeof api.settlements.debts>> =>
  fieldsPage(
    db,
    {
      fields,
      from,
      countFrom: sql`carrier_debts d`,
      where: [
        query.isOpen ? isStanding : undefined,
        query.carrierId === undefined ? undefined : sql`d.carrier_id = ${query.carrierId}`,
      ],
      id: sql`d.order_id`,
      sorts,
    },
    query,
  )

/** A carrier has few: an advance is rare, a service cancelled on the road is rarer. */
const most = 50

/** Those of a carrier that stand, or that his payouts have begun to pay back; the newest first. */
export const debtsOfCarrier = async (db: Db, carrierId: string): Promise<CarrierDebt[]> => {
  const { rows } = await sql`
    select ${columnsOf(fields)} from ${from} where d.carrier_id = ${carrierId} and (${isStanding} or exists (
      select from debt_recoveries r join payouts p on p.id = r.payout_id
      where r.order_id = d.order_id and p.state in ${payoutIn.settling}))
    order by d.created_at desc, d.order_id desc limit ${most}`.execute(db)
  return rows.map(wireOf(fields))
}

/** The services whose debts a payout pays back. */
export const debtsPaidBy = async (db: Db, payoutId: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('debt_recoveries')
    .select('order_id')
    .where('payout_id', '=', payoutId)
    .orderBy('order_id')
    .execute()
  return rows.map(({ order_id: orderId }) => orderId)
}

/** The payment of the service itself has reached the account. */
export const isServiceCaptured = async (db: Db, orderId: string): Promise<boolean> => {
  const { rows } = await sql<{ id: string }>`
    select id from payment_attempts where order_id = ${orderId} and is_applied and state = 'captured'
      and charge = 'service'`.execute(db)
  return rows.length > 0
}

/** Where a carrier is paid; undefined while he has not said it. */
export const carrierAccount = async (db: Db, carrierId: string): Promise<Account | undefined> => {
  const { rows } = await sql<Account>`
    select bank, account_type as "accountType", account_number as "accountNumber" from users
    where id = ${carrierId} and bank is not null and account_type is not null and account_number is not null`.execute(
    db,
  )
  return rows[0]
}
