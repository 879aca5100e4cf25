import type { Role } from '@arriero/domain/people/roles'
import { sql } from 'kysely'
import type { Db } from '#context.ts'

export type Recovering = {
  id: string
  role: Role
  name: string
  email: string
  /** He has not accepted the invitation of his enterprise: its link is his way in. */
  isInvited: boolean
}

/** Who gets in with this e-mail: active, or in validation. Undefined for nobody. */
export const recoveringBy = async (db: Db, emailKey: string): Promise<Recovering | undefined> => {
  const { rows } = await sql<Recovering>`
    select u.id, u.role, u.name, u.email, i.driver_id is not null and i.accepted_at is null as "isInvited"
    from users u left join driver_invitations i on i.driver_id = u.id
    where u.email_key = ${emailKey} and u.email <> '' and (u.is_active or u.validation <> 'validated')`.execute(
    db,
  )
  return rows[0]
}
