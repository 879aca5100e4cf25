/** Rows of files: staged by an upload, attached by the act that uses them. Decisions §12. */
import { sql } from 'kysely'
import type { Db } from '#context.ts'

/** `jpeg` also serves as `image`; an `export` is fetched by its owner and never becomes part of anything. */
export type FileKind = 'image' | 'jpeg' | 'pdf' | 'export'

export type StagedFile = {
  id: string
  ownerId: string
  kind: FileKind
  mediaType: string
  sha256: string
  sizeBytes: number
  createdAt: Date
}

export const insertStaged = async (db: Db, file: StagedFile): Promise<void> => {
  await db
    .insertInto('files')
    .values({
      id: file.id,
      owner_id: file.ownerId,
      kind: file.kind,
      media_type: file.mediaType,
      sha256: file.sha256,
      size_bytes: file.sizeBytes,
      state: 'staged',
      object_kind: null,
      object_id: null,
      created_at: file.createdAt,
    })
    .execute()
}

/** Bytes a person has uploaded since; holds back other uploads of the same person until the transaction ends. */
export const lockQuota = async (db: Db, ownerId: string, since: Date): Promise<number> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`files ${ownerId}`}, 0))`.execute(db)
  const { rows } = await sql<{ used: number }>`
    select coalesce(sum(size_bytes), 0)::bigint as used from files
    where owner_id = ${ownerId} and created_at > ${since} and kind <> 'export'`.execute(db)
  return rows[0]?.used ?? 0
}

export type Attachment = { ownerId: string; kinds: readonly FileKind[]; objectKind: string; objectId: string }

/** How many of the owner's own staged files of these kinds are attached now. */
export const markAttached = async (db: Db, ids: readonly string[], to: Attachment): Promise<number> => {
  const result = await db
    .updateTable('files')
    .set({ state: 'attached', object_kind: to.objectKind, object_id: to.objectId })
    .where('id', 'in', [...ids])
    .where('owner_id', '=', to.ownerId)
    .where('state', '=', 'staged')
    .where('kind', 'in', [...to.kinds])
    .executeTakeFirst()
  return Number(result.numUpdatedRows)
}

/** Removes rows that nothing used; answers their ids. An attachment under way is waited for and wins. */
export const removeStagedBefore = async (db: Db, before: Date): Promise<string[]> => {
  const rows = await db
    .deleteFrom('files')
    .where('state', '=', 'staged')
    .where('created_at', '<', before)
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Only of those the product made for somebody to fetch. */
export const removeMade = async (db: Db, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  await db
    .deleteFrom('files')
    .where('id', 'in', [...ids])
    .where('kind', '=', 'export')
    .execute()
}

/** Of things that are no more; their bytes go with the next sweep. */
export const removeFiles = async (db: Db, ids: readonly string[]): Promise<void> => {
  if (ids.length === 0) return
  await db
    .deleteFrom('files')
    .where('id', 'in', [...ids])
    .execute()
}
