import type { paperShape } from '@arriero/contract/vehicles/vehicles'
import { paperKinds, type Paper, type PaperKind } from '@arriero/domain/papers/credentials'
import { paperRules } from '@arriero/domain/papers/paper-rules'
import { sql } from 'kysely'
import type { z } from 'zod'
import type { Db, OpenCtx } from '#context.ts'
import { pdfSuffix } from '#features/files/pdf-suffix.views.ts'

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
  /** A newer version of the one before it, which counts until staff has validated this. */
  isWaiting: boolean
  imageIds: string[]
  /** The same with `.pdf` behind those that are one. */
  imageNames: string[]
  /** Of the version in force: the newer one that staff did not take. */
  turnedDown: { at: Date; reason: string } | null
  /** Why staff withdrew its validation. */
  invalidated: { at: Date; reason: string } | null
}

/** A paper (`c`) that staff has still to look at: in force or waiting to be. A refused one waits for its owner. */
export const isToJudge = sql`(c.is_latest or c.is_waiting) and not c.is_active and c.invalidated_at is null`

const kindOrder = new Map<string, number>(Object.keys(paperRules).map((kind, place) => [kind, place]))
const placeOf = (kind: string) => kindOrder.get(kind) ?? kindOrder.size

/** As people look for them: the known kinds first, a newer version behind the one in force. Ids of one second say nothing. */
const inOrder = (a: PaperRow, b: PaperRow): number =>
  placeOf(a.kind) - placeOf(b.kind) ||
  a.kind.localeCompare(b.kind) ||
  Number(a.isWaiting) - Number(b.isWaiting)

const fileNames = sql<string[]>`array(select i.id || ${pdfSuffix(sql`i.id`)}
  from unnest(credentials.image_ids) with ordinality i(id, place) order by i.place)`

const judgedBecause = (at: Date | null, reason: string | null) =>
  at !== null && reason !== null ? { at, reason } : null

/** Of each paper of these holders the version in force, and the newer one that waits. */
export const papersOf = async (
  db: Db,
  { userIds = [], vehicleIds = [] }: { userIds?: readonly string[]; vehicleIds?: readonly string[] },
): Promise<PaperRow[]> => {
  if (userIds.length + vehicleIds.length === 0) return []
  const rows = await db
    .selectFrom('credentials')
    .selectAll()
    .select(fileNames.as('image_names'))
    .where((where) => where.or([where('is_latest', '=', true), where('is_waiting', '=', true)]))
    .where((where) =>
      where.or([
        ...(userIds.length > 0 ? [where('user_id', 'in', [...userIds])] : []),
        ...(vehicleIds.length > 0 ? [where('vehicle_id', 'in', [...vehicleIds])] : []),
      ]),
    )
    .orderBy('id')
    .execute()
  const papers = rows.map((row) => ({
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
    isWaiting: row.is_waiting,
    imageIds: row.image_ids,
    imageNames: row.image_names,
    turnedDown: judgedBecause(row.turned_down_at, row.turned_down_reason),
    invalidated: judgedBecause(row.invalidated_at, row.invalidated_reason),
  }))
  return papers.toSorted(inOrder)
}

const isPaperKind = (kind: string): kind is PaperKind => (paperKinds as readonly string[]).includes(kind)

/** Of one holder, for the gates of the domain; permits of cargo types are no papers there. */
export const domainPapers = (rows: readonly Judged[]): Paper[] =>
  rows.flatMap(({ kind, expiresOn, isActive, isWaiting }) => {
    if (isWaiting || !isPaperKind(kind)) return []
    const renewal = rows.find((one) => one.isWaiting && one.kind === kind)
    return [{ kind, expiresOn, isValidated: isActive, renewal: renewal && { expiresOn: renewal.expiresOn } }]
  })

type Judged = Pick<PaperRow, 'kind' | 'expiresOn' | 'isActive' | 'isWaiting'>

const reasonView = (judged: PaperRow['turnedDown']) =>
  judged && { at: judged.at.toISOString(), reason: judged.reason }

/** As the wire knows it (`documents`). */
export const paperView = (ctx: Pick<OpenCtx, 'fileUrl'>, row: PaperRow): z.infer<typeof paperShape> => ({
  _id: row.id,
  name: row.name,
  kind: row.kind,
  isActive: row.isActive,
  isWaiting: row.isWaiting,
  isPermition: row.typeLoadId !== null,
  typeLoadId: row.typeLoadId,
  images: row.imageNames.map((name) => ctx.fileUrl(name)),
  expeditionDate: row.issuedOn,
  expirationDate: row.expiresOn,
  category: row.category,
  turnedDown: reasonView(row.turnedDown),
  invalidated: reasonView(row.invalidated),
})
