import type { Selectable } from 'kysely'
import type { Db, OpenCtx } from '#context.ts'
import type { InsurancePoliciesTable } from '#database/tables.ts'

export type PolicyRow = Selectable<InsurancePoliciesTable>

export type Goods = {
  commodity: { code: string; name: string; typeCode: string }
  packaging: { code: string; name: string }
  mobilization: { code: string; name: string }
  declaredPesos: number
}

export const findPolicy = (db: Db, orderId: string): Promise<PolicyRow | undefined> =>
  db.selectFrom('insurance_policies').selectAll().where('order_id', '=', orderId).executeTakeFirst()

/** The word before the insurer is asked; asking again after a lost answer begins anew. */
export const beginPolicy = async (
  { db, now }: Pick<OpenCtx, 'db' | 'now'>,
  orderId: string,
  goods: Goods,
): Promise<void> => {
  const row = {
    state: 'asking',
    commodity: JSON.stringify(goods.commodity),
    packaging: JSON.stringify(goods.packaging),
    mobilization: JSON.stringify(goods.mobilization),
    declared_pesos: goods.declaredPesos,
    created_at: now,
  }
  await db
    .insertInto('insurance_policies')
    .values({ order_id: orderId, ...row })
    .onConflict((conflict) =>
      conflict.column('order_id').doUpdateSet(row).where('insurance_policies.state', '=', 'asking'),
    )
    .execute()
}

export const forgetPolicy = async (db: Db, orderId: string): Promise<void> => {
  await db
    .deleteFrom('insurance_policies')
    .where('order_id', '=', orderId)
    .where('state', '=', 'asking')
    .execute()
}

export const setPolicy = async (
  db: Db,
  orderId: string,
  changes: { state: string; quote_id?: string; policy_number?: string; link?: string; issued_at?: Date },
): Promise<void> => {
  await db
    .updateTable('insurance_policies')
    .set(changes)
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
}
