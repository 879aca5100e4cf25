import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { consentVersions } from '@arriero/domain/people/consents'
import { codeTriesMost } from '@arriero/domain/people/registration'
import { whatsappNumberOf } from '@arriero/domain/notifications/whatsapp'
import { sql } from 'kysely'
import type { Ctx, Db } from '#context.ts'

/** E.164 of the account's cell phone; undefined where it is no mobile one. */
export const ownNumber = async ({ db, actor }: Ctx): Promise<string | undefined> => {
  const row = await db.selectFrom('users').select('cell_phone').where('id', '=', actor.id).executeTakeFirst()
  return row && whatsappNumberOf(row.cell_phone)
}

type Row = {
  cell_phone: string
  number: string | null
  code_hash: Buffer | null
  code_expires_at: Date | null
  wrong_tries: number | null
  agreed_version: string | null
  agreed_at: Date | null
}

const codeUntil = (row: Row, now: Date): string | null => {
  const { code_hash: hash, code_expires_at: expiresAt, wrong_tries: tries } = row
  const isAlive = hash !== null && expiresAt !== null && expiresAt > now && (tries ?? 0) < codeTriesMost
  return isAlive ? expiresAt.toISOString() : null
}

export const ownWhatsapp = async (ctx: Ctx): Promise<ReplyOf<typeof api.whatsapp.own>> => {
  const { rows } = await sql<Row>`
    select u.cell_phone, w.number, w.code_hash, w.code_expires_at, w.wrong_tries, w.agreed_version, w.agreed_at
    from users u left join whatsapp_numbers w on w.user_id = u.id where u.id = ${ctx.actor.id}`.execute(
    ctx.db,
  )
  const [row] = rows
  const number = (row && whatsappNumberOf(row.cell_phone)) ?? null
  const isSame = row !== undefined && number !== null && row.number === number
  const isInForce = isSame && row.agreed_version === consentVersions.whatsapp
  return {
    isOffered: ctx.providers.whatsapp !== null,
    number,
    since: (isInForce && row.agreed_at?.toISOString()) || null,
    codeUntil: isSame ? codeUntil(row, ctx.now) : null,
    version: consentVersions.whatsapp,
  }
}

/** Whoever agreed to be told at this number. */
export const agreedAt = async (db: Db, number: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('whatsapp_numbers')
    .select('user_id')
    .where('number', '=', number)
    .where('agreed_at', 'is not', null)
    .execute()
  return rows.map((row) => row.user_id)
}
