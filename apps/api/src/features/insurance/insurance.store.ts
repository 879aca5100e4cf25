import { sql, type Selectable } from 'kysely'
import type { Db, OpenCtx } from '#context.ts'
import type { InsurancePoliciesTable } from '#database/tables/tables-of-money.ts'
import type { Purchase } from '#providers/insurance/settled-issue.ts'

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
 * be. Answers since when it is asked for, which is since the first time where the claim is there already: the insurer is then asked the very
 * same. Undefined while another is asking or where something was bought.
 */
export const beginPolicy = async (
  { db, now }: Pick<OpenCtx, 'db' | 'now'>,
  { orderId, goods, claim }: { orderId: string; goods: Goods; claim: string },
): Promise<Date | undefined> => {
  const row = {
    state: 'asking',
    commodity: JSON.stringify(goods.commodity),
    packaging: JSON.stringify(goods.packaging),
    mobilization: JSON.stringify(goods.mobilization),
    declared_pesos: goods.declaredPesos,
    quote_id: claim,
    created_at: now,
  }
  const isOurs = sql<boolean>`insurance_policies.quote_id = ${claim}`
  const begun = await db
    .insertInto('insurance_policies')
    .values({ order_id: orderId, ...row })
    .onConflict((conflict) =>
      conflict
        .column('order_id')
        .doUpdateSet({
          ...row,
          created_at: sql<Date>`case when ${isOurs} then insurance_policies.created_at else ${now} end`,
        })
        .where('insurance_policies.state', '=', 'asking')
        .where((where) =>
          where.or([
            isOurs,
            where('insurance_policies.created_at', '<=', new Date(now.getTime() - askingMs)),
          ]),
        ),
    )
    .returning('created_at')
    .executeTakeFirst()
  return begun?.created_at
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
  changes: {
    state: string
    policy_number?: string
    link?: string
    issued_at?: Date
    buying_since?: null
  },
): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('insurance_policies')
    .set(changes)
    .where('order_id', '=', orderId)
    .where('state', '=', from)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/** Longer than a purchase with its look-up may take; a buyer who never came back no longer stands in the way. */
const buyingMs = 2 * 60_000

/** Somebody asks the insurer for it just now. */
export const isBeingBought = (policy: Pick<PolicyRow, 'buying_since'>, now: Date): boolean =>
  policy.buying_since !== null && policy.buying_since.getTime() > now.getTime() - buyingMs

/** Its service was cancelled: what was never bought ends here, what was or may have been is marked to be annulled. */
export const dropPolicy = async (
  { db, now }: Pick<OpenCtx, 'db' | 'now'>,
  orderId: string,
): Promise<void> => {
  const since = { unneeded_since: now }
  const standing = (...states: string[]) =>
    db
      .updateTable('insurance_policies')
      .where('order_id', '=', orderId)
      .where('state', 'in', states)
      .where('unneeded_since', 'is', null)
  // In this sequence: a purchase that begins in between is found by the second.
  await standing('asking', 'quoted')
    .set({ ...since, state: 'annulled' })
    .execute()
  await standing('issuing', 'issued').set(since).execute()
}

/** The insurer has annulled it; false where that was known. */
export const endPolicy = async (db: Db, orderId: string, policyNumber: string): Promise<boolean> => {
  const { numUpdatedRows } = await db
    .updateTable('insurance_policies')
    .set({ state: 'annulled', policy_number: policyNumber, buying_since: null })
    .where('order_id', '=', orderId)
    .where('state', 'in', ['issuing', 'issued'])
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

/**
 * One buys at a time, and it is written down before the insurer is asked: who comes after a lost answer, or a server that
 * died in between, looks up first. Undefined where nothing is to be bought, or while another is at it.
 */
export const beginPurchase = async (
  { db, now }: Pick<OpenCtx, 'db' | 'now'>,
  orderId: string,
): Promise<Purchase | undefined> => {
  const policy = await db
    .selectFrom('insurance_policies')
    .select(['state', 'buying_since', 'unneeded_since'])
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst()
  if (policy?.state !== 'quoted' && policy?.state !== 'issuing') return undefined
  if (policy.unneeded_since !== null || isBeingBought(policy, now)) return undefined
  await db
    .updateTable('insurance_policies')
    .set({ state: 'issuing', buying_since: now })
    .where('order_id', '=', orderId)
    .execute()
  return policy.state === 'quoted' ? 'first' : 'again'
}

/** Nobody is at it any more, and what came of it is not known. */
export const pausePurchase = async (db: Db, orderId: string): Promise<void> => {
  await db
    .updateTable('insurance_policies')
    .set({ buying_since: null })
    .where('order_id', '=', orderId)
    .where('state', '=', 'issuing')
    .execute()
}
