import { sql } from 'kysely'
import type { Db } from '#context.ts'

export type Invited = { driverId: string; name: string; email: string; enterprise: string }

/** Who a link invites; undefined where it is unknown, used, over, or its driver was suspended. */
export const invitedBy = async (db: Db, hash: Buffer, now: Date): Promise<Invited | undefined> => {
  const { rows } = await sql<Invited>`
    select u.id as "driverId", u.name, u.email, e.name as enterprise
    from driver_invitations i join users u on u.id = i.driver_id join users e on e.id = u.enterprise_id
    where i.code_hash = ${hash} and i.expires_at > ${now} and i.accepted_at is null
      and (u.is_active or u.validation <> 'validated')`.execute(db)
  return rows[0]
}

/** Whether a driver has set his own password; undefined where this enterprise has no such driver. */
export const driverStanding = async (
  db: Db,
  driverId: string,
  enterpriseId: string | undefined,
): Promise<{ hasJoined: boolean; isInvited: boolean; email: string } | undefined> => {
  const { rows } = await sql<{ hasJoined: boolean; isInvited: boolean; email: string }>`
    select u.email, i.accepted_at is not null or (i.driver_id is null and u.email <> '') as "hasJoined",
      i.driver_id is not null as "isInvited"
    from users u left join driver_invitations i on i.driver_id = u.id
    where u.id = ${driverId} and u.role = 'enterprisedriver'
      and (${enterpriseId ?? null}::text is null or u.enterprise_id = ${enterpriseId ?? null})`.execute(db)
  return rows[0]
}
