/** What the back office has gathered beside a million services: cancellations, requests, the trail, and the dashboard's counts. */
import type pg from 'pg'

const requestCount = 50_000
const trailCount = 500_000

const cancellations = `
  insert into cancellations (id, order_id, user_id, role, cause, description, fee_pesos, vat_pesos, refund_pesos, carrier_pesos, search, created_at)
  select substr(md5('cancellation' || o.id), 1, 24), o.id, o.client_id, 'client', 'client', 'El pedido se aplazó', 0, 0, 0, 0,
    o.search || ' el pedido se aplazo', o.cancelled_at
  from orders o where o.status = 4`

const requests = `
  insert into support_requests (id, user_id, filed_by, kind, subject, description, status, due_on, solved_at, search, created_at, updated_at)
  select substr(md5('request' || n), 1, 24), u.id, u.id, 'question', 'Consulta ' || n, 'Quiero saber cómo va mi servicio',
    case when n % 10 = 0 then 'pending' else 'solved' end, (at + interval '21 days')::date,
    case when n % 10 > 0 then at + interval '2 days' end, 'consulta ' || n || ' ' || lower(u.name), at, at
  from (select n, $1::timestamptz - interval '10 minutes' * n as at from generate_series(0, ${requestCount - 1}) n) s
  join lateral (select id, name from users where role = 'client' and id >= substr(md5('who' || n), 1, 24) order by id limit 1) u on true`

const trail = `
  insert into audit_trail (at, actor_id, act, object_kind, object_id, details)
  select $1::timestamptz - interval '1 minute' * (${trailCount} - n),
    (select id from users where role = 'soport' limit 1),
    (array['session.opened', 'setting.update', 'order.close', 'order.waive'])[1 + n % 4], 'order', substr(md5('object' || n), 1, 24), '{}'
  from generate_series(0, ${trailCount - 1}) n`

/** Triggers were silent while the rows were copied in. */
export const tallies = `
  insert into tallies select 'order', day_in_bogota(created_at), status, count(*), 0 from orders group by 2, 3
  union all
  select 'payment', day_in_bogota(paid_at), null, count(*), sum(coalesce(total_pesos, 0)) from orders
  where paid_at is not null and status < 4 group by 2`

const marginFacts = `
  insert into margin_facts
  select 'service', o.id, o.id, o.finish_at, date_trunc('week', day_in_bogota(o.finish_at))::date, o.client_id, o.carrier_id,
    o.origin_code || '-' || o.destination_code, o.net_pesos, o.carrier_pesos, 0, o.platform_pesos, o.platform_pesos, 0, 0, 0, 0, 0, 0, 0, 0
  from orders o where o.status = 3
  union all
  select 'offer', f.order_id || '-' || f.carrier_id, f.order_id, min(f.created_at),
    date_trunc('week', day_in_bogota(min(f.created_at)))::date, o.client_id, f.carrier_id, o.origin_code || '-' || o.destination_code,
    0, 0, 0, 0, 0, 0, 0, 0, 0, 0, max(case when f.state = 'accepted' then 1 else 0 end), 0, 0
  from offers f join orders o on o.id = f.order_id where f.is_offer group by f.order_id, f.carrier_id, o.id`

const marginTallies = `
  insert into margin_tallies
  select d.dimension, f.week, d.key, f.kind, count(*), sum(billed_pesos), sum(freight_pesos), sum(insurer_pesos), sum(commission_pesos),
    sum(margin_pesos), sum(compared), sum(priced_pesos), sum(reference_pesos), sum(floored), sum(below_floor), sum(won), sum(first),
    sum(first_minutes)
  from margin_facts f
    cross join lateral (values ('all', ''), ('client', f.client_id), ('carrier', f.carrier_id), ('lane', f.lane)) as d (dimension, key)
  where d.key is not null group by d.dimension, f.week, d.key, f.kind`

export const fillOffice = async (sql: pg.Client, now: Date): Promise<void> => {
  await sql.query(cancellations)
  await sql.query(requests, [now])
  await sql.query(trail, [now])
  await sql.query(tallies)
  await sql.query(marginFacts)
  await sql.query(marginTallies)
}
