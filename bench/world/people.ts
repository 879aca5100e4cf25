/** Clients and carriers by the thousand: one of each is made by the product, the others are copies with their own names. */
import { makePerson, makeTruck } from '../../apps/api/src/world/people.ts'
import { typeLoadId, vehicleTypeId } from '../../apps/api/src/features/catalogues/catalogue-ids.ts'
import { hashPassword } from '../../apps/api/src/features/users/password-hash.ts'
import type { House } from '../../apps/api/src/compose.ts'
import type pg from 'pg'
import { copy, idOf, nameOf } from './copies.ts'

/** Of everybody: all of them have the one hash of the template. */
export const crowdPassword = 'nadie entra con esta clave'
/** How many of each there are. */
export type Crowds = { clients: number; carriers: number }
/** Clients of a million services; of more or fewer as many more or fewer, so that each client has as many as before. */
const clientsOfMillion = 12_000
/** Those of a table of so many services. */
export const crowdsOf = (orders: number): Crowds => ({
  clients: Math.max(50, Math.round((orders * clientsOfMillion) / 1_000_000)),
  carriers: 8_000,
})

/** Carriers drive these in turn, and orders ask for these in turn. */
export const vehicleTypes = ['turboTruck', 'singleTruck', 'doubleAxleTruck', 'tractor3S3'] as const
export const cargo = ['general', 'bulk', 'special', 'moves'] as const
export const vehicleTypeIds = vehicleTypes.map(vehicleTypeId)
export const typeLoadIds = cargo.map(typeLoadId)

type Crowd = { kind: 'client' | 'carrier'; count: number; template: string }

const copyPeople = async (sql: pg.Client, { kind, count, template }: Crowd) => {
  const name = nameOf('n')
  const changes = {
    id: idOf(kind, 'n'),
    name,
    email: `'${kind}' || n || '@example.co'`,
    email_key: `'${kind}' || n || '@example.co'`,
    identification: `(10000000 + n)::text`,
    search: `lower(${name}) || ' ${kind}' || n || '@example.co'`,
  }
  await sql.query(
    `insert into users ${copy('users', changes, {
      from: `generate_series(0, ${count - 1}) n`,
      where: `t.id = '${template}'`,
    })}`,
  )
  await sql.query(`create unlogged table bench.bench_${kind}s as select n, u.id, u.name
    from generate_series(0, ${count - 1}) n join users u on u.id = ${idOf(kind, 'n')}`)
}

/** Each carrier has the papers of the first and one truck. */
const copyTrucks = async (sql: pg.Client, template: string, trucks: readonly string[]) => {
  await sql.query(
    `insert into credentials ${copy(
      'credentials',
      { id: `substr(md5(t.id || c.n), 1, 24)`, user_id: 'c.id' },
      { from: 'bench_carriers c', where: `t.user_id = '${template}'` },
    )}`,
  )
  for (const [index, truck] of trucks.entries()) {
    const mine = `c.n % ${trucks.length} = ${index}`
    const changes = {
      id: idOf('truck', 'c.n'),
      owner_id: 'c.id',
      license_plate: `'X' || chr(65 + (c.n / 26000) % 26) || chr(65 + (c.n / 1000) % 26) || lpad((c.n % 1000)::text, 3, '0')`,
      search: `'truck ' || c.n`,
    }
    await sql.query(
      `insert into vehicles ${copy('vehicles', changes, {
        from: 'bench_carriers c',
        where: `t.id = '${truck}' and ${mine}`,
      })}`,
    )
    await sql.query(`insert into vehicle_type_loads select ${idOf('truck', 'c.n')}, l.type_load_id
      from vehicle_type_loads l cross join bench_carriers c where l.vehicle_id = '${truck}' and ${mine}`)
    await sql.query(
      `insert into credentials ${copy(
        'credentials',
        { id: `substr(md5(t.id || c.n), 1, 24)`, vehicle_id: idOf('truck', 'c.n') },
        { from: 'bench_carriers c', where: `t.vehicle_id = '${truck}' and ${mine}` },
      )}`,
    )
  }
  await sql.query(`alter table bench_carriers add vehicle_id text, add plate text`)
  await sql.query(`update bench_carriers c set vehicle_id = v.id, plate = lower(v.license_plate)
    from vehicles v where v.id = ${idOf('truck', 'c.n')}`)
}

/** Leaves the tables `bench_clients` and `bench_carriers` of the schema `bench`. */
export const fillPeople = async (
  house: House,
  sql: pg.Client,
  { clients, carriers }: Crowds,
): Promise<void> => {
  const ctx = house.openCtx()
  const passwordHash = await hashPassword(crowdPassword)
  const facts = { identification: '1', cellPhone: '3001234567', name: 'Plantilla' }
  const client = await makePerson(ctx, { ...facts, role: 'client', email: 'c@example.co' }, passwordHash)
  const carrier = await makePerson(
    ctx,
    { ...facts, role: 'driver', email: 'd@example.co', basePlaceCode: '11001' },
    passwordHash,
  )
  const trucks: string[] = []
  for (const [index, type] of vehicleTypes.entries()) {
    const plate = `ZZZ00${index}`
    trucks.push(
      await makeTruck(ctx, carrier, { licensePlate: plate, type, brand: 'Hino', model: '2022', cargo }),
    )
  }
  await copyPeople(sql, { kind: 'client', count: clients, template: client.id })
  await copyPeople(sql, { kind: 'carrier', count: carriers, template: carrier.id })
  await copyTrucks(sql, carrier.id, trucks)
}
