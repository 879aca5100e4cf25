import type { VatBasePlan } from '@arriero/domain/vat-base'
import type { VatBase } from '@arriero/domain/rates'
import type { Selectable } from 'kysely'
import type { Ctx, Db } from '#context.ts'
import type { VatBaseChangesTable } from '#database/tables-of-prices.ts'

export type VatBaseChangeRow = Selectable<VatBaseChangesTable>

/** Those whose day has not come, in their order; locked, so that each is applied or taken back once. */
export const lockPlanned = (db: Db): Promise<VatBaseChangeRow[]> =>
  db
    .selectFrom('vat_base_changes')
    .selectAll()
    .where('applied_at', 'is', null)
    .orderBy('valid_from')
    .forUpdate()
    .execute()

export const planOf = (row: VatBaseChangeRow): VatBasePlan => ({
  vatBase: row.vat_base as VatBase,
  validFrom: row.valid_from,
})

export const insertPlan = async (ctx: Ctx, plan: VatBasePlan): Promise<VatBaseChangeRow> =>
  ctx.db
    .insertInto('vat_base_changes')
    .values({
      id: ctx.newId(),
      vat_base: plan.vatBase,
      valid_from: plan.validFrom,
      created_at: ctx.now,
      created_by: ctx.actor.id,
      applied_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()

export const markApplied = async (db: Db, id: string, appliedAt: Date): Promise<void> => {
  await db.updateTable('vat_base_changes').set({ applied_at: appliedAt }).where('id', '=', id).execute()
}

export const lockChange = (db: Db, id: string): Promise<VatBaseChangeRow | undefined> =>
  db.selectFrom('vat_base_changes').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const deletePlan = async (db: Db, id: string): Promise<void> => {
  await db.deleteFrom('vat_base_changes').where('id', '=', id).where('applied_at', 'is', null).execute()
}
