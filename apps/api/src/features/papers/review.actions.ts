/** Staff goes from paper to paper: one is validated or refused, and that taken back for a moment. Decision 0069. */
import type { api } from '@arriero/contract'
import type { InputOf } from '@arriero/contract/endpoint'
import { invalidationText } from '@arriero/contract/es/papers'
import { lettersMost } from '@arriero/domain/typed/limits'
import { datesDenials, isBroughtKind, reasonDenial } from '@arriero/domain/papers/paper-rules'
import { bogotaDay } from '@arriero/domain/time/calendar'
import type { Ctx } from '#context.ts'
import { AppError, fail } from '#app-error.ts'
import { lockAccount } from '#features/accounts/account-lock.store.ts'
import { recordReading } from '#features/audit/readings.store.ts'
import { holderOfPaper, type Holder, type PaperDates } from '#features/credentials/credentials.store.ts'
import { papersOf, type PaperRow } from '#features/credentials/credentials.views.ts'
import { judgePapers, objectOf } from '#features/credentials/review.actions.ts'
import { undoJudgement } from '#features/credentials/undo.actions.ts'
import { changeUser } from '#features/users/users.store.ts'
import { keepReview, lockVehicle } from '#features/vehicles/vehicles.store.ts'
import { lookAt, type Look } from './look.views.ts'

type Body = InputOf<typeof api.papers.judge>['body']

const holderOf = async ({ db }: Ctx, paperId: string): Promise<Holder> =>
  (await holderOfPaper(db, paperId)) ?? fail('paper.not_found')

/** Whoever reviews the same person or vehicle meanwhile comes after, and learns that it has changed. */
const nextVersion = async ({ db }: Ctx, holder: Holder): Promise<void> => {
  if ('vehicleId' in holder) {
    const vehicle = (await lockVehicle(db, holder.vehicleId)) ?? fail('paper.not_found')
    return keepReview(db, vehicle, vehicle.is_active)
  }
  const held = await lockAccount(db, holder.userId, { withAdministrators: false })
  const { account } = held ?? fail('paper.not_found')
  return changeUser(db, account, {})
}

/** As it was looked at: judged by nobody meanwhile. */
const paperToJudge = async ({ db }: Ctx, holder: Holder, paperId: string): Promise<PaperRow> => {
  const of = 'userId' in holder ? { userIds: [holder.userId] } : { vehicleIds: [holder.vehicleId] }
  const paper = (await papersOf(db, of)).find(({ id }) => id === paperId) ?? fail('paper.replaced')
  if (paper.isActive || paper.invalidated !== null) fail('paper.judged')
  return paper
}

const reasonOf = ({ isValidated, reason, words = '' }: Body): string | undefined => {
  if (isValidated) {
    if (reason !== undefined || words !== '') fail('input.invalid', 'reason')
    return undefined
  }
  const denial = reasonDenial(reason, words)
  if (denial) fail(denial, reason === undefined ? 'reason' : 'words')
  const text = reason === undefined ? '' : invalidationText(reason, words)
  if ([...text].length > lettersMost.paperReason) fail('input.invalid', 'words')
  return text
}

/** Undefined where they stay as they are. A day is corrected by whoever validates, never by the way of a refusal. */
const datesOf = (ctx: Ctx, paper: PaperRow, body: Body): PaperDates | undefined => {
  const { issuedOn, expiresOn, kind } = paper
  const seen = {
    issuedOn: body.expeditionDate === undefined ? issuedOn : body.expeditionDate,
    expiresOn: body.expirationDate === undefined ? expiresOn : body.expirationDate,
  }
  if (seen.issuedOn === issuedOn && seen.expiresOn === expiresOn) return undefined
  if (!body.isValidated || !isBroughtKind(kind)) return fail('input.invalid', 'expeditionDate')
  const denials = datesDenials(kind, seen, bogotaDay(ctx.now))
  const fields = {
    ...(denials.issuedOn && { expeditionDate: denials.issuedOn }),
    ...(denials.expiresOn && { expirationDate: denials.expiresOn }),
  }
  const [first] = Object.values(fields)
  if (first) throw new AppError(first, { fields })
  return seen
}

export const judgePaper = async (
  ctx: Ctx,
  paperId: string,
  body: Body,
): Promise<{ updated: true; needsSecond: boolean }> => {
  const holder = await holderOf(ctx, paperId)
  await nextVersion(ctx, holder)
  const paper = await paperToJudge(ctx, holder, paperId)
  const { isValidated, tookMs } = body
  const verdict = { paperId, isValidated, reason: reasonOf(body), dates: datesOf(ctx, paper, body), tookMs }
  const validated = await judgePapers(ctx, holder, { verdicts: [verdict], isHeld: true })
  return { updated: true, needsSecond: isValidated && validated.length === 0 }
}

export const undoReview = async (ctx: Ctx, paperId: string): Promise<{ updated: true }> => {
  const holder = await holderOf(ctx, paperId)
  await nextVersion(ctx, holder)
  await undoJudgement(ctx, holder, paperId)
  return { updated: true }
}

/** Whoever is given the pictures has read them. Decisions §17. */
export const readPaper = async (ctx: Ctx, paperId: string): Promise<Look> => {
  const holder = await holderOf(ctx, paperId)
  const look = (await lookAt(ctx, paperId, holder)) ?? fail('paper.not_found')
  if (look.paper.images.length > 0)
    await recordReading(ctx, { act: 'paper.read', ...objectOf(holder), details: { paperId } })
  return look
}
