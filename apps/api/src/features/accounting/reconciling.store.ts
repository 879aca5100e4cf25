/** What was found the last time, and that it is being found anew: one row of each at most, shared by all nodes. */
import { sql } from 'kysely'
import type { Db } from '#context.ts'
import type { Check } from './reconciliation.views.ts'

/** `endedAt` is missing in what a release of before kept. */
export type Kept = { at: string; endedAt?: string; checks: Check[] }
export type Running = { begunAt: Date; share: number; isAlive: boolean; failedAt: Date | null }

/** The newest stays, whoever comes last. */
export const keepReconciliation = async (db: Db, answer: Kept): Promise<void> => {
  await db
    .insertInto('kept_reconciliation')
    .values({ id: true, at: new Date(answer.at), answer: JSON.stringify(answer) })
    .onConflict((conflict) =>
      conflict
        .column('id')
        .doUpdateSet(({ ref }) => ({ at: ref('excluded.at'), answer: ref('excluded.answer') }))
        .whereRef('kept_reconciliation.at', '<', 'excluded.at'),
    )
    .execute()
}

export const keptReconciliation = async (db: Db): Promise<Kept | undefined> => {
  const row = await db.selectFrom('kept_reconciliation').select('answer').executeTakeFirst()
  return row?.answer as Kept | undefined
}

/** Alive: something was heard of it after `since`. */
export const runningReconciliation = async (db: Db, since: Date): Promise<Running | undefined> => {
  const row = await db.selectFrom('running_reconciliation').selectAll().executeTakeFirst()
  return (
    row && {
      begunAt: row.begun_at,
      share: row.share,
      isAlive: row.failed_at === null && row.told_at > since,
      failedAt: row.failed_at,
    }
  )
}

/** Whether it is the one of `begunAt` that runs from now on: it does already, or nothing has been heard of another after `since`. */
export const beginReconciliation = async (
  db: Db,
  begunAt: Date,
  { now, since }: { now: Date; since: Date },
): Promise<boolean> => {
  const begun = await sql`
    insert into running_reconciliation (id, begun_at, told_at, share) values (true, ${begunAt}, ${now}, 0)
    on conflict (id) do update set begun_at = excluded.begun_at, told_at = excluded.told_at, share = 0, failed_at = null
      where running_reconciliation.begun_at = excluded.begun_at or running_reconciliation.failed_at is not null
        or running_reconciliation.told_at <= ${since}
    returning id`.execute(db)
  return begun.rows.length > 0
}

export const tellShare = async (db: Db, begunAt: Date, told: { share: number; at: Date }): Promise<void> => {
  await db
    .updateTable('running_reconciliation')
    .set({ share: told.share, told_at: told.at })
    .where('begun_at', '=', begunAt)
    .execute()
}

export const failReconciliation = async (db: Db, begunAt: Date, at: Date): Promise<void> => {
  await db
    .updateTable('running_reconciliation')
    .set({ failed_at: at })
    .where('begun_at', '=', begunAt)
    .execute()
}

export const endReconciliation = async (db: Db, begunAt: Date): Promise<void> => {
  await db.deleteFrom('running_reconciliation').where('begun_at', '=', begunAt).execute()
}
