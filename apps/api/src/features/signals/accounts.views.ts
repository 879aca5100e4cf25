/** What acts on accounts and vehicles left in the trail, and who shares what with whom. docs/decisions/0073. */
import type { AuditAct } from '@arriero/domain/house/audit'
import { carriers, staff } from '@arriero/domain/people/roles'
import { sql } from 'kysely'
import type { Db } from '#context.ts'
import type { Fragment } from '#database/keyset.ts'
import { payoutIn } from '#database/state-lists.ts'
import type { Identity, LookPlace } from './looks.store.ts'

/** After which an account, a vehicle or their pictures may be others than before. */
const touchingActs = [
  'registration.confirmed',
  'user.create',
  'user.update',
  'driver.joined',
  'paper.given',
  'pay.change_applied',
  'vehicle.create',
  'vehicle.completed',
] as const satisfies readonly AuditAct[]

export type Touch = { id: number; at: Date; kind: string; objectId: string }

export const touchesAfter = async (db: Db, { at, id }: LookPlace, limit: number): Promise<Touch[]> => {
  const { rows } = await sql<Touch>`
    select id, at, object_kind as kind, object_id as "objectId" from audit_trail
    where at >= ${at} and (at, id) > (${at}::timestamptz, ${id}::bigint) and act = any(${[...touchingActs]})
      and object_kind in ('user','vehicle') and object_id is not null
    order by at, id limit ${limit}`.execute(db)
  return rows
}

/** Everybody but staff who is still there. */
const isParty = sql`u.deleted_at is null and u.role <> all(${[...staff]}::text[])`
const houseId = sql`coalesce(u.enterprise_id, u.id)`

/** Of one who shares something: what it is, and since when he has it. */
export type Sharer = { value: string; userId: string; houseId: string; at: Date }

/** Beyond it nobody reads them one by one. */
const sharersMost = 5_000

const sharersOf = async (db: Db, value: Fragment, mine: Fragment): Promise<Sharer[]> => {
  const { rows } = await sql<Sharer>`
    select ${value} as value, u.id as "userId", ${houseId} as "houseId", u.created_at as at from users u
    where ${mine} and ${isParty} order by 1, u.id limit ${sharersMost}`.execute(db)
  return rows
}

/** Everybody with a telephone of one of these. */
export const phoneSharers = (db: Db, ids: readonly string[]): Promise<Sharer[]> =>
  sharersOf(
    db,
    sql`u.cell_phone`,
    sql`u.cell_phone <> '' and u.cell_phone in (select cell_phone from users where id = any(${[...ids]}))`,
  )

/** Everybody who is paid where one of these is; the same number at another bank is another account. */
export const accountSharers = (db: Db, ids: readonly string[]): Promise<Sharer[]> =>
  sharersOf(
    db,
    sql`u.bank || ' ' || u.account_number`,
    sql`u.account_number is not null and (u.account_number, u.bank) in (
      select account_number, bank from users where id = any(${[...ids]}))`,
  )

export const deviceSharers = async (db: Db, devices: readonly string[]): Promise<Sharer[]> => {
  const { rows } = await sql<Sharer>`
    select d.device as value, u.id as "userId", ${houseId} as "houseId", d.seen_at as at
    from device_sightings d join users u on u.id = d.user_id
    where d.device = any(${[...devices]}) and ${isParty} order by 1, u.id limit ${sharersMost}`.execute(db)
  return rows
}

export type PlateSharer = Sharer & { vehicleId: string; part: 'truck' | 'trailer' }

/** Every vehicle on which one of the plates of these stands, as its own or as its trailer's. */
export const plateSharers = async (db: Db, vehicleIds: readonly string[]): Promise<PlateSharer[]> => {
  const { rows } = await sql<PlateSharer>`
    with plates as (
      select license_plate as plate from vehicles where id = any(${[...vehicleIds]})
      union select trailer_plate from vehicles where id = any(${[...vehicleIds]}) and trailer_plate is not null),
    bearers as (
      select p.plate, v.id, 'truck' as part from plates p join vehicles v on v.license_plate = p.plate
      union all select p.plate, v.id, 'trailer' from plates p join vehicles v on v.trailer_plate = p.plate)
    select b.plate as value, u.id as "userId", ${houseId} as "houseId", v.created_at as at, v.id as "vehicleId", b.part
    from bearers b join vehicles v on v.id = b.id join users u on u.id = v.owner_id
    where ${isParty} order by 1, v.id limit ${sharersMost}`.execute(db)
  return rows
}

/** As they say they are; carriers alone, for to them money goes. */
export const identitiesOf = async (db: Db, ids: readonly string[]): Promise<Identity[]> => {
  if (ids.length === 0) return []
  return db
    .selectFrom('users')
    .select(['id', 'name', 'identification', 'cell_phone as phone'])
    .where('id', 'in', [...ids])
    .where('role', 'in', [...carriers])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
}

export type Waiting = {
  userId: string
  pesos: number
  changedAt: Date
  parts: string
  row: number
}

/** Of these carriers those whose identity changed once, with what waits to be paid to them. */
export const changedWithPay = async (db: Db, ids: readonly string[]): Promise<Waiting[]> => {
  if (ids.length === 0) return []
  const { rows } = await sql<Waiting>`
    select a.user_id as "userId", sum(p.gross_pesos)::bigint as pesos, a.changed_at as "changedAt", a.changed_parts as parts,
      a.changed_row as row
    from account_prints a join payouts p on p.carrier_id = a.user_id and p.state in ${payoutIn.pending}
    where a.user_id = any(${[...ids]}) and a.changed_at is not null
    group by a.user_id order by a.user_id`.execute(db)
  return rows
}

export type Browser = { id: string; userId: string; endpoint: string; at: Date }

export const browsersAfter = async (db: Db, { at, id }: LookPlace, limit: number): Promise<Browser[]> => {
  const { rows } = await sql<Browser>`
    select id, user_id as "userId", endpoint, created_at as at from push_subscriptions
    where (created_at, id) > (${at}::timestamptz, ${id}::text) order by created_at, id limit ${limit}`.execute(
    db,
  )
  return rows
}
