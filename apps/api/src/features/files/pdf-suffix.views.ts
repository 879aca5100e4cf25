import { sql, type RawBuilder } from 'kysely'

/** What stands behind the id of a file in its address: `.pdf` of a PDF, else nothing. Read beside a row: most have no file at all. */
export const pdfSuffix = (id: RawBuilder<unknown>): RawBuilder<string> =>
  sql<string>`case when exists (select 1 from files f where f.id = ${id} and f.kind = 'pdf') then '.pdf' else '' end`
