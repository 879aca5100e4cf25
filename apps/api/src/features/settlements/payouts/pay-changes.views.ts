/** Accounts that carriers changed not long ago, from the trail that says when a change came into force. Decisions §17. */
import { payChangeWatchDays } from '@arriero/domain/money/payouts'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import type { Fragment } from '#database/keyset.ts'

/** When the account came into force, and who of the desk confirmed it with its carrier. */
type SeenChange = {
  at: Date
  checked: { at: Date; byId: string; byName: string; note: string } | null
}
/** By carrier. */
export type PayChanges = ReadonlyMap<string, SeenChange>

const watchedMs = payChangeWatchDays * 86_400_000

const cameIntoForce = (now: Date): Fragment =>
  sql`t.object_kind = 'user' and t.object_id is not null and t.act = 'pay.change_applied' and t.at >= ${new Date(now.getTime() - watchedMs)}`

/** As a table: `carrier_id` and the last change `at`, of all who changed theirs within the days it is told. */
export const changedAccounts = (now: Date): Fragment => sql`(
  select t.object_id as carrier_id, max(t.at) as at from audit_trail t where ${cameIntoForce(now)} group by t.object_id)`

/** The same of those that nobody has confirmed yet. */
export const uncheckedAccounts = (now: Date): Fragment => sql`(
  select changed.* from ${changedAccounts(now)} changed where not exists (select from account_checks k
    where k.carrier_id = changed.carrier_id and k.changed_at >= changed.at))`

/** That this carrier's account is new, and that nobody has confirmed it with him: the few there are, looked up once for a whole list. */
export const isUnchecked = (carrierId: Fragment, now: Date): Fragment =>
  sql`(${carrierId} in (select unchecked.carrier_id from ${uncheckedAccounts(now)} unchecked))`

export const hasUncheckedAccount = async (
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  carrierId: string,
): Promise<boolean> => {
  const { rows } = await sql<{ unchecked: boolean }>`
    select ${isUnchecked(sql`${carrierId}::text`, now)} as unchecked`.execute(db)
  return rows[0]?.unchecked === true
}

type Row = {
  carrierId: string
  at: Date
  checkedAt: Date | null
  byId: string | null
  byName: string | null
  note: string | null
}

const checkedOf = ({ checkedAt, byId, byName, note }: Row): SeenChange['checked'] =>
  checkedAt !== null && byId !== null && byName !== null && note !== null
    ? { at: checkedAt, byId, byName, note }
    : null

/** The last change of each of these carriers within the days it is told. */
export const payChangesOf = async (
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  carrierIds: readonly string[],
): Promise<PayChanges> => {
  if (carrierIds.length === 0) return new Map()
  const { rows } = await sql<Row>`
    select changed.carrier_id as "carrierId", changed.at, k.checked_at as "checkedAt", k.checked_by as "byId",
      u.name as "byName", k.note
    from (select t.object_id as carrier_id, max(t.at) as at from audit_trail t
      where t.object_id = any(${[...new Set(carrierIds)]}) and ${cameIntoForce(now)} group by t.object_id) changed
    left join account_checks k on k.carrier_id = changed.carrier_id and k.changed_at = changed.at
    left join users u on u.id = k.checked_by`.execute(db)
  return new Map(rows.map((row) => [row.carrierId, { at: row.at, checked: checkedOf(row) }]))
}
