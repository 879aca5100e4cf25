/** An owner brings a paper, or a newer version of one. It counts only once staff has validated it. Decisions §12, security B4 row 37. */
import { paperNameOf } from '@arriero/contract/es/papers'
import { bogotaDay } from '@arriero/domain/time/calendar'
import type { ErrorCode } from '@arriero/domain/errors/errors'
import {
  cargoOfPaper,
  newPaperDenials,
  type BroughtKind,
  type PaperField,
} from '@arriero/domain/papers/paper-rules'
import type { Ctx } from '#context.ts'
import { hintInbox } from '#effects/tell.ts'
import { record } from '#features/audit/audit.store.ts'
import { typeLoadId } from '#features/catalogues/catalogue-ids.ts'
import { attachFiles } from '#features/files/files.actions.ts'
import { hasPdf } from '#features/files/files.views.ts'
import { AppError } from '#app-error.ts'
import { insertCredential, insertWaiting, lockPapers, type Holder } from './credentials.store.ts'
import { removeRequest } from './paper-requests.store.ts'

export type BroughtPaper = {
  kind: BroughtKind
  issuedOn: string | undefined
  expiresOn: string | undefined
  /** The category of a driving licence; other papers have none. */
  category: string | undefined
  /** Ids of files that the caller uploaded. */
  imageIds: readonly string[]
}

const wireFields: Record<PaperField, string> = {
  images: 'images',
  issuedOn: 'expeditionDate',
  expiresOn: 'expirationDate',
  category: 'category',
}

/** Refuses what its kind does not allow today, told by the fields of the wire below `path`. */
export const checkBrought = async (
  ctx: Ctx,
  { imageIds, ...paper }: BroughtPaper,
  path = '',
): Promise<void> => {
  const brought = {
    ...paper,
    pictureCount: imageIds.length,
    hasPdf: await hasPdf(ctx.db, imageIds, ctx.actor.id),
  }
  const denials = newPaperDenials(brought, bogotaDay(ctx.now))
  const fields = Object.fromEntries(
    (Object.entries(denials) as [PaperField, ErrorCode][]).map(([field, code]) => [
      `${path}${wireFields[field]}`,
      code,
    ]),
  )
  const [first] = Object.values(fields)
  if (first) throw new AppError(first, { fields })
}

/** The holder's row is locked by the caller, so that two versions brought at once come one after the other. */
export const givePaper = async (ctx: Ctx, holder: Holder, paper: BroughtPaper): Promise<string> => {
  const cargo = cargoOfPaper(paper.kind)
  const row = {
    holder,
    kind: paper.kind,
    name: paperNameOf(paper.kind),
    typeLoadId: cargo ? typeLoadId(cargo) : null,
    category: paper.category ?? null,
    issuedOn: paper.issuedOn ?? null,
    expiresOn: paper.expiresOn ?? null,
    imageIds: paper.imageIds,
  }
  const inForce = (await lockPapers(ctx.db, holder)).find(
    ({ kind, is_latest }) => is_latest && kind === paper.kind,
  )
  const id = inForce?.is_active
    ? await insertWaiting(ctx, row)
    : await insertCredential(ctx, { ...row, isActive: false })
  await removeRequest(ctx.db, holder, paper.kind)
  const [objectKind, objectId] =
    'userId' in holder ? (['user', holder.userId] as const) : (['vehicle', holder.vehicleId] as const)
  await attachFiles(ctx, paper.imageIds, { objectKind, objectId, kind: 'paper' })
  await record(ctx, { act: 'paper.given', objectKind, objectId, details: { paperId: id, kind: paper.kind } })
  hintInbox(ctx)
  return id
}
