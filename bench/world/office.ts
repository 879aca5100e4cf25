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
const tallies = `
  insert into tallies select 'order', day_in_bogota(created_at), status, count(*), 0 from orders group by 2, 3
  union all
  select 'payment', day_in_bogota(paid_at), null, count(*), sum(coalesce(total_pesos, 0)) from orders
  where paid_at is not null and status < 4 group by 2`

export const fillOffice = async (sql: pg.Client, now: Date): Promise<void> => {
  await sql.query(cancellations)
  await sql.query(requests, [now])
  await sql.query(trail, [now])
  await sql.query(tallies)
}
