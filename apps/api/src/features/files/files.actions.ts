/** Uploads, and what acts do with them. A file is a row first, then bytes; an act attaches it in its own transaction. */
import { createHash } from 'node:crypto'
import type { ErrorCode } from '@arriero/domain/errors/errors'
import type { Ctx, OpenCtx, Db } from '#context.ts'
import { slots } from '#effects/slots.ts'
import { readWhole } from '#providers/storage/storage.ts'
import { AppError, refuse } from '#app-error.ts'
import { pdfEnding } from './file-url.ts'
import { filesByIds, knownFiles } from './files.views.ts'
import {
  insertStaged,
  lockQuota,
  markAttached,
  removeFiles,
  removeStagedBefore,
  type FileKind,
  removeMade,
} from './files.store.ts'
import { admitImage, greyOf, rewriteImage, type ImageKind } from './image-writing.ts'
import { pdfRefusal } from './pdf-check.ts'

/**
 * Files the product makes for one person: fetched by a signed link, gone within a day. Bytes first, then the row: bytes
 * without a row are swept. Answers the id.
 */
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

export const dailyBytes = 200 * 1024 * 1024
const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** One decoder for the whole process, eight in line. Decisions §12. */
const decoding = slots(1, 8)

type Content = { kind: FileKind; mediaType: string; bytes: Buffer }

const keep = async (ctx: Ctx, { kind, mediaType, bytes }: Content): Promise<{ _id: string; url: string }> => {
  const id = ctx.newId()
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  await ctx.inTransaction(async (db) => {
    const used = await lockQuota(db, ctx.actor.id, new Date(ctx.now.getTime() - dayMs))
    if (used + bytes.length > dailyBytes) throw new AppError('file.quota', { retryAfterSeconds: 3600 })
    await insertStaged(db, {
      id,
      ownerId: ctx.actor.id,
      kind,
      mediaType,
      sha256,
      sizeBytes: bytes.length,
      createdAt: ctx.now,
    })
  })
  await ctx.providers.storage.write(id, bytes).catch(async (error: unknown) => {
    // A row without bytes would be counted against him all day. Where it cannot be taken back either, the sweep does.
    await removeFiles(ctx.db, [id]).catch(() => undefined)
    throw error
  })
  return { _id: id, url: ctx.fileUrl(kind === 'pdf' ? `${id}${pdfEnding}` : id) }
}

/** `wanted` jpeg refuses everything else; image takes PNG too. The stored file is a JPEG either way. */
export const uploadImage = async (ctx: Ctx, bytes: Buffer, wanted: ImageKind) => {
  const kind = await admitImage(bytes, wanted)
  const written = await decoding(() => rewriteImage(bytes, wanted))
  return keep(ctx, { kind, mediaType: 'image/jpeg', bytes: written })
}

/** A stored picture as so many grey points a side; undefined where there is none. Waits in the line that uploads wait in. */
export const greyPicture = async (
  { providers }: OpenCtx,
  id: string,
  side: number,
): Promise<Uint8Array | undefined> => {
  const bytes = await readWhole(providers.storage, id)
  return bytes && decoding(() => greyOf(bytes, side))
}

export const uploadDocument = async (ctx: Ctx, bytes: Buffer) => {
  refuse(await pdfRefusal(bytes))
  return keep(ctx, { kind: 'pdf', mediaType: 'application/pdf', bytes })
}

/** What an object takes. A paper comes photographed or as its issuer sends it; the support document as the specification says, or as a PDF. */
type Wanted = FileKind | 'paper' | 'supportDocument'

const accepts: Record<Wanted, { kinds: readonly FileKind[]; wrong: ErrorCode }> = {
  image: { kinds: ['image', 'jpeg'], wrong: 'file.not_image' },
  jpeg: { kinds: ['jpeg'], wrong: 'file.not_jpeg' },
  pdf: { kinds: ['pdf'], wrong: 'file.not_pdf' },
  paper: { kinds: ['image', 'jpeg', 'pdf'], wrong: 'file.not_paper' },
  supportDocument: { kinds: ['jpeg', 'pdf'], wrong: 'file.not_jpeg_or_pdf' },
  export: { kinds: [], wrong: 'file.not_found' },
}

const whyNot = async (ctx: Ctx, ids: readonly string[], kind: Wanted): Promise<ErrorCode> => {
  const own = (await filesByIds(ctx.db, ids)).filter(({ ownerId }) => ownerId === ctx.actor.id)
  if (own.length < ids.length) return 'file.not_found'
  if (own.some((file) => file.state === 'attached')) return 'file.in_use'
  return accepts[kind].wrong
}

export type AttachTo = {
  objectKind: string
  objectId: string
  /** What the object takes; any image unless told. */
  kind?: Wanted
}

/** Makes the caller's own staged uploads part of an object, all or none, in the caller's transaction. */
export const attachFiles = async (
  ctx: Ctx,
  ids: readonly string[],
  { objectKind, objectId, kind = 'image' }: AttachTo,
): Promise<void> => {
  if (ids.length === 0) return
  if (new Set(ids).size < ids.length) throw new AppError('file.in_use')
  const to = { ownerId: ctx.actor.id, kinds: accepts[kind].kinds, objectKind, objectId }
  const attached = await markAttached(ctx.db, ids, to)
  if (attached < ids.length) throw new AppError(await whyNot(ctx, ids, kind))
}

const removeBytesWithoutRow = async (ctx: OpenCtx, names: readonly string[]) => {
  const known = await knownFiles(ctx.db, names)
  for (const name of names) {
    if (!known.has(name)) await ctx.providers.storage.remove(name)
  }
}

/** A daily job: staged rows after 24 h with their bytes, bytes without a row after 48 h. */
export const sweepStagedFiles = async (ctx: OpenCtx): Promise<void> => {
  await removeStagedBefore(ctx.db, new Date(ctx.now.getTime() - dayMs))
  const before = new Date(ctx.now.getTime() - 2 * dayMs)
  for await (const names of ctx.providers.storage.namesBefore(before)) await removeBytesWithoutRow(ctx, names)
}
