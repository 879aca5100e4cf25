/** Legal documents as each role reads them. Security B2 row 45. */
import type { api } from '@arriero/contract'
import type { InputOf, ReplyOf, ViewerOf } from '@arriero/contract/endpoint'
import { sql } from 'kysely'
import type { Ctx } from '#context.ts'
import { oneOf } from '#database/conditions.ts'
import { keysetPage, type Fragment, type Sorts } from '#database/keyset.ts'
import { searchIn } from '#database/search-text.ts'
import { as } from '#http/serve.ts'

type Endpoint = typeof api.legalDocuments.byRole
type Query = InputOf<Endpoint>['query']
type Items<V extends ViewerOf<Endpoint>> = ReplyOf<Endpoint, V>['items']

type VersionRow = { version: number; fileId: string; sizeBytes: number; at: string; by: string }

type Row = {
  id: string
  name: string
  visible: Items<'admin'>[number]['visible']
  is_active: boolean
  created_at: Date
  updated_at: Date
  versions: VersionRow[]
}

const sorts: Sorts = {
  name: { by: sql`d.name collate "es-x-icu"`, type: 'text' },
  updatedAt: { by: sql`d.updated_at`, type: 'instant' },
}

const versions = sql`(select jsonb_agg(jsonb_build_object('version', v.version, 'fileId', v.file_id, 'sizeBytes', f.size_bytes,
    'at', v.created_at, 'by', u.name) order by v.version desc)
  from legal_document_versions v join files f on f.id = v.file_id join users u on u.id = v.created_by
  where v.document_id = d.id)`

const select = sql`d.id, d.name, d.visible, d.is_active, d.created_at, d.updated_at, ${versions} as versions`

/** What this actor may see at all. */
const reach = ({ actor }: Ctx): Fragment | undefined =>
  actor.role === 'administrator' ? undefined : sql`d.is_active and d.visible @> array[${actor.role}]::text[]`

export const documentsFor = async (ctx: Ctx, query: Query) => {
  const where = [
    reach(ctx),
    oneOf(sql`d.is_active`, query.isActive),
    query.visible && query.visible.length > 0 ? sql`d.visible && ${query.visible}::text[]` : undefined,
    searchIn(sql`d.search`, query.q, [sql`d.id`]),
  ]
  const list = { select, from: sql`legal_documents d`, where, id: sql`d.id`, sorts }
  const { rows, page } = await keysetPage<Row>(ctx.db, list, query)
  if (ctx.actor.role === 'administrator')
    return as('admin', { items: rows.map((row) => adminRow(ctx, row)), ...page })
  return as('reader', { items: rows.map((row) => readerRow(ctx, row)), ...page })
}

/** One of them, as its administrator reads it in the list. */
export const documentFor = async (ctx: Ctx, id: string): Promise<Items<'admin'>[number] | undefined> => {
  const { rows } = await sql<Row>`select ${select} from legal_documents d where d.id = ${id}`.execute(ctx.db)
  return rows[0] && adminRow(ctx, rows[0])
}

const readerRow = ({ fileUrl }: Ctx, row: Row): Items<'reader'>[number] => {
  const [latest] = row.versions
  if (!latest) throw new Error(`legal document ${row.id} has no file`)
  return {
    _id: row.id,
    name: row.name,
    document: fileUrl(latest.fileId),
    sizeBytes: latest.sizeBytes,
    updatedAt: row.updated_at.toISOString(),
  }
}

const adminRow = (ctx: Ctx, row: Row): Items<'admin'>[number] => ({
  ...readerRow(ctx, row),
  visible: row.visible,
  isActive: row.is_active,
  createdAt: row.created_at.toISOString(),
  versions: row.versions.map(({ version, fileId, sizeBytes, at, by }) => ({
    version,
    document: ctx.fileUrl(fileId),
    sizeBytes,
    at: new Date(at).toISOString(),
    by: { name: by },
  })),
})
