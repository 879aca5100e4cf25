import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import type { Db } from '#context.ts'

export type Reconciliation = ReplyOf<typeof api.accounting.reconciliation>

/** The newest stays, whoever comes last. */
export const keepReconciliation = async (db: Db, answer: Reconciliation): Promise<void> => {
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

export const keptReconciliation = async (db: Db, since: Date): Promise<Reconciliation | undefined> => {
  const row = await db
    .selectFrom('kept_reconciliation')
    .select('answer')
    .where('at', '>', since)
    .executeTakeFirst()
  return row?.answer as Reconciliation | undefined
}
