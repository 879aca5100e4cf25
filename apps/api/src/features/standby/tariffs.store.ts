import { tariffOfDay, type StandbyTariff } from '@arriero/domain/standby'
import type { Ctx, Db } from '#context.ts'

export type TariffRow = StandbyTariff & { id: string; createdAt: Date; createdBy: string | null }

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
