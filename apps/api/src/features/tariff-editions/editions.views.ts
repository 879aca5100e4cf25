/** The history of the reference figures, and what each edition changed of the one it follows by its day. */
import { named } from '#database/named.ts'
import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { bogotaDay } from '@arriero/domain/time/calendar'
import type { TariffEdition } from '@arriero/domain/tariff/model'
import { differencesBetween, placeKey, tariffPlaces, valuesOf } from '@arriero/domain/tariff/parameters'
import { workedTotals } from '@arriero/domain/tariff/worked-totals'
import type { Ctx } from '#context.ts'
import { editionIdOn, editionOf } from '#features/tariff/tariff.store.ts'

type Listed = ReplyOf<typeof api.tariffEditions.all>['items'][number]

/** Editions come once or twice a year: all of them fit one answer. */
const most = 500

const editionRows = ({ db, now }: Ctx) =>
  db
    .selectFrom('tariff_editions as e')
    .leftJoin('users as u', 'u.id', 'e.created_by')
    .select(['e.id', 'e.valid_from', 'e.note', 'e.created_at', 'u.id as by_id', 'u.name as by_name'])
    .select(editionIdOn(bogotaDay(now)).as('in_force_id'))
    .orderBy('e.valid_from', 'desc')
    .orderBy('e.created_at', 'desc')
    .orderBy('e.id', 'desc')
    .limit(most)

type Row = Awaited<ReturnType<ReturnType<typeof editionRows>['execute']>>[number]

const listed = (row: Row): Listed => ({
  _id: row.id,
  validFrom: row.valid_from,
  createdAt: row.created_at.toISOString(),
  by: named(row.by_id, row.by_name),
  note: row.note,
  isInForce: row.id === row.in_force_id,
})

export const allEditions = async (ctx: Ctx): Promise<ReplyOf<typeof api.tariffEditions.all>> => ({
  items: (await editionRows(ctx).execute()).map(listed),
})

/** What one edition makes of the other: its figures that differ, and the worked trip by both. */
export const comparison = (before: TariffEdition, after: TariffEdition) => {
  const totals = workedTotals(after)
  return {
    differences: differencesBetween(valuesOf(before), valuesOf(after)),
    worked: workedTotals(before).map(({ configuration, totalPesos }, at) => ({
      configuration,
      before: totalPesos,
      after: totals[at]?.totalPesos ?? totalPesos,
    })),
  }
}

export const editionDetail = async (
  ctx: Ctx,
  id: string,
): Promise<ReplyOf<typeof api.tariffEditions.detail> | undefined> => {
  const rows = await editionRows(ctx).execute()
  const at = rows.findIndex((row) => row.id === id)
  const row = rows[at]
  if (!row) return undefined
  const edition = await editionOf(ctx.db, id)
  const follows = rows[at + 1]
  const before = follows ? await editionOf(ctx.db, follows.id) : edition
  const values = valuesOf(edition)
  return {
    ...listed(row),
    figures: tariffPlaces.map((place) => ({ ...place, value: values.get(placeKey(place)) ?? 0 })),
    ...comparison(before, edition),
  }
}
