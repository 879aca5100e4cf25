/** Rows of what carriers are owed and were paid. Their guards: migration 0022, security M14. */
import type { PayoutState } from '@arriero/domain/money/payouts'
import type { PayoutKind, Settlement } from '@arriero/domain/money/settlement'
import type { Selectable } from 'kysely'
import type { Ctx, Db, OpenCtx } from '#context.ts'
import { payoutIn } from '#database/state-lists.ts'
import type { PayoutsTable } from '#database/tables/tables-of-payouts.ts'

export type Account = { bank: string; accountType: string; accountNumber: string }

export type Owed = {
  id: string
  orderId: string
  carrierId: string
  kind: PayoutKind
  grossPesos: number
  earnedAt: Date
  releaseOn: string
  dueOn: string
}

export const owedColumns = ({ now }: OpenCtx, owed: Owed) => ({
  id: owed.id,
  order_id: owed.orderId,
  carrier_id: owed.carrierId,
  kind: owed.kind,
  gross_pesos: owed.grossPesos,
  earned_at: owed.earnedAt,
  release_on: owed.releaseOn,
  due_on: owed.dueOn,
  created_at: now,
})

/** Columns of a payout that nobody has settled yet. */
const untouched = {
  withheld_pesos: null,
  advances_pesos: null,
  deducted_pesos: 0,
  net_pesos: null,
  lines: null,
}
const noAccount = { bank: null, account_type: null, account_number: null }
const unasked = { reference: null, asked_by: null, asked_at: null }
const unpaid = { paid_by: null, paid_at: null }

export const openColumns = {
  state: 'open',
  ...untouched,
  ...noAccount,
  ...unasked,
  ...unpaid,
  batch_id: null,
}

/** A wait that is decided anew before anybody paid it comes to another amount. */
export const insertOwed = async (ctx: OpenCtx, owed: Owed): Promise<void> => {
  await ctx.db
    .insertInto('payouts')
    .values({ ...owedColumns(ctx, owed), ...openColumns })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
  if (owed.kind !== 'standby') return
  await ctx.db
    .updateTable('payouts')
    .set({ gross_pesos: owed.grossPesos })
    .where('order_id', '=', owed.orderId)
    .where('kind', '=', 'standby')
    .where('state', '=', 'open')
    .execute()
}

export type PayoutRow = Selectable<PayoutsTable> & { kind: PayoutKind; state: PayoutState }

export const ordersOfPayouts = async (db: Db, ids: readonly string[]): Promise<string[]> => {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('payouts')
    .select('order_id')
    .where('id', 'in', [...ids])
    .execute()
  return rows.map((row) => row.order_id)
}

/** Without a lock of their own: their orders' are taken first, by everyone. */
export const idsOfBatch = async (db: Db, batchId: string): Promise<string[]> => {
  const rows = await db.selectFrom('payouts').select('id').where('batch_id', '=', batchId).execute()
  return rows.map(({ id }) => id)
}

/** What it comes to and where it goes, as they stand in the act: from here on neither changes. */
export type Frozen = { settlement: Settlement; account: Account }

export const frozenColumns = ({ settlement, account }: Frozen) => ({
  withheld_pesos: settlement.withheldPesos,
  advances_pesos: settlement.advancesPesos,
  deducted_pesos: settlement.deductedPesos,
  net_pesos: settlement.netPesos,
  lines: JSON.stringify(settlement.lines),
  bank: account.bank,
  account_type: account.accountType,
  account_number: account.accountNumber,
})

/** The first step of two, or the only one; `offset` where nothing is left to transfer. */
export const askPayout = async (
  { db, now, actor }: Ctx,
  id: string,
  {
    reference,
    state,
    ...frozen
  }: Frozen & { reference: string | null; state: 'confirming' | 'paid' | 'offset' },
): Promise<void> => {
  await db
    .updateTable('payouts')
    .set({
      ...frozenColumns(frozen),
      state,
      reference,
      asked_by: actor.id,
      asked_at: now,
      ...(state === 'confirming' ? {} : { paid_by: actor.id, paid_at: now }),
    })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
}

export const confirmPayout = async ({ db, now, actor }: Ctx, id: string): Promise<void> => {
  await db
    .updateTable('payouts')
    .set({ state: 'paid', paid_by: actor.id, paid_at: now })
    .where('id', '=', id)
    .where('state', '=', 'confirming')
    .executeTakeFirstOrThrow()
}

/** Sets payouts back to open, to be settled anew. */
export const reopenPayouts = async (db: Db, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  await db
    .updateTable('payouts')
    .set(openColumns)
    .where('id', 'in', [...ids])
    .where('state', 'in', payoutIn.settling)
    .execute()
}

export const batchPayout = async (
  db: Db,
  id: string,
  { batchId, ...frozen }: Frozen & { batchId: string },
): Promise<void> => {
  await db
    .updateTable('payouts')
    .set({ ...frozenColumns(frozen), state: 'batched', batch_id: batchId })
    .where('id', '=', id)
    .where('state', '=', 'open')
    .executeTakeFirstOrThrow()
}

/** All of a batch at once, by the reference the bank gave it. */
export const payBatched = async (
  { db, now, actor }: Ctx,
  batchId: string,
  { reference, askedBy, askedAt }: { reference: string; askedBy: string; askedAt: Date },
): Promise<void> => {
  await db
    .updateTable('payouts')
    .set({
      state: 'paid',
      reference,
      asked_by: askedBy,
      asked_at: askedAt,
      paid_by: actor.id,
      paid_at: now,
    })
    .where('batch_id', '=', batchId)
    .where('state', '=', 'batched')
    .execute()
}
