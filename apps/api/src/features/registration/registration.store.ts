/** Accounts that wait for their e-mail to be proved; nothing here outlives a day. */
import type { RegistrationRole } from '@arriero/domain/people/registration'
import { sql } from 'kysely'
import type { Db, OpenCtx } from '#context.ts'
import type { RegistrationFacts } from './typed-registration.ts'

export type NewRegistration = RegistrationFacts & { passwordHash: string }

export const insertRegistration = async (ctx: OpenCtx, facts: NewRegistration): Promise<string> => {
  const id = ctx.newId()
  await ctx.db
    .insertInto('registrations')
    .values({
      id,
      role: facts.role,
      name: facts.name,
      email: facts.email,
      email_key: facts.email,
      identification: facts.identification,
      cell_phone: facts.cellPhone,
      password_hash: facts.passwordHash,
      birth_on: facts.birthOn,
      address: facts.address,
      base_place_code: facts.basePlaceCode,
      consents: JSON.stringify(facts.consents),
      mail_count: 0,
      code_hash: null,
      code_expires_at: null,
      wrong_tries: 0,
      created_at: ctx.now,
    })
    .execute()
  return id
}

export type Registration = NewRegistration & {
  id: string
  codeHash: Buffer | null
  codeExpiresAt: Date | null
  wrongTries: number
}

/** Held until the transaction ends: tries are counted one after the other. */
export const lockRegistration = async (db: Db, id: string): Promise<Registration | undefined> => {
  const row = await db
    .selectFrom('registrations')
    .selectAll()
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      role: row.role as RegistrationRole,
      name: row.name,
      email: row.email,
      identification: row.identification,
      cellPhone: row.cell_phone,
      passwordHash: row.password_hash,
      birthOn: row.birth_on,
      address: row.address,
      basePlaceCode: row.base_place_code,
      consents: row.consents as RegistrationFacts['consents'],
      codeHash: row.code_hash,
      codeExpiresAt: row.code_expires_at,
      wrongTries: row.wrong_tries,
    }
  )
}

type MailsOf = { id: string; emailKey: string; since: Date }

/** Mails for this registration, and to its address for others since. Others for the same address wait until the transaction ends. */
export const lockMailCount = async (db: Db, { id, emailKey, since }: MailsOf): Promise<number> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`registration ${emailKey}`}, 0))`.execute(db)
  const { rows } = await sql<{ mails: number }>`
    select coalesce(sum(mail_count), 0)::int as mails from registrations
    where email_key = ${emailKey} and (id = ${id} or created_at > ${since})`.execute(db)
  return rows[0]?.mails ?? 0
}

/** One more mail for it; without a code where the address has an account already. */
export const putCode = async (
  db: Db,
  id: string,
  code: { hash: Buffer; expiresAt: Date } | undefined,
): Promise<void> => {
  await db
    .updateTable('registrations')
    .set((columns) => ({
      mail_count: columns('mail_count', '+', 1),
      code_hash: code?.hash ?? null,
      code_expires_at: code?.expiresAt ?? null,
      wrong_tries: 0,
    }))
    .where('id', '=', id)
    .execute()
}

export const countWrongTry = async (db: Db, id: string): Promise<void> => {
  await db
    .updateTable('registrations')
    .set((columns) => ({ wrong_tries: columns('wrong_tries', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

/** Removes a registration that became an account. */
export const removeRegistration = async (db: Db, id: string): Promise<void> => {
  await db.deleteFrom('registrations').where('id', '=', id).execute()
}

export const removeRegistrationsBefore = async (db: Db, before: Date): Promise<void> => {
  await db.deleteFrom('registrations').where('created_at', '<', before).execute()
}

export const removeRegistrationsOf = async (db: Db, emailKey: string): Promise<void> => {
  await db.deleteFrom('registrations').where('email_key', '=', emailKey).execute()
}
