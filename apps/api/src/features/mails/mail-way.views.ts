/** Which request a mail belongs to, and whose address it came from. */
import type { Role, Actor } from '@arriero/domain/people/roles'
import type { RequestStatus } from '@arriero/domain/support/support'
import { sql } from 'kysely'
import type { Db } from '#context.ts'

export type NamedRequest = {
  id: string
  userId: string
  emailKey: string
  status: RequestStatus
  isComplaint: boolean
}

/** Of the first of these tokens that is one. */
export const requestOfTokens = async (
  db: Db,
  tokens: readonly string[],
): Promise<NamedRequest | undefined> => {
  if (tokens.length === 0) return undefined
  const { rows } = await sql<{
    id: string
    user_id: string
    email_key: string
    status: RequestStatus
    is_complaint: boolean
    reply_token: string
  }>`
    select r.id, r.user_id, case u.email when '' then '' else u.email_key end as email_key, r.status, r.reply_token,
      (r.kind = 'claim' and coalesce(o.client_id = r.user_id, false)) as is_complaint
    from support_requests r join users u on u.id = r.user_id left join orders o on o.id = r.order_id
    where r.reply_token = any(${[...tokens]}::text[])`.execute(db)
  const row = tokens.flatMap((token) => rows.filter(({ reply_token }) => reply_token === token))[0]
  return (
    row && {
      id: row.id,
      userId: row.user_id,
      emailKey: row.email_key,
      status: row.status,
      isComplaint: row.is_complaint,
    }
  )
}

export const accountOfAddress = async (db: Db, emailKey: string): Promise<string | null> =>
  (await db.selectFrom('users').select('id').where('email_key', '=', emailKey).executeTakeFirst())?.id ?? null

/** In whose name the files of his mail are kept. */
export const actorOf = async (db: Db, userId: string): Promise<Actor> => {
  const row = await db
    .selectFrom('users')
    .select(['role', 'validation', 'enterprise_id'])
    .where('id', '=', userId)
    .executeTakeFirstOrThrow()
  return {
    id: userId,
    role: row.role as Role,
    isValidated: row.validation === 'validated',
    enterpriseId: row.enterprise_id,
  }
}

/** By the number that is read out, with or without its year. */
export const requestOfNumber = async (db: Db, number: number): Promise<string | undefined> =>
  (await db.selectFrom('support_requests').select('id').where('number', '=', number).executeTakeFirst())?.id
