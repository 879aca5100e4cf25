/** Files the product makes for one person: fetched by a signed link, gone within a day. */
import { createHash } from 'node:crypto'
import type { Ctx, Db } from '#context.ts'
import { insertStaged, removeMade } from './files.store.ts'

/** Bytes first, then the row: bytes without a row are swept. Answers the id. */
export const keepMade = async (
  ctx: Ctx,
  { bytes, mediaType }: { bytes: Buffer; mediaType: string },
): Promise<string> => {
  const id = ctx.newId()
  await ctx.providers.storage.write(id, bytes)
  await ctx.inTransaction((db) =>
    insertStaged(db, {
      id,
      ownerId: ctx.actor.id,
      kind: 'export',
      mediaType,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      sizeBytes: bytes.length,
      createdAt: ctx.now,
    }),
  )
  return id
}

/** Their links lead nowhere from then on; the bytes are swept. */
export const dropMade = (db: Db, ids: readonly string[]): Promise<void> => removeMade(db, ids)
