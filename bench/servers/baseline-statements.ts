/**
 * What the bare baselines ask of the database: the product's own columns and joins through the same indexes, and no question of
 * who may read. `list` are the values of a client's rows, `one` those of a whole service. `wide` is a list of whole services, what other
 * lists are held against; `narrow` is a list of six columns without a join: it tells a slow machine from wide rows.
 */
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely'
import { columnsOf } from '../../apps/api/src/database/fields.ts'
import { rowSources } from '../../apps/api/src/features/orders/rows/row-fields.views.ts'
import {
  allOrders,
  orderFrom,
  plainColumns,
} from '../../apps/api/src/features/orders/shapes/order-select.views.ts'

const compiler = new Kysely<Record<string, never>>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
})
const wide = sql`select ${plainColumns} from ${orderFrom}`.compile(compiler).sql
const { fields, joined } = rowSources.client
const row = sql`select ${columnsOf(fields)} from ${allOrders} ${joined}`.compile(compiler).sql

const newestOf = 'where o.client_id = $1 order by o.created_at desc, o.id desc limit 51'

export const statements = {
  one: `${wide} where o.id = $1`,
  list: `${row} ${newestOf}`,
  wide: `${wide} ${newestOf}`,
  narrow: `select o.id, o.status, o.origin_name, o.destination_name, o.total_pesos, o.created_at from orders o ${newestOf}`,
  update: 'update orders set suggested_pesos = $2 where id = $1',
  insert: `insert into order_history (order_id, act, actor_id, at, recorded_at, is_time_verified, details)
    values ($1, 'bench', null, $2, $2, true, '{}')`,
}
