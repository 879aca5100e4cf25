/** Published documents and the versions of their files. */
import { sql } from 'kysely'
import type { Ctx, Db } from '#context.ts'
import { searchText } from '#database/search-text.ts'

export type DocumentFacts = { name: string; visible: readonly string[]; isActive: boolean }

export const insertDocument = async (
  ctx: Ctx,
  { name, visible, isActive }: DocumentFacts,
): Promise<string> => {
  const id = ctx.newId()
  await ctx.db
    .insertInto('legal_documents')
    .values({
      id,
      name,
      visible: [...visible],
      is_active: isActive,
      search: searchText(name, id),
      created_at: ctx.now,
      updated_at: ctx.now,
    })
    .execute()
  return id
}

/** Held until the transaction ends, so that two changes make two versions. */
export const lockDocument = async (db: Db, id: string): Promise<DocumentFacts | undefined> => {
  const row = await db
    .selectFrom('legal_documents')
    .select(['name', 'visible', 'is_active'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  return row && { name: row.name, visible: row.visible, isActive: row.is_active }
}

export const updateDocument = async (
  ctx: Ctx,
  id: string,
  { name, visible, isActive }: DocumentFacts,
): Promise<void> => {
  await ctx.db
    .updateTable('legal_documents')
    .set({
      name,
      visible: [...visible],
      is_active: isActive,
      search: searchText(name, id),
      updated_at: ctx.now,
    })
    .where('id', '=', id)
    .execute()
}

/** Answers the number of the new version; the document is locked or new. */
export const insertVersion = async (ctx: Ctx, documentId: string, fileId: string): Promise<number> => {
  const { rows } = await sql<{ version: number }>`
    insert into legal_document_versions (document_id, version, file_id, created_at, created_by)
    select ${documentId}, coalesce(max(v.version), 0) + 1, ${fileId}, ${ctx.now}, ${ctx.actor.id}
    from legal_document_versions v where v.document_id = ${documentId}
    returning version`.execute(ctx.db)
  return rows[0]?.version ?? 1
}
