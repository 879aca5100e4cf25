/** After a kill: what was acknowledged is there, nothing is there twice, and the books come to zero. */
import pg from 'pg'
import { connect } from '../../apps/api/src/database/connect.ts'
import { faultsOf } from '../../apps/api/src/races/invariants.fixture.ts'
import type { Connection } from '../servers/process.ts'
import type { Ledger } from './ledger.ts'

export type Verdict = { lost: string[]; faults: string[] }

type Row = {
  id: string
  status: number
  transaction: string | null
  statuses: string[] | null
  is_paid: boolean
}

const read = `
  select o.id, o.status, o.paid_at is not null as is_paid,
    (select a.transaction from payment_attempts a where a.order_id = o.id) as transaction,
    (select array_agg(n.status) from payment_notices n join payment_attempts a on a.id = n.attempt_id
      where a.order_id = o.id and n.verdict = 'matched') as statuses
  from orders o`

/** Each answers the ids of what is there twice, or askew. */
const doubled: Record<string, string> = {
  'two attempts for one key': 'select order_id as id from payment_attempts group by 1 having count(*) > 1',
  'created twice': `select order_id as id from order_history where act = 'order.created' group by 1 having count(*) > 1`,
  'taken twice': `select order_id as id from order_history where act = 'offer.accepted' group by 1 having count(*) > 1`,
  'captured twice': `select order_id as id from order_history where act = 'payment.captured' group by 1 having count(*) > 1`,
  'money to give back of what nobody cancelled':
    'select d.order_id as id from refunds_due d join orders o on o.id = d.order_id where o.status <> 4',
  'a posting that is not zero': `select transaction_id as id from journal_entries group by 1 having sum(amount_pesos) <> 0`,
  'an event posted twice': `select min(id) as id from journal_transactions group by order_id, event having count(*) > 1`,
  'money in transit that is not what is authorised': `select 'gateway_in_transit' as id where
    (select coalesce(sum(amount_pesos), 0) from journal_entries where account = 'gateway_in_transit') <>
    (select coalesce(sum(amount_pesos), 0) from payment_attempts where state = 'authorised')`,
  'a bank that is not what was captured and not given back': `select 'bank' as id where
    (select coalesce(sum(amount_pesos), 0) from journal_entries where account = 'bank') <>
    (select coalesce(sum(amount_pesos), 0) from payment_attempts where state = 'captured') -
    (select coalesce(sum(amount_pesos), 0) from refunds where state = 'paid')`,
}

const idsOf = async (sql: pg.Client, query: string): Promise<string[]> =>
  (await sql.query<{ id: string }>(query)).rows.map(({ id }) => id)

const lostOf = async (sql: pg.Client, ledger: Ledger): Promise<string[]> => {
  const { rows } = await sql.query<Row>(read)
  const found = new Map(rows.map((row) => [row.id, row]))
  return [...ledger.orders].flatMap(([id, { isTaken, transaction, told }]) => {
    const row = found.get(id)
    if (!row) return [`the service ${id}`]
    return [
      ...(isTaken && row.status < 1 ? [`the taking of ${id}`] : []),
      ...(transaction !== undefined && row.transaction !== transaction ? [`the attempt of ${id}`] : []),
      ...told.filter((status) => !row.statuses?.includes(status)).map((status) => `${status} of ${id}`),
      ...(told.length > 0 && !row.is_paid ? [`the payment of ${id}`] : []),
    ]
  })
}

/** What nobody acknowledged although it is there: more services than were asked for. */
const surplus = async (sql: pg.Client, ledger: Ledger): Promise<string[]> => {
  const { rows } = await sql.query<{ count: string }>('select count(*) as count from orders')
  const count = Number(rows[0]?.count ?? 0)
  return count > ledger.orders.size ? [`${count} services, ${ledger.orders.size} acknowledged`] : []
}

/** Nobody writes meanwhile, and everything that was asked has been answered. */
export const checkAll = async (connection: Connection, ledger: Ledger): Promise<Verdict> => {
  const sql = new pg.Client(connection)
  await sql.connect()
  const silent = { info: () => undefined, warn: () => undefined, error: () => undefined }
  const database = connect(connection, silent, 2)
  try {
    const faults: string[] = await surplus(sql, ledger)
    for (const [what, query] of Object.entries(doubled))
      faults.push(...(await idsOf(sql, query)).map((id) => `${what}: ${id}`))
    return { lost: await lostOf(sql, ledger), faults: [...faults, ...(await faultsOf(database.db))] }
  } finally {
    await sql.end()
    await database.close()
  }
}
