/** The history of the reference figures, and what each edition changed of the one it follows by its day. */
import { named } from '#database/named.ts'
import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import { bogotaDay } from '@arriero/domain/time/calendar'
import type { TariffEdition } from '@arriero/domain/tariff/model'
import { differencesBetween, placeKey, tariffPlaces, valuesOf } from '@arriero/domain/tariff/parameters'
import { workedTotals } from '@arriero/domain/tariff/worked-totals'
import type { Ctx } from '#context.ts'
import { editionIdOn, figuresOf, type EditionKind } from '#features/tariff/tariff.store.ts'

type Listed = ReplyOf<typeof api.tariffEditions.all>['items'][number]

/** Editions come once or twice a year: all of them fit one answer. */
const most = 500

const editionRows = ({ db, now }: Ctx, kind: EditionKind) =>
  db
    .selectFrom('tariff_editions as e')
    .leftJoin('users as u', 'u.id', 'e.created_by')
    .select(['e.id', 'e.valid_from', 'e.note', 'e.created_at', 'u.id as by_id', 'u.name as by_name'])
    .select(editionIdOn(bogotaDay(now), kind).as('in_force_id'))
    .where('e.kind', '=', kind)
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

export const allEditions = async (
  ctx: Ctx,
  kind: EditionKind,
): Promise<ReplyOf<typeof api.tariffEditions.all>> => ({
  items: (await editionRows(ctx, kind).execute()).map(listed),
})

/** An edition with its figures, and those of the one it follows by its day: its own where it is the first. */
export const editionWithPrevious = async <Kind extends EditionKind>(
  ctx: Ctx,
  { kind, id }: { kind: Kind; id: string },
) => {
  const rows = await editionRows(ctx, kind).execute()
  const at = rows.findIndex((row) => row.id === id)
  const row = rows[at]
  if (!row) return undefined
  const edition = await figuresOf(ctx.db, { kind, id })
  const follows = rows[at + 1]
  const before = follows ? await figuresOf(ctx.db, { kind, id: follows.id }) : edition
  return { row: listed(row), edition, before }
}

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
  const found = await editionWithPrevious(ctx, { kind: 'costs', id })
  if (!found) return undefined
  const { row, edition, before } = found
  const values = valuesOf(edition)
  return {
    ...row,
    figures: tariffPlaces.map((place) => ({ ...place, value: values.get(placeKey(place)) ?? 0 })),
    ...comparison(before, edition),
  }
}
