/**
 * What the bare baselines ask of the database: the columns, joins and indexes of the product's own reads, and no question of who
 * may read. `narrow` is a list of six columns without a join: it tells a slow machine from wide rows.
 */
const person = (alias: string) =>
  ['name', 'image_id', 'cell_phone', 'identification', 'email', 'score_sum', 'score_count']
    .map((column) => `${alias}.${column} as ${alias}_${column}`)
    .join(', ')

const wide = `select o.*, ${person('client')}, ${person('carrier')}, ${person('driver')},
    t.name as type_load_name, y.name as vehicle_type_name,
    v.license_plate, v.trailer_plate, v.image_ids as vehicle_image_ids, vy.name as vehicle_own_type_name
  from orders o
  join users client on client.id = o.client_id
  join type_loads t on t.id = o.type_load_id
  join vehicle_types y on y.id = o.vehicle_type_id
  left join users carrier on carrier.id = o.carrier_id
  left join users driver on driver.id = o.driver_id
  left join vehicles v on v.id = o.vehicle_id
  left join vehicle_types vy on vy.id = v.vehicle_type_id`

const newestOf = 'where o.client_id = $1 order by o.created_at desc, o.id desc limit 51'

export const statements = {
  one: `${wide} where o.id = $1`,
  list: `${wide} ${newestOf}`,
  narrow: `select o.id, o.status, o.origin_name, o.destination_name, o.total_pesos, o.created_at from orders o ${newestOf}`,
  update: 'update orders set suggested_pesos = $2 where id = $1',
  insert: `insert into order_history (order_id, act, actor_id, at, recorded_at, is_time_verified, details)
    values ($1, 'bench', null, $2, $2, true, '{}')`,
}
