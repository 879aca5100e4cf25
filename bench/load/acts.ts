/** Create, offer, accept: every request another act that may happen, so none is answered by a refusal. */
import type { Request } from 'autocannon'
import type pg from 'pg'
import { typeLoadIds, vehicleTypeIds } from '../world/people.ts'
import type { Gatekeeper, Person } from './actors.ts'
import { eachOnce, type Supply } from './turns.ts'

/** Makes so many more open orders, with none to three offers each. */
type More = (count: number) => Promise<void>

/** Rows for as many acts, after more open orders were made where there were too few: until these make no difference. */
const enough = async <Row>(
  least: number,
  more: More,
  read: (limit: number) => Promise<Row[]>,
): Promise<Row[]> => {
  for (let before = -1; ;) {
    const rows = await read(least)
    if (rows.length >= least || rows.length <= before) return rows
    before = rows.length
    // Of open orders a quarter has no offer yet, and not every carrier has a truck left: some more than are missing.
    await more(2 * (least - rows.length))
  }
}

const json = ({ headers }: Person, target: string, body: object): Request => ({
  method: target.split(' ')[0] ?? '',
  path: target.split(' ')[1] ?? '',
  headers: { ...headers, 'content-type': 'application/json' },
  body: JSON.stringify(body),
})

const tomorrow = () => new Date(Date.now() + 30 * 86_400_000).toISOString()

export const creations = async (enter: Gatekeeper, clients: readonly string[]): Promise<Request[]> => {
  const people = await Promise.all(clients.map(enter))
  const reservationDate = tomorrow()
  return people.map((person, index) =>
    json(person, 'POST /v1/order/create', {
      origin: {
        name: 'Calle 13 # 68-20, Bogotá',
        latitude: 4.64,
        longitude: -74.11,
        code: '11001',
        exact: true,
      },
      destination: {
        name: 'Carrera 50 # 10-30, Medellín',
        latitude: 6.22,
        longitude: -75.58,
        code: '05001',
        exact: true,
      },
      images: [],
      typeLoad: typeLoadIds[index % typeLoadIds.length],
      typeVehicleId: vehicleTypeIds[index % vehicleTypeIds.length],
      description: 'Carga paletizada, cargue por muelle',
      reservationDate,
      // What the smallest type carries.
      high: '1.1 M',
      weight: '0.6 tn',
      width: '1.2 M',
      price: 2_400_000,
    }),
  )
}

const openWithoutOffer = `with few as (select owner_id, vehicle_type_id, row_number() over (partition by vehicle_type_id order by owner_id) as n from vehicles),
       open as (select id, vehicle_type_id, row_number() over (order by md5(id)) as n from orders where status = 0)
     select o.id, v.owner_id as carrier_id from open o join few v on v.vehicle_type_id = o.vehicle_type_id and v.n = 1 + o.n % 200
     where not exists (select from offers f where f.order_id = o.id and f.carrier_id = v.owner_id) limit $1`

/** Each open order gets one more offer, from a carrier whose truck fits and who has made none. */
export const offers = (enter: Gatekeeper, sql: pg.Client, more: More): Supply => {
  const read = async (limit: number) => {
    const { rows } = await sql.query<{ id: string; carrier_id: string }>(openWithoutOffer, [limit])
    return rows
  }
  return eachOnce(async (least) => {
    const made: Request[] = []
    for (const { id, carrier_id } of await enough(least, more, read)) {
      const body = { isOffer: true, idOrder: id, value: 900_000, description: 'Salgo a la hora pedida' }
      made.push(json(await enter(carrier_id), 'POST /v1/offer/create', body))
    }
    return made
  })
}

/** With a carrier whose truck fits; `$1`: how many. */
export const openOffers = `select distinct on (f.order_id) f.order_id, f.id, o.client_id from offers f join orders o on o.id = f.order_id
     join vehicles v on v.owner_id = f.carrier_id and v.vehicle_type_id = o.vehicle_type_id
     where f.state = 'open' and o.status = 0 order by f.order_id, f.id limit $1`

/** Of carriers who still have a truck for it. */
export const acceptances = (enter: Gatekeeper, sql: pg.Client, more: More): Supply => {
  const read = async (limit: number) => {
    const { rows } = await sql.query<{ order_id: string; id: string; client_id: string }>(openOffers, [limit])
    return rows
  }
  return eachOnce(async (least) => {
    const made: Request[] = []
    for (const { order_id, id, client_id } of await enough(least, more, read))
      made.push(json(await enter(client_id), `PUT /v1/offer/take/${order_id}`, { idOffer: id }))
    return made
  })
}
