import type { paperShape } from '@arriero/contract/vehicles'
import { paperKinds, type Paper, type PaperKind } from '@arriero/domain/credentials'
import type { z } from 'zod'
import type { Db, OpenCtx } from '#context.ts'

export type PaperRow = {
  id: string
  userId: string | null
  vehicleId: string | null
  kind: string
  name: string
  typeLoadId: string | null
  category: string | null
  issuedOn: string | null
  expiresOn: string | null
  isActive: boolean
  imageIds: string[]
}

/** Newest versions of the papers of these holders, oldest kind first. */
export const papersOf = async (
  db: Db,
  { userIds = [], vehicleIds = [] }: { userIds?: readonly string[]; vehicleIds?: readonly string[] },
): Promise<PaperRow[]> => {
  if (userIds.length + vehicleIds.length === 0) return []
  const rows = await db
    .selectFrom('credentials')
    .selectAll()
    .where('is_latest', '=', true)
    .where((where) =>
      where.or([
        ...(userIds.length > 0 ? [where('user_id', 'in', [...userIds])] : []),
        ...(vehicleIds.length > 0 ? [where('vehicle_id', 'in', [...vehicleIds])] : []),
      ]),
    )
    .orderBy('id')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    userId: row.user_id,
    vehicleId: row.vehicle_id,
    kind: row.kind,
    name: row.name,
    typeLoadId: row.type_load_id,
    category: row.category,
    issuedOn: row.issued_on,
    expiresOn: row.expires_on,
    isActive: row.is_active,
    imageIds: row.image_ids,
  }))
}

const isPaperKind = (kind: string): kind is PaperKind => (paperKinds as readonly string[]).includes(kind)

/** For the gates of the domain; permits of cargo types are no papers there. */
export const domainPapers = (rows: readonly PaperRow[]): Paper[] =>
  rows.flatMap(({ kind, expiresOn, isActive }) =>
    isPaperKind(kind) ? [{ kind, expiresOn, isValidated: isActive }] : [],
  )

/** As the wire knows it (`documents`). */
export const paperView = (ctx: Pick<OpenCtx, 'fileUrl'>, row: PaperRow): z.infer<typeof paperShape> => ({
  _id: row.id,
  name: row.name,
  kind: row.kind,
  isActive: row.isActive,
  isPermition: row.typeLoadId !== null,
  typeLoadId: row.typeLoadId,
  images: row.imageIds.map((id) => ctx.fileUrl(id)),
  expeditionDate: row.issuedOn,
  expirationDate: row.expiresOn,
  category: row.category,
})
