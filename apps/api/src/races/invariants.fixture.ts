/** What must hold of every service, whatever raced. Security S1, S2, S7, S8, M3, M6. */
import { statusMoves, orderStatus } from '@arriero/domain/orders/orders'
import { sql } from 'kysely'
import type { Db } from '#context.ts'
import { journalFaults } from '#testing/house.ts'

const moves = new Set(statusMoves.map(([from, to]) => `${orderStatus[from]}${orderStatus[to]}`))

/** The status a history row leads to; undefined where it changes none. */
const statusAfter: Record<string, number> = {
  'order.created': 0,
  'offer.accepted': 1,
  'milestone.tripStart': 2,
  'milestone.finish': 3,
  'order.cancelled': 4,
  'order.released': 4,
}

type Line = { id: string; status: number; acts: string[] }

const historyFaults = ({ id, status, acts }: Line): string[] => {
  const steps = acts.flatMap((act) => (act === 'order.closed' ? [status] : (statusAfter[act] ?? [])))
  const faults = steps[0] === 0 ? [] : [`${id} does not begin as created`]
  for (const [index, to] of steps.entries()) {
    const from = steps[index - 1]
    if (from !== undefined && !moves.has(`${from}${to}`)) faults.push(`${id} went from ${from} to ${to}`)
  }
  if (steps.at(-1) !== status) faults.push(`${id} is ${status} but its history ends at ${steps.at(-1)}`)
  return faults
}

/** Each answers the ids that break it. */
const rules: Record<string, string> = {
  'more than one accepted offer': `select order_id as id from offers where state = 'accepted' group by 1 having count(*) > 1`,
  'a taken service without its accepted offer': `select o.id from orders o where o.taken_at is not null and not exists (
    select 1 from offers f where f.id = o.offer_id and f.order_id = o.id and f.state = 'accepted' and f.carrier_id = o.carrier_id)`,
  'an accepted offer of a service nobody holds': `select f.order_id as id from offers f join orders o on o.id = f.order_id
    where f.state = 'accepted' and o.offer_id is distinct from f.id`,
  'a live offer of a service that is no longer open': `select o.id from orders o join offers f on f.order_id = o.id
    where o.status <> 0 and f.state in ('open', 'countered')`,
  'an agreement that is not the offer’s': `select o.id from orders o join offers f on f.id = o.offer_id
    where o.client_pesos not in (f.client_pesos, coalesce(f.counter_client_pesos, f.client_pesos))`,
  'parts that do not sum to the total': `select id from orders where total_pesos is not null and total_pesos <>
    carrier_pesos + platform_pesos + vat_pesos + coalesce(premium_pesos, 0) + coalesce(premium_vat_pesos, 0)`,
  'a charge counted as paid twice': `select order_id as id from payment_attempts where is_applied
    group by order_id, charge having count(*) > 1`,
  'a service paid by nothing': `select o.id from orders o where o.paid_at is not null and o.status between 1 and 3
    and o.pay_status in ('ACCEPTED', 'CAPTURED')
    and not exists (select 1 from payment_attempts a where a.order_id = o.id and a.is_applied
      and a.state in ('authorised', 'captured') and a.amount_pesos = o.total_pesos)`,
  'money that is neither applied nor due back': `select a.order_id as id from payment_attempts a
    where a.state in ('authorised', 'captured') and not a.is_applied
    and (select coalesce(sum(amount_pesos), 0) from refunds_due r where r.attempt_id = a.id) <> a.amount_pesos`,
  'more given back than was received': `select o.id from orders o where
    (select coalesce(sum(amount_pesos), 0) from refunds_due r where r.order_id = o.id) >
    (select coalesce(sum(amount_pesos), 0) from payment_attempts a where a.order_id = o.id and a.state in ('authorised', 'captured'))`,
  'a service that is over with money still on its way': `select s.order_id as id from order_balances s
    join orders o on o.id = s.order_id where o.status in (3, 4) and o.payment_lost_at is null and s.amount_pesos <> 0
    and (s.account = 'client_receivable' or (s.account = 'gateway_in_transit' and not exists (
      select 1 from payment_attempts a where a.order_id = o.id and a.state = 'authorised')))
    and not exists (select 1 from standby_charges w where w.order_id = o.id and w.paid_at is null)`,
  'an ended service without its record': `select o.id from orders o where o.status = 4
    and (select count(*) from cancellations c where c.order_id = o.id) <> 1`,
  'fee, VAT and refund that are not what was paid': `select o.id from orders o join cancellations c on c.order_id = o.id
    where o.paid_at is not null and o.pay_status in ('ACCEPTED', 'CAPTURED') and o.paid_at <= o.cancelled_at
    and o.premium_pesos is null and c.fee_pesos + c.vat_pesos + c.refund_pesos <> o.total_pesos`,
  'a rating that does not count': `select o.id from orders o where
    (o.client_stars is not null) <> exists (select 1 from ratings r where r.order_id = o.id and r.direction = 'client')`,
  'a score that is not the sum of ratings': `select u.id from users u left join (
      select id, count(*) as n from (
        select o.carrier_id as id from ratings r join orders o on o.id = r.order_id where r.direction = 'client'
        union all select o.driver_id from ratings r join orders o on o.id = r.order_id
          where r.direction = 'client' and o.driver_id <> o.carrier_id
        union all select o.client_id from ratings r join orders o on o.id = r.order_id where r.direction = 'carrier'
      ) rated group by id) c on c.id = u.id where u.score_count <> coalesce(c.n, 0)`,
  'a count of services that is wrong': `select u.id from users u left join (
      select id, count(*) as n from (
        select client_id as id from orders where status < 4 union all select carrier_id from orders where status < 4
      ) parties group by id) c on c.id = u.id where u.order_count <> coalesce(c.n, 0)`,
  'a driver on two running services': `select driver_id as id from orders where status = 2 group by 1 having count(*) > 1`,
  'a driver on two services at once': `select a.id from orders a join orders b on a.driver_id = b.driver_id and a.id < b.id
    where a.status = 1 and b.status = 1 and tstzrange(a.reservation_at, a.planned_end_at) && tstzrange(b.reservation_at, b.planned_end_at)`,
}

/** Every fault of the whole database, in words; empty when all is well. */
export const faultsOf = async (db: Db): Promise<string[]> => {
  const faults: string[] = await journalFaults(db)
  // The tests' server gathers no statistics by itself.
  await sql`analyze`.execute(db)
  for (const [fault, query] of Object.entries(rules)) {
    const { rows } = await sql<{ id: string }>`${sql.raw(query)}`.execute(db)
    faults.push(...rows.map(({ id }) => `${id}: ${fault}`))
  }
  const { rows } = await sql<Line>`
    select o.id, o.status, array_agg(h.act order by h.id) as acts
    from orders o left join order_history h on h.order_id = o.id group by o.id`.execute(db)
  return [...faults, ...rows.flatMap(historyFaults)]
}
