import type { Db } from '#context.ts'

export type FileFacts = { id: string; ownerId: string; kind: string; state: string }

export const filesByIds = async (db: Db, ids: readonly string[]): Promise<FileFacts[]> => {
  if (ids.length === 0) return []
  const rows = await db
    .selectFrom('files')
    .select(['id', 'owner_id', 'kind', 'state'])
    .where('id', 'in', [...ids])
    .execute()
  return rows.map(({ id, owner_id, kind, state }) => ({ id, ownerId: owner_id, kind, state }))
}

/** Whether somebody's uploads have a PDF among them; of anybody else's nothing is told. */
export const hasPdf = async (db: Db, ids: readonly string[], ownerId: string): Promise<boolean> =>
  (await filesByIds(db, ids)).some((file) => file.kind === 'pdf' && file.ownerId === ownerId)

/** Of these names, the ones that have a row. */
export const knownFiles = async (db: Db, names: readonly string[]): Promise<Set<string>> => {
  const files = await filesByIds(db, names)
  return new Set(files.map(({ id }) => id))
}

/** What is said of a file with its bytes. */
export const sentFile = (db: Db, id: string) =>
  db
    .selectFrom('files')
    .select(['id', 'media_type', 'kind', 'sha256', 'size_bytes'])
    .where('id', '=', id)
    .executeTakeFirst()
