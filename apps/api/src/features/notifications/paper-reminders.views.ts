import { lastRemindedDay } from '@arriero/domain/reminders'
import { sql } from 'kysely'
import type { Db } from '#context.ts'

export type PaperRow = {
  id: string
  kind: string
  name: string
  expires_on: string
  owner_id: string
  owner_name: string
  /** Whom the owner drives for. */
  enterprise_id: string | null
  license_plate: string | null
}

/**
 * The papers that count and end within the reminded days, of active accounts. Whose owner has brought one that holds longer has done his
 * part, though staff has yet to look at it.
 */
export const endingPapers = async (db: Db, today: string): Promise<PaperRow[]> => {
  const { rows } = await sql<PaperRow>`
    select c.id, c.kind, c.name, c.expires_on, u.id as owner_id, u.name as owner_name, u.enterprise_id, v.license_plate
    from credentials c left join vehicles v on v.id = c.vehicle_id join users u on u.id = coalesce(c.user_id, v.owner_id)
    where c.is_latest and c.expires_on between ${today}::date and ${lastRemindedDay(today)}::date and u.is_active
      and not exists (select 1 from credentials w where w.is_waiting and w.kind = c.kind and w.expires_on > c.expires_on
        and (w.user_id = c.user_id or w.vehicle_id = c.vehicle_id))
    order by c.expires_on, c.id`.execute(db)
  return rows
}
