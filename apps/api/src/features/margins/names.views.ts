/** What groups and filters are called: people as the books name them, lanes by their municipalities. */
import { endsOfLane, type MarginGrouping } from '@arriero/domain/money/margins'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import { bookName } from '#features/users/book-names.views.ts'

export type Names = ReadonlyMap<string, string>

const peopleNames = async ({ db }: Ctx, ids: readonly string[]): Promise<Names> => {
  const { rows } = await sql<{ id: string; name: string }>`
    select u.id, ${bookName('u')} as name from users u where u.id = any(${[...ids]})`.execute(db)
  return new Map(rows.map(({ id, name }) => [id, name]))
}

const laneName = ({ providers }: Ctx, key: string): string =>
  endsOfLane(key)
    .map((code) => providers.places.byCode(code)?.name ?? code)
    .join(' → ')

/** Of each key under which something was put together; weeks are called by their Monday. */
export const namesOf = async (ctx: Ctx, by: MarginGrouping, keys: readonly string[]): Promise<Names> => {
  if (by === 'client' || by === 'carrier') return peopleNames(ctx, keys)
  return new Map(keys.map((key) => [key, by === 'lane' ? laneName(ctx, key) : key]))
}

/** Whom or what a question names; null where it names nobody, or nobody who is. */
export const namedIn = async (
  ctx: Ctx,
  by: MarginGrouping,
  key: string | undefined,
): Promise<{ _id: string; name: string } | null> => {
  if (key === undefined) return null
  const name = (await namesOf(ctx, by, [key])).get(key)
  return name === undefined ? null : { _id: key, name }
}
