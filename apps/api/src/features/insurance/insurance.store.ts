import type { Selectable } from 'kysely'
import type { Db, OpenCtx } from '#context.ts'
import type { InsurancePoliciesTable } from '#database/tables-of-money.ts'

export type PolicyRow = Selectable<InsurancePoliciesTable>

export type Goods = {
  commodity: { code: string; name: string; typeCode: string }
  packaging: { code: string; name: string }
  mobilization: { code: string; name: string }
  declaredPesos: number
}

export const findPolicy = (db: Db, orderId: string): Promise<PolicyRow | undefined> =>
  db.selectFrom('insurance_policies').selectAll().where('order_id', '=', orderId).executeTakeFirst()

/** Longer than any call to the insurer may take; who asked and never came back no longer stands in the way. */
const askingMs = 2 * 60_000

/**
 * One asks at a time: the word before the insurer is asked, with the asker's own `claim` where the quotation's number will
 * be. False while another is asking or where something was bought.
 */
export const beginPolicy = async (
  { db, now }: Pick<OpenCtx, 'db' | 'now'>,
  { orderId, goods, claim }: { orderId: string; goods: Goods; claim: string },
): Promise<boolean> => {
  const row = {
    state: 'asking',
    commodity: JSON.stringify(goods.commodity),
    packaging: JSON.stringify(goods.packaging),
    mobilization: JSON.stringify(goods.mobilization),
    declared_pesos: goods.declaredPesos,
    quote_id: claim,
    created_at: now,
  }
  const begun = await db
    .insertInto('insurance_policies')
    .values({ order_id: orderId, ...row })
    .onConflict((conflict) =>
      conflict
        .column('order_id')
        .doUpdateSet(row)
        .where('insurance_policies.state', '=', 'asking')
        .where('insurance_policies.created_at', '<=', new Date(now.getTime() - askingMs)),
    )
    .returning('order_id')
    .executeTakeFirst()
  return begun !== undefined
}

/** Only one's own word is taken back. */
export const forgetPolicy = async (db: Db, orderId: string, claim: string): Promise<void> => {
  await db
    .deleteFrom('insurance_policies')
    .where('order_id', '=', orderId)
    .where('state', '=', 'asking')
    .where('quote_id', '=', claim)
    .execute()
}

/** The quotation in the place of the claim; false where the claim is no longer there. */
export const quotePolicy = async (
  db: Db,
  { orderId, claim, quoteId, link }: { orderId: string; claim: string; quoteId: string; link: string },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('insurance_policies')
    .set({ state: 'quoted', quote_id: quoteId, link })
    .where('order_id', '=', orderId)
    .where('state', '=', 'asking')
    .where('quote_id', '=', claim)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** False where the row is no longer in the state it is taken `from`. */
export const movePolicy = async (
  db: Db,
  { orderId, from }: { orderId: string; from: string },
  changes: { state: string; policy_number?: string; link?: string; issued_at?: Date },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('insurance_policies')
    .set(changes)
    .where('order_id', '=', orderId)
    .where('state', '=', from)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
