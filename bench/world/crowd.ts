/** Everybody beside those who trade: 100,000 accounts and 200,000 vehicles in all, with papers, and what staff keeps lists of. */
import type { House } from '../../apps/api/src/compose.ts'
import { hashPassword } from '../../apps/api/src/features/users/password-hash.ts'
import { makePerson } from '../../apps/api/src/world/people.ts'
import type { Role } from '@arriero/domain/people/roles'
import type pg from 'pg'
import { copy, idOf, nameOf } from './copies.ts'
import { takeIndexes } from './indexes.ts'

/** With 12,000 clients and 8,000 drivers of `people.ts` these are 100,000. */
const crowds: readonly { role: Role; count: number }[] = [
  { role: 'client', count: 30_000 },
  { role: 'cliententerprise', count: 13_000 },
  { role: 'driver', count: 10_000 },
  { role: 'enterprise', count: 6_900 },
  { role: 'enterprisedriver', count: 20_000 },
  { role: 'soport', count: 100 },
]

const enterpriseCount = 6_900
/** With one truck of each of the 8,000 carriers these are 200,000. */
const vehicleCount = 192_000
/** One paper in so many waits to be looked at. */
const waitingEvery = 50

/** Not among the ids of those who trade. */
const crowdId = (role: Role, n: string) => idOf(`crowd ${role}`, n)

const employer = (role: Role) =>
  role === 'enterprisedriver' ? crowdId('enterprise', `(n % ${enterpriseCount})`) : 'null'

const fillRole = async (sql: pg.Client, { role, count }: (typeof crowds)[number], template: string) => {
  const name = nameOf('n')
  const email = `'${role}.crowd' || n || '@example.co'`
  const identification = `(20000000 + n)::text`
  const changes = {
    id: crowdId(role, 'n'),
    role: `'${role}'`,
    name,
    email,
    email_key: email,
    identification,
    enterprise_id: employer(role),
    is_active: 'n % 20 > 0',
    validation: `case when n % 40 = 0 then 'pending' else 'validated' end`,
    created_at: `t.created_at - interval '1 minute' * (n * 7)`,
    search: `lower(${name}) || ' ' || ${email} || ' ' || ${identification} || ' ' || ${crowdId(role, 'n')}`,
  }
  await sql.query(
    `insert into users ${copy('users', changes, {
      from: `generate_series(0, ${count - 1}) n`,
      where: `t.id = '${template}'`,
    })}`,
  )
}

/** The enterprises' and the drivers' in turn. */
const fillVehicles = async (sql: pg.Client) => {
  const { rowCount } = await sql.query(`create temp table bench_owners as
    select row_number() over (order by id) - 1 as n, id from users where role in ('enterprise', 'driver')`)
  await sql.query('create index on bench_owners (n)')
  await sql.query('analyze bench_owners')
  const plate = `chr(83) || chr(65 + s.n / 26000 % 26) || chr(65 + s.n / 1000 % 26) || lpad((s.n % 1000)::text, 3, '0')`
  const changes = {
    id: idOf('fleet', 's.n'),
    owner_id: 'o.id',
    license_plate: plate,
    is_active: 's.n % 15 > 0',
    created_at: `t.created_at - interval '1 minute' * (s.n * 3)`,
    search: `lower(${plate}) || ' ' || ${idOf('fleet', 's.n')}`,
  }
  await sql.query(
    `insert into vehicles ${copy('vehicles', changes, {
      from: `generate_series(0, ${vehicleCount - 1}) s(n) join bench_owners o on o.n = s.n % ${rowCount}`,
      where: `t.license_plate = 'ZZZ000'`,
    })}`,
  )
}

const fillPapers = async (sql: pg.Client) => {
  const columns =
    'id, user_id, vehicle_id, kind, name, issued_on, expires_on, is_active, is_latest, image_ids, created_at'
  const rest = (n: string) =>
    `current_date - 100, current_date + 200, ${n} % ${waitingEvery} > 0, true, '{}', v.created_at`
  await sql.query(
    `insert into credentials (${columns})
     select substr(md5('soat' || v.id), 1, 24), null, v.id, 'soat', 'Soat', ${rest('row_number() over ()')} from vehicles v
     where not exists (select from credentials c where c.vehicle_id = v.id)`,
  )
  await sql.query(
    `insert into credentials (${columns})
     select substr(md5('identity' || v.id), 1, 24), v.id, null, 'identity', 'Cédula', ${rest('row_number() over ()')} from users v
     where role in ('driver', 'enterprisedriver') and not exists (select from credentials c where c.user_id = v.id)`,
  )
}

/** Leaves no temporary table that a later step needs. */
export const fillCrowd = async (house: House, sql: pg.Client): Promise<void> => {
  const ctx = house.openCtx()
  const facts = { identification: '2', cellPhone: '3007654321', name: 'Plantilla', email: 'p@example.co' }
  const template = await makePerson(
    ctx,
    { ...facts, role: 'soport' },
    await hashPassword('nadie entra con esta clave'),
  )
  const giveIndexesBack = await takeIndexes(sql, ['users', 'vehicles', 'credentials'])
  for (const crowd of crowds) await fillRole(sql, crowd, template.id)
  await fillVehicles(sql)
  await fillPapers(sql)
  await giveIndexesBack()
  // At once: person by person it is a minute for each ten thousand while nothing is analysed.
  await sql.query(`update users set has_papers_to_judge = true where id in (
    select coalesce(c.user_id, v.owner_id) from credentials c left join vehicles v on v.id = c.vehicle_id
    where (c.is_latest or c.is_waiting) and not c.is_active)`)
}
