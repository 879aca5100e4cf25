/** Accounts that carriers changed not long ago, from the trail that says when a change came into force. Decisions §17. */
import { payChangeWatchDays } from '@arriero/domain/money/payouts'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import type { Fragment } from '#database/keyset.ts'

/** By carrier, when. */
export type PayChanges = ReadonlyMap<string, Date>

const watchedMs = payChangeWatchDays * 86_400_000

const cameIntoForce = (now: Date): Fragment =>
  sql`object_kind = 'user' and act = 'pay.change_applied' and at >= ${new Date(now.getTime() - watchedMs)}`

/** As a table: `carrier_id` and the last change `at`, of all who changed theirs within the days it is told. */
export const changedAccounts = (now: Date): Fragment => sql`(
  select object_id as carrier_id, max(at) as at from audit_trail where ${cameIntoForce(now)} group by object_id)`

/** The last change of each of these carriers within the days it is told. */
export const payChangesOf = async (
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  carrierIds: readonly string[],
): Promise<PayChanges> => {
  if (carrierIds.length === 0) return new Map()
  const { rows } = await sql<{ carrierId: string; at: Date }>`
    select object_id as "carrierId", max(at) as at from audit_trail
    where object_id = any(${[...new Set(carrierIds)]}) and ${cameIntoForce(now)} group by object_id`.execute(
    db,
  )
  return new Map(rows.map(({ carrierId, at }) => [carrierId, at]))
}
