import { sql } from 'kysely'
import type { Db } from '#context.ts'

type Account = {
  id: string
  validation: 'pending' | 'returned' | 'validated'
  validation_note: string | null
  is_active: boolean
  version: number
}

export const reviewedAccount = async (db: Db, id: string): Promise<Account | undefined> => {
  const { rows } = await sql<Account>`
    select id, validation, validation_note, is_active, version from users where id = ${id}`.execute(db)
  return rows[0]
}

type Paper = {
  id: string
  kind: string
  name: string
  is_active: boolean
  owner_id: string
  license_plate: string | null
}

export const reviewedPaper = async (db: Db, id: string): Promise<Paper | undefined> => {
  const { rows } = await sql<Paper>`
    select c.id, c.kind, c.name, c.is_active, coalesce(c.user_id, v.owner_id) as owner_id, v.license_plate
    from credentials c left join vehicles v on v.id = c.vehicle_id where c.id = ${id}`.execute(db)
  return rows[0]
}

type Vehicle = { id: string; owner_id: string; license_plate: string; is_active: boolean; version: number }

export const reviewedVehicle = async (db: Db, id: string): Promise<Vehicle | undefined> => {
  const { rows } = await sql<Vehicle>`
    select id, owner_id, license_plate, is_active, version from vehicles where id = ${id}`.execute(db)
  return rows[0]
}
