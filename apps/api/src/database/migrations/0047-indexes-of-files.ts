import { sql, type Kysely } from 'kysely'

/** What may name a file, and is few: a file that goes is looked for in each. */
const mayName = {
  users: 'image_id',
  orders: 'support_document_id',
  refunds: 'evidence_id',
  refund_rejections: 'evidence_id',
}

/** No file that goes has whole tables read for it; an id is compared everywhere as where it comes from. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  for (const [table, column] of Object.entries(mayName))
    await sql`create index ${sql.ref(`${table}_of_file`)} on ${sql.table(table)} (${sql.ref(column)})
      where ${sql.ref(column)} is not null`.execute(db)
  await sql`create index legal_document_versions_of_file on legal_document_versions (file_id)`.execute(db)
  await sql`alter table orders alter column reminded_by type text collate "C"`.execute(db)
}
