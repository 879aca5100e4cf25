/** The money of all services that were paid, in the books and beside them, as the product would have written it: everything agrees. */
import type pg from 'pg'
import { takeIndexes } from './indexes.ts'
import { tallies } from './office.ts'

const tables = [
  'journal_transactions',
  'journal_entries',
  'order_balances',
  'payment_attempts',
  'payment_notices',
  'payouts',
]

const idOf = (kind: string) => `substr(md5('${kind}' || o.id), 1, 24)`

/** Services that came so far, and when they did. */
type Reached = { states: string; at: string }
const paid: Reached = { states: '2, 3', at: 'o.paid_at' }
const finished: Reached = { states: '3', at: 'o.finish_at' }
const from = ({ states }: Reached, beside = '') => `from orders o ${beside} where o.status in (${states})`

/** Of each account in the transaction: what comes to it, or with a minus goes from it. */
const event = (kind: string, reached: Reached, lines: Readonly<Record<string, string>>): string[] => [
  `insert into journal_transactions (id, order_id, event, posted_at)
   select ${idOf(kind)}, o.id, '${kind}:' || ${idOf('attempt')}, ${reached.at} ${from(reached)}`,
  `insert into journal_entries (id, transaction_id, order_id, kind, account, amount_pesos, posted_at)
   select substr(md5('${kind}' || l.account || o.id), 1, 24), ${idOf(kind)}, o.id, '${kind}', l.account, l.pesos, ${reached.at}
   ${from(
     reached,
     `cross join lateral (values ${Object.entries(lines)
       .map(([account, pesos]) => `('${account}', ${pesos})`)
       .join(', ')}) l (account, pesos)`,
   )}`,
]

const statements: readonly string[] = [
  `insert into payment_attempts (id, order_id, client_id, site_id, transaction, utc_day, attempted_at, amount_pesos, state, gateway_status,
     is_open, is_applied, expires_at, charge)
   select ${idOf('attempt')}, o.id, o.client_id, '12345678', upper(substr(md5(o.id), 1, 12)), o.paid_at::date, o.paid_at, o.total_pesos, 'captured',
     'CAPTURED', false, true, o.paid_at + interval '1 hour', 'service' ${from(paid)}`,
  `insert into payment_notices (id, received_at, attempt_id, verdict, status, gateway_uuid, fields, is_signed)
   select substr(md5('notice' || s.status || o.id), 1, 24), o.paid_at, ${idOf('attempt')}, 'matched', s.status, md5(s.status || o.id),
     jsonb_build_object('vads_amount', (o.total_pesos * 100)::text, 'vads_trans_status', s.status, 'vads_ctx_mode', 'PRODUCTION'), true
   ${from(paid, `cross join (values ('AUTHORISED'), ('CAPTURED')) s (status)`)}`,
  ...event('payment', paid, {
    gateway_in_transit: 'o.total_pesos',
    client_receivable: '-o.total_pesos',
  }),
  ...event('captured', paid, { bank: 'o.total_pesos', gateway_in_transit: '-o.total_pesos' }),
  ...event('finish', finished, {
    client_receivable: 'o.total_pesos',
    carrier_payable: '-o.carrier_pesos',
    platform_revenue: '-o.platform_pesos',
    vat_payable: '-o.vat_pesos',
  }),
  ...event('payout', finished, {
    carrier_payable: 'o.carrier_pesos',
    bank: '-o.carrier_pesos',
  }),
  `insert into payouts (id, order_id, carrier_id, kind, state, gross_pesos, withheld_pesos, advances_pesos, net_pesos, deducted_pesos, earned_at,
     release_on, due_on, lines, bank, account_type, account_number, reference, paid_at, created_at)
   select ${idOf('payout')}, o.id, o.carrier_id, 'service', 'paid', o.carrier_pesos, 0, 0, o.carrier_pesos, 0, o.finish_at, o.finish_at::date,
     o.finish_at::date, '[]', 'Bancolombia', 'Ahorros', '00145678901', 'TRF', o.finish_at, o.finish_at ${from(finished)}`,
  `insert into order_balances (order_id, account, amount_pesos) select order_id, account, sum(amount_pesos) from journal_entries group by 1, 2`,
  `insert into journal_tallies (account, kind, day, debit_pesos, credit_pesos, amount)
   select account, kind, (posted_at at time zone 'America/Bogota')::date, coalesce(sum(amount_pesos) filter (where amount_pesos > 0), 0),
     coalesce(-sum(amount_pesos) filter (where amount_pesos < 0), 0), count(*) from journal_entries group by 1, 2, 3`,
  `delete from tallies where kind in ('order', 'payment')`,
  tallies,
]

/** Answers how many entries there are then. */
export const fillBooks = async (sql: pg.Client): Promise<number> => {
  await sql.query(
    `set session_replication_role = replica; set work_mem = '256MB'; set maintenance_work_mem = '1GB'`,
  )
  const giveIndexesBack = await takeIndexes(sql, tables)
  for (const statement of statements) await sql.query(statement)
  await giveIndexesBack()
  await sql.query('set session_replication_role = origin')
  await sql.query(`vacuum (analyze, parallel 2) ${[...tables, 'journal_tallies', 'tallies'].join(', ')}`)
  const { rows } = await sql.query<{ count: string }>('select count(*) from journal_entries')
  return Number(rows[0]?.count)
}
