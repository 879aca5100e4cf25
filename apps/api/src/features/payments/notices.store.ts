import type { NoticeVerdict } from '@arriero/contract/money/payments'
import { sql } from 'kysely'
import type { Db } from '#context.ts'

type Kept = {
  id: string
  receivedAt: Date
  status: string | null
  attemptId: string | null
  /** What it is about: of a refused one, what it says. */
  claimedTransaction: string | null
  claimedOrder: string | null
  fields: Record<string, unknown>
}

/** A refused notice is kept with the reason. */
export type RefusedRecord = Kept & {
  verdict: Exclude<NoticeVerdict, 'matched'>
  reason: string
  /** By the gateway's key: evidence of money, whatever is wrong with it. */
  isSigned: boolean
  /** Of a signed one: the same again is not kept again. */
  fingerprint: string | null
}
export type NoticeRecord =
  | (Kept & { verdict: 'matched'; attemptId: string; gatewayUuid: string | null })
  | RefusedRecord

const columnsOf = (notice: NoticeRecord) => ({
  id: notice.id,
  attempt_id: notice.attemptId,
  received_at: notice.receivedAt,
  verdict: notice.verdict,
  status: notice.status,
  claimed_transaction: notice.claimedTransaction,
  claimed_order: notice.claimedOrder,
  fields: JSON.stringify(notice.fields),
  ...(notice.verdict === 'matched'
    ? { gateway_uuid: notice.gatewayUuid ?? '', reason: null, is_signed: true, fingerprint: null }
    : {
        gateway_uuid: null,
        reason: notice.reason,
        is_signed: notice.isSigned,
        fingerprint: notice.fingerprint,
      }),
})

/** False when this very notice was here before. */
export const insertNotice = async (db: Db, notice: NoticeRecord): Promise<boolean> => {
  const row = await db
    .insertInto('payment_notices')
    .values(columnsOf(notice))
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}

/** How many came since then that the gateway has not signed; counted no further than `most`. */
export const unsignedSince = async (db: Db, since: Date, most: number): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (select 1 from payment_notices
      where not is_signed and received_at > ${since} limit ${most}) counted`.execute(db)
  return rows[0]?.count ?? 0
}

/** Of what the gateway has not signed the newest stay. */
export const dropOldUnsigned = async (db: Db, most: number): Promise<void> => {
  await sql`
    delete from payment_notices where not is_signed and (received_at, id) <= (
      select received_at, id from payment_notices where not is_signed
      order by received_at desc, id desc offset ${most} limit 1)`.execute(db)
}
