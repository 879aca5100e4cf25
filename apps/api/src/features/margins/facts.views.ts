/** What of a service is counted, by what has become of it: the one place that says so. docs/decisions/0072. */
import { sql } from 'kysely'
import { inState } from '#database/order-states.ts'
import type { Fragment } from '#database/keyset.ts'

/** The columns of a fact, in the sequence of the queries below. */
export const factColumns = sql`kind, id, order_id, at, week, client_id, carrier_id, lane,
  billed_pesos, freight_pesos, insurer_pesos, commission_pesos, margin_pesos, compared, priced_pesos, reference_pesos,
  floored, below_floor, won, first, first_minutes`

const weekOf = (at: Fragment): Fragment => sql`date_trunc('week', day_in_bogota(${at}))::date`
const lane = sql`o.origin_code || '-' || o.destination_code`

const isFinished = sql`o.status = ${inState.finished}`
const isCompared = sql`(${isFinished} and o.carrier_pesos is not null and o.reference_pesos > 0)`
const isFloored = sql`(${isFinished} and o.carrier_pesos is not null and o.floor_pesos > 0)`
const one = (condition: Fragment): Fragment => sql`(case when ${condition} then 1 else 0 end)`
const pesosWhere = (condition: Fragment, pesos: Fragment): Fragment =>
  sql`(case when ${condition} then ${pesos} else 0 end)`

/** What the accounting table counts of a service that is over and left money; its books are its journal's. Decisions §16. */
const services = (orderIds: readonly string[]): Fragment => sql`
  select 'service'::text, b.order_id, b.order_id, b.dated_at, ${weekOf(sql`b.dated_at`)}, o.client_id, o.carrier_id, ${lane},
    b.carrier_pesos + b.platform_pesos + b.premium_pesos + b.standby_pesos, b.carrier_pesos + b.standby_pesos,
    b.premium_cost_pesos, b.platform_pesos, b.platform_pesos + b.premium_pesos - b.premium_cost_pesos,
    ${one(isCompared)}, ${pesosWhere(isCompared, sql`o.carrier_pesos`)}, ${pesosWhere(isCompared, sql`o.reference_pesos`)},
    ${one(isFloored)}, ${one(sql`${isFloored} and o.carrier_pesos < o.floor_pesos`)}, 0, 0, 0::bigint
  from order_books b join orders o on o.id = b.order_id
  where b.order_id = any(${[...orderIds]}) and b.total_pesos > 0`

/** A carrier that bargains makes one offer; who takes a service at its price makes none. */
const offers = (orderIds: readonly string[]): Fragment => sql`
  select 'offer'::text, f.order_id || '-' || f.carrier_id, f.order_id, f.at, ${weekOf(sql`f.at`)}, o.client_id, f.carrier_id, ${lane},
    0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0, 0::bigint, 0::bigint, 0, 0, ${one(sql`f.is_won`)},
    ${one(sql`f.place = 1`)},
    case when f.place = 1 then greatest(0, round(extract(epoch from f.at - o.created_at) / 60))::bigint else 0::bigint end
  from (
    select order_id, carrier_id, min(created_at) as at, bool_or(state = 'accepted') as is_won,
      row_number() over (partition by order_id order by min(created_at), carrier_id) as place
    from offers where order_id = any(${[...orderIds]}) and is_offer group by order_id, carrier_id
  ) f join orders o on o.id = f.order_id`

const returns = (orderIds: readonly string[]): Fragment => sql`
  select 'return'::text, c.id, c.order_id, c.created_at, ${weekOf(sql`c.created_at`)}, o.client_id, c.user_id, ${lane},
    0::bigint, 0::bigint, 0::bigint, 0::bigint, 0::bigint, 0, 0::bigint, 0::bigint, 0, 0, 0, 0, 0::bigint
  from cancellations c join orders o on o.id = c.order_id
  where c.order_id = any(${[...orderIds]}) and c.cause = 'carrier'`

/** All facts of these services, as they are now. */
export const factsOf = (orderIds: readonly string[]): Fragment =>
  sql`${services(orderIds)} union all ${offers(orderIds)} union all ${returns(orderIds)}`
