/**
 * Orders over two years, most of them finished, spread over clients and carriers as trade is: a few have thousands, most some
 * dozens. The last ones are open, with none to three offers each.
 */
import type pg from 'pg'
import { typeLoadIds, vehicleTypeIds, type Crowds } from './people.ts'

export type Span = { from: number; to: number }
export type Plan = {
  /** The number of the service that was made two years ago; the one before `orders` is made now. */
  since: number
  /** The last of them are open, those before under way, each with a carrier of its own. */
  orders: number
  open: number
  running: number
  /** Who they are of. */
  people: Crowds
  routes: number
  now: Date
}

const prefixOf = (n: string) => `lpad(to_hex(1700000000 + ${n}), 8, '0')`
const idOf = (kind: string, n: string) => `${prefixOf(n)} || substr(md5('${kind}' || ${n}), 1, 16)`
const pick = (list: readonly string[], n: string) =>
  `(array['${list.join(`','`)}'])[1 + ${n} % ${list.length}]`

/** Whatever the constraints ask of a state: who holds it, what it costs, when it passed which milestone. */
const states = ({ since, orders, open, running, people, now }: Plan) => `
  select i, n.now, ${idOf('order', 'i')} as id,
    case when i >= ${orders - open} then 0 when i >= ${orders - open - running} then 2
      when i >= ${since + Math.floor((orders - open - since) * 0.97)} then 1 when i % 11 = 0 then 4 else 3 end as status,
    floor(${people.clients} * power(random(), 2))::int as client_n,
    case when i >= ${orders - open - running} then i % ${people.carriers} else floor(${people.carriers} * power(random(), 2))::int end as carrier_n,
    random() as luck,
    n.now - interval '730 days' * (1 - (i - ${since})::float8 / ${orders - since}) as created_at,
    (400000 + floor(random() * 60) * 50000)::bigint as carrier_pesos
  from generate_series($1::int, $2::int) i cross join (select '${now.toISOString()}'::timestamptz as now) n`

const amounts = `select d.*, r.*, carrier_pesos / 10 as platform_pesos, carrier_pesos + carrier_pesos / 10 as net_pesos,
    ((carrier_pesos + carrier_pesos / 10) * 19 + 50) / 100 as vat_pesos,
    case when status = 0 then d.now + interval '2 days' + interval '40 days' * luck else created_at + interval '36 hours' end as reservation_at,
    status in (1, 2, 3) as taken
  from states d join bench_routes r on r.n = d.i % `

const columns: Record<string, string> = {
  id: 's.id',
  status: 's.status',
  client_id: 'c.id',
  carrier_id: 'case when taken then k.id end',
  driver_id: 'case when status in (2, 3) then k.id end',
  vehicle_id: 'case when status in (2, 3) then k.vehicle_id end',
  offer_id: `case when taken then ${idOf('offer', 'i')} end`,
  type_load_id: pick(typeLoadIds, 'i'),
  vehicle_type_id: pick(vehicleTypeIds, 'i'),
  origin_name: 'from_name',
  origin_code: 'from_code',
  origin_latitude: 'from_latitude',
  origin_longitude: 'from_longitude',
  origin_exact: 'true',
  destination_name: 'to_name',
  destination_code: 'to_code',
  destination_latitude: 'to_latitude',
  destination_longitude: 'to_longitude',
  destination_exact: 'true',
  distance_km: 'km',
  distance_method: 'method',
  route_line: 'line',
  reservation_at: 'reservation_at',
  planned_end_at: `reservation_at + interval '1 day'`,
  high: `'2.2 M'`,
  weight: `'9 tn'`,
  width: `'2.4 M'`,
  volume: `'38 M3'`,
  bottom: `'6 M'`,
  pieces: `'24 Unidades'`,
  weight_kg: '9000',
  description: `'Carga paletizada, cargue por muelle, se entrega con remesa firmada. Pedido ' || i`,
  image_ids: `case when i % 3 = 0 then array[${idOf('image', 'i')}] else '{}' end`,
  delivery_code_tries: '0',
  client_price: 'case when i % 4 > 0 then net_pesos + vat_pesos end',
  suggested_pesos: 'net_pesos',
  profit_bp: '1000',
  vat_bp: '1900',
  insurance_bp: '15',
  insurer_share_bp: '1000',
  vat_base: `'freight'`,
  carrier_pesos: 'case when taken then carrier_pesos end',
  platform_pesos: 'case when taken then platform_pesos end',
  net_pesos: 'case when taken then net_pesos end',
  vat_pesos: 'case when taken then vat_pesos end',
  client_pesos: 'case when taken then net_pesos + vat_pesos end',
  total_pesos: 'case when taken then net_pesos + vat_pesos end',
  pay_status: `case when status in (2, 3) then 'CAPTURED' end`,
  pay_transaction: `case when status in (2, 3) then lpad((i % 1000000)::text, 6, '0') end`,
  paid_at: `case when status in (2, 3) then created_at + interval '3 hours' end`,
  pay_until: `case when status = 1 then now + interval '1 day' when taken then created_at + interval '12 hours' end`,
  taken_at: `case when taken then created_at + interval '2 hours' end`,
  on_the_way_at: `case when status in (2, 3) then reservation_at - interval '3 hours' end`,
  is_in_position: 'status in (2, 3)',
  in_position_at: 'case when status in (2, 3) then reservation_at end',
  loading_start_at: `case when status in (2, 3) then reservation_at + interval '1 hour' end`,
  trip_start_at: `case when status in (2, 3) then reservation_at + interval '2 hours' end`,
  arrived_at: `case when status = 3 then reservation_at + interval '12 hours' end`,
  unloading_start_at: `case when status = 3 then reservation_at + interval '13 hours' end`,
  finish_at: `case when status = 3 then reservation_at + interval '14 hours' end`,
  delivery_image_ids: `case when status = 3 then array[${idOf('proof', 'i')}] else '{}' end`,
  cancelled_at: `case when status = 4 then created_at + interval '5 hours' end`,
  cancel_cause: `case when status = 4 then 'client' end`,
  cancel_reason: `case when status = 4 then 'El pedido se aplazó' end`,
  client_stars: 'case when status = 3 and i % 2 = 0 then 3 + i % 3 end',
  search: `s.id || ' ' || words || ' ' || lower(c.name) || case when taken then ' ' || lower(k.name) || ' ' || k.plate else '' end`,
  open_search: `s.id || ' ' || words`,
  created_at: 'created_at',
  version: '1',
}

const insertOrders = (plan: Plan) => `
  with states as materialized (${states(plan)}), sums as (${amounts} ${plan.routes})
  insert into orders (${Object.keys(columns).join(', ')})
  select ${Object.values(columns).join(',\n')}
  from sums s join bench_clients c on c.n = s.client_n join bench_carriers k on k.n = s.carrier_n`

const offerRows = (source: string, state: string) => `
  insert into offers (id, order_id, carrier_id, state, is_offer, description, carrier_pesos, platform_pesos, net_pesos, vat_pesos,
    client_pesos, profit_bp, vat_bp, insurance_bp, insurer_share_bp, vat_base, carrier_rounds, client_rounds, expires_at, created_at)
  select offer_id, id, offerer_id, ${state}, true, 'Vehículo disponible, salida a la hora', pesos, pesos / 10, pesos + pesos / 10,
    ((pesos + pesos / 10) * 19 + 50) / 100, pesos + pesos / 10 + ((pesos + pesos / 10) * 19 + 50) / 100, 1000, 1900, 15, 1000, 'freight',
    1, 0, reservation_at - interval '1 hour', created_at + interval '1 hour'
  from (${source}) o`

const between = `o.id >= ${prefixOf('$1::int')} and o.id < ${prefixOf('$2::int + 1')}`
const accepted = `select o.id, o.reservation_at, o.created_at, o.offer_id, o.carrier_id as offerer_id, o.carrier_pesos as pesos
  from orders o where o.offer_id is not null and ${between}`
const waiting = ({
  carriers,
}: Crowds) => `select o.id, o.reservation_at, o.created_at, k.id as offerer_id, 400000 + 50000 * j as pesos,
    substr(md5(o.id || j), 1, 24) as offer_id
  from (select o.*, ('x' || substr(id, 1, 8))::bit(32)::int::bigint - 1700000000 as i from orders o where status = 0 and ${between}) o
  cross join generate_series(1, 3) j join bench_carriers k on k.n = (o.i * 7 + j * 131) % ${carriers}
  where j <= o.i % 4`

/** One stretch of orders with their offers and the first line of their history: the same ones, whichever connection makes them. */
export const fillStretch = async (sql: pg.Client, plan: Plan, { from, to }: Span): Promise<void> => {
  const numbers = [from, to]
  await sql.query('select setseed(sin($1))', [from])
  await sql.query(insertOrders(plan), numbers)
  await sql.query(offerRows(accepted, `'accepted'`), numbers)
  await sql.query(offerRows(waiting(plan.people), `'open'`), numbers)
  await sql.query(
    `insert into order_history (order_id, act, actor_id, at, recorded_at, is_time_verified, details)
     select o.id, 'order.created', o.client_id, o.created_at, o.created_at, true, '{}' from orders o where ${between}`,
    numbers,
  )
}
