/** Somebody's account as it stands, held until the transaction ends. Decisions §6. */
import type { Validation } from '@arriero/domain/people/accounts'
import type { Role } from '@arriero/domain/people/roles'
import { sql } from 'kysely'
import type { Db } from '#context.ts'

export type LockedAccount = {
  id: string
  role: Role
  name: string
  email: string
  identification: string
  cellPhone: string
  isActive: boolean
  validation: Validation
  version: number
  /** He left: nothing of it changes any more. */
  isDeleted: boolean
}

/**
 * Undefined where there is nobody. `withAdministrators`: all who administer are held as well, so that two of them cannot
 * take each other away. Always in the order of ids; a carrier's agreement waits for the same row.
 */
export const lockAccount = async (
  db: Db,
  userId: string,
  { withAdministrators }: { withAdministrators: boolean },
): Promise<{ account: LockedAccount; isLastAdministrator: boolean } | undefined> => {
  const others = withAdministrators ? sql`or (u.role = 'administrator' and u.is_active)` : sql``
  const { rows } = await sql<LockedAccount>`
    select u.id, u.role, u.name, u.email, u.identification, u.cell_phone as "cellPhone", u.is_active as "isActive",
      u.validation, u.version, u.deleted_at is not null as "isDeleted"
    from users u where u.id = ${userId} ${others} order by u.id for no key update`.execute(db)
  const account = rows.find(({ id }) => id === userId)
  if (!account) return undefined
  const isAdministrator = account.role === 'administrator' && account.isActive
  return {
    account,
    isLastAdministrator:
      isAdministrator &&
      !rows.some(({ id, role, isActive }) => id !== userId && role === 'administrator' && isActive),
  }
}
