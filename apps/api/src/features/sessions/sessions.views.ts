import type { Role } from '@arriero/domain/people/roles'
import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#context.ts'
import { idlesAt } from './idles-at.store.ts'

export type Account = { id: string; role: Role; emailKey: string; passwordHash: string }

const columns = sql`id, role, email_key as "emailKey", password_hash as "passwordHash"`

/** Who may log in: active, or in validation. A deactivated account is as good as none. */
const mayLogIn = sql`(is_active or validation <> 'validated')`

export const accountByEmail = async (db: Db, emailKey: string): Promise<Account | undefined> => {
  const { rows } =
    await sql<Account>`select ${columns} from users where email_key = ${emailKey} and ${mayLogIn}`.execute(db)
  return rows[0]
}

export const accountById = async (db: Db, id: string): Promise<Account | undefined> => {
  const { rows } = await sql<Account>`select ${columns} from users where id = ${id} and ${mayLogIn}`.execute(
    db,
  )
  return rows[0]
}

const isStanding = async (
  db: Db,
  { id, passwordHash }: Account,
  held: RawBuilder<unknown>,
): Promise<boolean> => {
  const { rows } = await sql`
    select 1 from users where id = ${id} and password_hash = ${passwordHash} and ${mayLogIn} ${held}`.execute(
    db,
  )
  return rows.length === 1
}

/**
 * Whether password and account are still as judged. Holds back a change of either until the transaction ends, so that who
 * changes them and then ends all sessions also ends this one.
 */
export const stillStands = (db: Db, account: Account): Promise<boolean> =>
  isStanding(db, account, sql`for share`)

/** The same for who is about to change what hangs on the account: one after the other. */
export const standsAlone = (db: Db, account: Account): Promise<boolean> =>
  isStanding(db, account, sql`for no key update`)

export type Remembered = {
  familyId: string
  userId: string
  role: Role
  expiresAt: Date
  rotatedAt: Date | null
  /** Until when its family counts as in use; null when it was ended. */
  idleUntil: Date | null
}

/** The remember token of an account that may log in, expired or not. Held: who ends its log-in meanwhile ends it before or after, never in between. */
export const rememberedBy = async (db: Db, hash: Buffer): Promise<Remembered | undefined> => {
  const { rows } = await sql<Remembered>`
    select r.family_id as "familyId", r.user_id as "userId", u.role, r.expires_at as "expiresAt", r.rotated_at as "rotatedAt",
      (select max(${idlesAt('s')}) from sessions s
        where s.family_id = r.family_id and s.ended_at is null) as "idleUntil"
    from remember_tokens r join users u on u.id = r.user_id
    where r.token_hash = ${hash} and (u.is_active or u.validation <> 'validated')
    for update of r`.execute(db)
  return rows[0]
}

export const familyOf = async (db: Db, sessionHash: Buffer): Promise<string | undefined> => {
  const row = await db
    .selectFrom('sessions')
    .select('family_id')
    .where('token_hash', '=', sessionHash)
    .executeTakeFirst()
  return row?.family_id
}

/** Also those that only a remember cookie would bring back. */
export const openFamiliesOf = async (db: Db, userId: string): Promise<string[]> => {
  const { rows } = await sql<{ family_id: string }>`
    select family_id from sessions where user_id = ${userId} and ended_at is null
    union select family_id from remember_tokens where user_id = ${userId} order by family_id`.execute(db)
  return rows.map(({ family_id: familyId }) => familyId)
}
