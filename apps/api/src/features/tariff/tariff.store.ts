/** Editions of the reference figures: written once, read by their id. */
import { edition202506 } from '@arriero/domain/tariff/edition-2025-06'
import type { TariffEdition } from '@arriero/domain/tariff/model'
import { sql, type RawBuilder } from 'kysely'
import type { Db, OpenCtx } from '#context.ts'

/** The id of the edition in force on a Bogotá day; null where none begins by then. For use inside any statement. */
export const editionIdOn = (day: string): RawBuilder<string | null> =>
  sql<string | null>`(select id from tariff_editions where valid_from <= ${day}
    order by valid_from desc, created_at desc, id desc limit 1)`

/** A row never changes, so what was read once holds; there is one edition a year or two. */
const known = new Map<string, TariffEdition>()

/** The figures behind an id of `editionIdOn`; without one, those the product comes with. */
export const editionOf = async (db: Db, id: string | null): Promise<TariffEdition> => {
  if (id === null) return edition202506
  const kept = known.get(id)
  if (kept) return kept
  const { figures } = await db
    .selectFrom('tariff_editions')
    .select('figures')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  const edition = figures as TariffEdition
  known.set(id, edition)
  return edition
}

export const editionOn = async (db: Db, day: string): Promise<TariffEdition> => {
  const { rows } = await sql<{ id: string | null }>`select ${editionIdOn(day)} as id`.execute(db)
  return editionOf(db, rows[0]?.id ?? null)
}

export type NewEdition = { edition: TariffEdition; note: string | undefined; byId: string | null }

export const insertEdition = async (
  ctx: Pick<OpenCtx, 'db' | 'now' | 'newId'>,
  { edition, note, byId }: NewEdition,
): Promise<string> => {
  const id = ctx.newId()
  await ctx.db
    .insertInto('tariff_editions')
    .values({
      id,
      valid_from: edition.validFrom,
      figures: JSON.stringify(edition),
      note: note ?? null,
      created_at: ctx.now,
      created_by: byId,
    })
    .execute()
  return id
}

/** The edition the product comes with begins every installation's history. */
export const ensureEditions = async (ctx: Pick<OpenCtx, 'db' | 'now' | 'newId'>): Promise<void> => {
  const row = await ctx.db.selectFrom('tariff_editions').select('id').limit(1).executeTakeFirst()
  if (!row) await insertEdition(ctx, { edition: edition202506, note: undefined, byId: null })
}
