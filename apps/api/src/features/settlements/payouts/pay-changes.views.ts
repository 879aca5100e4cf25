/** Accounts that carriers changed not long ago, from the trail that says when a change came into force. Decisions §17. */
import { payChangeWatchDays } from '@arriero/domain/money/payouts'
import type { Ctx } from '#context.ts'

export type PayChanges = ReadonlyMap<string, Date>

const watchedMs = payChangeWatchDays * 86_400_000

/** The last change of each of these carriers within the days it is told. */
export const payChangesOf = async (
  { db, now }: Pick<Ctx, 'db' | 'now'>,
  carrierIds: readonly string[],
): Promise<PayChanges> => {
  if (carrierIds.length === 0) return new Map()
  const rows = await db
    .selectFrom('audit_trail')
    .select(({ fn }) => ['object_id', fn.max('at').as('at')])
    .where('object_kind', '=', 'user')
    .where('object_id', 'in', [...new Set(carrierIds)])
    .where('act', '=', 'pay.change_applied')
    .where('at', '>=', new Date(now.getTime() - watchedMs))
    .groupBy('object_id')
    .execute()
  return new Map(rows.flatMap(({ object_id: id, at }) => (id === null ? [] : [[id, at] as const])))
}
