import { basisPoints } from '@arriero/domain/money/money'
import { usualVat, type Rates, type VatBase } from '@arriero/domain/money/rates'
import type { VatBasePlan } from '@arriero/domain/money/vat-base'
import type { Selectable } from 'kysely'
import type { Db, OpenCtx, Ctx } from '#context.ts'
import type { VatBaseChangesTable } from '#database/tables/tables-of-money.ts'

type VatBaseChangeRow = Selectable<VatBaseChangesTable>

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

/** The rates of one moment: what an offer or a priced order freezes. Decisions §9. */
export type RatesInForce = { id: string; rates: Rates; vatBase: VatBase }
/** One of the versions of the percentages, counted from 1; the highest is in force. */
export type RatesVersion = RatesInForce & { version: number }

export const ratesInForce = async (db: Db): Promise<RatesVersion> => {
  const row = await db
    .selectFrom('rates')
    .selectAll()
    .orderBy('version', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { id: row.id, version: row.version, ...frozenOf(row) }
}

export type RateColumns = {
  profit_bp: number
  vat_bp: number
  insurance_bp: number
  insurer_share_bp: number
  vat_base: string
}

/** Rates back from the columns they were frozen in. */
export const frozenOf = (row: RateColumns): { rates: Rates; vatBase: VatBase } => ({
  rates: {
    profit: basisPoints(row.profit_bp),
    insurance: basisPoints(row.insurance_bp),
    vat: basisPoints(row.vat_bp),
    insurerShare: basisPoints(row.insurer_share_bp),
  },
  vatBase: row.vat_base as VatBase,
})

export const rateColumns = ({ rates, vatBase }: { rates: Rates; vatBase: VatBase }): RateColumns => ({
  profit_bp: rates.profit,
  vat_bp: rates.vat,
  insurance_bp: rates.insurance,
  insurer_share_bp: rates.insurerShare,
  vat_base: vatBase,
})

/** 10 % profit, 0.15 % premium, 19 % VAT, 10 % of the premium stays: where none were ever set. Spec §9. */
const firstRates: RateColumns = {
  profit_bp: 1000,
  insurance_bp: 15,
  vat_bp: usualVat,
  insurer_share_bp: 1000,
  vat_base: 'freight',
}

export const ensureRates = async (ctx: Pick<OpenCtx, 'db' | 'now' | 'newId'>): Promise<void> => {
  const row = await ctx.db.selectFrom('rates').select('id').limit(1).executeTakeFirst()
  if (row) return
  await ctx.db
    .insertInto('rates')
    .values({ id: ctx.newId(), ...firstRates, created_at: ctx.now, created_by: null, version: 1 })
    .execute()
}

export type NextRates = Omit<RatesInForce, 'id'> & { byId: string }

/** Follows the version `before`; whoever follows it second is told so by the database (constraint `rates_version_once`). */
export const insertRates = async (
  ctx: Pick<OpenCtx, 'db' | 'now' | 'newId'>,
  before: RatesVersion,
  { byId, ...next }: NextRates,
): Promise<void> => {
  await ctx.db
    .insertInto('rates')
    .values({
      id: ctx.newId(),
      ...rateColumns(next),
      created_at: ctx.now,
      created_by: byId,
      version: before.version + 1,
    })
    .execute()
}
