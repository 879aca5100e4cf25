import { sql } from 'kysely'
import type { Db } from '#context.ts'
import type { AskedRow, JudgedRow } from './judged-news.ts'

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

/** Those that still count: whoever has brought a newer one meanwhile has no news of the old. */
export const judgedPapers = async (db: Db, ids: readonly string[]): Promise<JudgedRow[]> => {
  const { rows } = await sql<JudgedRow>`
    select c.id, c.kind, c.name, c.is_active, c.turned_down_reason, c.invalidated_reason, u.id as owner_id, u.name as owner_name,
      case when c.user_id is not null then u.enterprise_id end as enterprise_id, v.license_plate
    from credentials c left join vehicles v on v.id = c.vehicle_id join users u on u.id = coalesce(c.user_id, v.owner_id)
    where c.id = any(${[...ids]}) and c.is_latest order by c.id`.execute(db)
  return rows
}

/** A missing paper that its owner is asked for; nothing once he has brought it. */
export const askedPaper = async (db: Db, requestId: string): Promise<AskedRow | undefined> => {
  const { rows } = await sql<AskedRow>`
    select r.id, r.kind, u.id as owner_id, u.name as owner_name,
      case when r.user_id is not null then u.enterprise_id end as enterprise_id, v.license_plate
    from paper_requests r left join vehicles v on v.id = r.vehicle_id join users u on u.id = coalesce(r.user_id, v.owner_id)
    where r.id = ${requestId}`.execute(db)
  return rows[0]
}

type Vehicle = { id: string; owner_id: string; license_plate: string; is_active: boolean; version: number }

export const reviewedVehicle = async (db: Db, id: string): Promise<Vehicle | undefined> => {
  const { rows } = await sql<Vehicle>`
    select id, owner_id, license_plate, is_active, version from vehicles where id = ${id}`.execute(db)
  return rows[0]
}
