import type { Selectable } from 'kysely'
import type { ChargePay } from '@arriero/domain/money/payments'
import {
  type StandbyPrice,
  type StandbyState,
  type StandbyTariff,
  tariffOfDay,
} from '@arriero/domain/orders/standby'
import type { Db, OpenCtx, Ctx } from '#context.ts'
import type { StandbyChargesTable } from '#database/tables/tables-of-money.ts'
import { updateOrder } from '#features/orders/orders.store.ts'

type TariffRow = StandbyTariff & { id: string; createdAt: Date; createdBy: string | null }

/** All of them, newest first: there is one a year or so. */
export const tariffsNewestFirst = async (db: Db): Promise<TariffRow[]> => {
  const rows = await db
    .selectFrom('standby_tariffs')
    .selectAll()
    .orderBy('valid_from', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    validFrom: row.valid_from,
    hourPesos: row.hour_pesos,
    loadingFreeHours: row.loading_free_hours,
    unloadingFreeHours: row.unloading_free_hours,
    createdAt: row.created_at,
    createdBy: row.created_by,
  }))
}

/** What was agreed on a day keeps the tariff of that day. */
export const tariffOn = async (db: Db, day: string): Promise<TariffRow> => {
  const tariff = tariffOfDay(await tariffsNewestFirst(db), day)
  if (!tariff) throw new Error(`no stand-by tariff for ${day}`)
  return tariff
}

export const insertTariff = async (ctx: Ctx, tariff: StandbyTariff): Promise<string> => {
  const id = ctx.newId()
  await ctx.db
    .insertInto('standby_tariffs')
    .values({
      id,
      valid_from: tariff.validFrom,
      hour_pesos: tariff.hourPesos,
      loading_free_hours: tariff.loadingFreeHours,
      unloading_free_hours: tariff.unloadingFreeHours,
      created_at: ctx.now,
      created_by: ctx.actor.id,
    })
    .execute()
  return id
}

export type ChargeRow = Selectable<StandbyChargesTable>

/** The charge of an order whose lock the caller holds. */
export const chargeOf = (db: Db, orderId: string): Promise<ChargeRow | undefined> =>
  db.selectFrom('standby_charges').selectAll().where('order_id', '=', orderId).executeTakeFirst()

type Proposal = { orderId: string; tariff: StandbyTariff; hours: number; price: StandbyPrice }

const pricedAs = ({ carrierPesos, vatPesos, totalPesos }: StandbyPrice) => ({
  carrier_pesos: carrierPesos,
  vat_pesos: vatPesos,
  total_pesos: totalPesos,
})

/** One per order; the tariff stays with it. */
export const insertCharge = async (
  { db, now }: Pick<OpenCtx, 'db' | 'now'>,
  { orderId, tariff, hours, price }: Proposal,
): Promise<void> => {
  await db
    .insertInto('standby_charges')
    .values({
      order_id: orderId,
      state: 'proposed',
      tariff_from: tariff.validFrom,
      hour_pesos: tariff.hourPesos,
      loading_free_hours: tariff.loadingFreeHours,
      unloading_free_hours: tariff.unloadingFreeHours,
      metered_hours: hours,
      hours,
      ...pricedAs(price),
      proposed_at: now,
    })
    .execute()
  await updateOrder(db, orderId, { standby_state: 'proposed' })
}

type Settled = {
  state: StandbyState
  by: string
  objection?: string
  reason?: string
  /** Where accountancy decided how much. */
  charged?: { hours: number; price: StandbyPrice }
}

export const settleCharge = async (
  { db, now }: Pick<OpenCtx, 'db' | 'now'>,
  orderId: string,
  { state, by, objection, reason, charged }: Settled,
): Promise<void> => {
  await db
    .updateTable('standby_charges')
    .set({
      state,
      ...(objection === undefined ? { settled_at: now, settled_by: by } : { objection }),
      ...(reason === undefined ? {} : { reason }),
      ...(charged ? { hours: charged.hours, ...pricedAs(charged.price) } : {}),
    })
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  await updateOrder(db, orderId, { standby_state: state })
}

/** What changes of how its payment stands; `paidAt` null: what had paid it failed after all. */
export const setChargePayment = async (
  db: Db,
  { order_id: orderId, state }: Pick<ChargeRow, 'order_id' | 'state'>,
  { status, transaction, paidAt }: Partial<ChargePay>,
): Promise<void> => {
  const columns = {
    ...(status === undefined ? {} : { pay_status: status }),
    ...(transaction === undefined ? {} : { pay_transaction: transaction }),
    ...(paidAt === undefined ? {} : { paid_at: paidAt }),
  }
  if (Object.keys(columns).length === 0) return
  await db
    .updateTable('standby_charges')
    .set(columns)
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  if (paidAt !== undefined)
    await updateOrder(db, orderId, { standby_state: paidAt === null ? state : 'paid' })
}
