/** Editions of the reference figures and of the tolls: written once, read by their id. */
import { edition202506 } from '@arriero/domain/tariff/edition-2025-06'
import type { TariffEdition } from '@arriero/domain/tariff/model'
import type { TollEdition } from '@arriero/domain/tariff/toll-posts'
import { sql, type RawBuilder } from 'kysely'
import type { Db, OpenCtx } from '#context.ts'
import { firstTolls } from './first-tolls.ts'

/** What an edition holds, by its kind. */
export type Editions = { costs: TariffEdition; tolls: TollEdition }
export type EditionKind = keyof Editions

/** What the product comes with. */
const first: { [Kind in EditionKind]: () => Editions[Kind] } = {
  costs: () => edition202506,
  tolls: firstTolls,
}

/** The id of the edition in force on a Bogotá day; null where none begins by then. For use inside any statement. */
export const editionIdOn = (day: string, kind: EditionKind = 'costs'): RawBuilder<string | null> =>
  sql<string | null>`(select id from tariff_editions where kind = ${kind} and valid_from <= ${day}
    order by valid_from desc, created_at desc, id desc limit 1)`

/** A row never changes, so what was read once holds; there is one edition a year or two. */
const known = new Map<string, Editions[EditionKind]>()

/** The figures behind an id of `editionIdOn`; without one, those the product comes with. */
export const figuresOf = async <Kind extends EditionKind>(
  db: Db,
  { kind, id }: { kind: Kind; id: string | null },
): Promise<Editions[Kind]> => {
  if (id === null) return first[kind]()
  const kept = known.get(id)
  if (kept) return kept as Editions[Kind]
  const { figures } = await db
    .selectFrom('tariff_editions')
    .select('figures')
    .where('id', '=', id)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow()
  const edition = figures as Editions[Kind]
  known.set(id, edition)
  return edition
}

export const figuresOn = async <Kind extends EditionKind>(
  db: Db,
  { kind, day }: { kind: Kind; day: string },
): Promise<Editions[Kind]> => {
  const { rows } = await sql<{ id: string | null }>`select ${editionIdOn(day, kind)} as id`.execute(db)
  return figuresOf(db, { kind, id: rows[0]?.id ?? null })
}

export const editionOf = (db: Db, id: string | null): Promise<TariffEdition> =>
  figuresOf(db, { kind: 'costs', id })
export const editionOn = (db: Db, day: string): Promise<TariffEdition> =>
  figuresOn(db, { kind: 'costs', day })

export type NewEdition = {
  /** Left out: the reference figures. */
  kind?: EditionKind
  edition: Editions[EditionKind]
  note: string | undefined
  byId: string | null
}

export const insertEdition = async (
  ctx: Pick<OpenCtx, 'db' | 'now' | 'newId'>,
  { kind = 'costs', edition, note, byId }: NewEdition,
): Promise<string> => {
  const id = ctx.newId()
  await ctx.db
    .insertInto('tariff_editions')
    .values({
      id,
      kind,
      valid_from: edition.validFrom,
      figures: JSON.stringify(edition),
      note: note ?? null,
      created_at: ctx.now,
      created_by: byId,
    })
    .execute()
  return id
}

/** The editions the product comes with begin every installation's history. */
export const ensureEditions = async (ctx: Pick<OpenCtx, 'db' | 'now' | 'newId'>): Promise<void> => {
  for (const kind of ['costs', 'tolls'] as const) {
    const row = await ctx.db
      .selectFrom('tariff_editions')
      .select('id')
      .where('kind', '=', kind)
      .limit(1)
      .executeTakeFirst()
    if (!row) await insertEdition(ctx, { kind, edition: first[kind](), note: undefined, byId: null })
  }
}
