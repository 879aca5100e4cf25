/** Staff's word on papers: validated or not. Shared by the papers of people and of vehicles. Spec §2 "Documents accordion", decision 0069. */
import { needsSecondLook, secondLookDenial, type PaperOutcome } from '@arriero/domain/papers/paper-review'
import { denialToValidate } from '@arriero/domain/people/accounts'
import { bogotaDay } from '@arriero/domain/time/calendar'
import type { Ctx } from '#context.ts'
import { announce, hintInbox } from '#effects/tell.ts'
import { record } from '#features/audit/audit.store.ts'
import { settingsInForce } from '#features/settings/settings.store.ts'
import { fail, refuse } from '#app-error.ts'
import {
  lockPapers,
  putInForce,
  setDates,
  setValidation,
  turnDownWaiting,
  type Holder,
  type PaperDates,
} from './credentials.store.ts'
import { firstLookAt, insertJudgement } from './judgements.store.ts'
import { judgementDetail } from './tell-judged.ts'

export type Verdict = {
  paperId: string
  isValidated: boolean
  /** Why a newer version is not taken, or why the one in force counts no more; of nothing else. */
  reason?: string | undefined
  /** The days as whoever validates read them; undefined = as they are. */
  dates?: PaperDates | undefined
  tookMs?: number | undefined
}

type Judging = {
  /** Told later, unless it is taken back: whoever goes from paper to paper may have slipped. */
  isHeld?: boolean
}

export type LockedPaper = Awaited<ReturnType<typeof lockPapers>>[number]

type Look = Required<Judging> & {
  holder: Holder
  papers: readonly LockedPaper[]
  paper: LockedPaper
  verdict: Verdict
}

/** Their owner is told once of all of them. */
export const tellValidated = async (
  ctx: Ctx,
  ownerId: string,
  paperIds: readonly string[],
): Promise<void> => {
  if (paperIds.length === 0) return
  await announce(ctx, { name: 'account.reviewed', userId: ownerId, detail: judgementDetail(ctx, paperIds) })
}

export const objectOf = (holder: Holder) =>
  'userId' in holder
    ? ({ objectKind: 'user', objectId: holder.userId } as const)
    : ({ objectKind: 'vehicle', objectId: holder.vehicleId } as const)

const inForceBeside = ({ papers, paper }: Look): LockedPaper | undefined =>
  papers.find((one) => one.is_latest && one.kind === paper.kind && one.id !== paper.id)

const keep = (ctx: Ctx, look: Look, outcome: PaperOutcome): Promise<void> => {
  const { paper, verdict, isHeld } = look
  hintInbox(ctx)
  return insertJudgement(ctx, {
    paperId: paper.id,
    outcome,
    reason: verdict.reason,
    tookMs: verdict.tookMs,
    dates: { issuedOn: paper.issued_on, expiresOn: paper.expires_on },
    otherId: inForceBeside(look)?.id,
    isTold: !isHeld || outcome === 'first',
  })
}

/** Days that were corrected, as they were and as they are. */
const datesTold = ({ paper, verdict: { dates } }: Look): Record<string, string | null> => {
  if (!dates) return {}
  const { issued_on: issuedOnBefore, expires_on: expiresOnBefore } = paper
  const { issuedOn: issuedOnAfter, expiresOn: expiresOnAfter } = dates
  return {
    ...(issuedOnBefore !== issuedOnAfter && { issuedOnBefore, issuedOnAfter }),
    ...(expiresOnBefore !== expiresOnAfter && { expiresOnBefore, expiresOnAfter }),
  }
}

const trace = (ctx: Ctx, look: Look, act: 'paper.validated' | 'paper.first_validated'): Promise<void> =>
  record(ctx, {
    act,
    ...objectOf(look.holder),
    details: { paperId: look.paper.id, kind: look.paper.kind, ...datesTold(look) },
  })

/** Its owner reads why, beside the version that goes on counting. */
const turnDown = async (ctx: Ctx, look: Look): Promise<void> => {
  const { holder, paper, verdict } = look
  const { id: paperId, kind } = paper
  const reason = verdict.reason ?? fail('paper.reason_required', 'reason')
  const inForce = inForceBeside(look)
  await keep(ctx, look, 'refused')
  await turnDownWaiting(ctx, { holder, kind }, reason)
  await record(ctx, { act: 'paper.turned_down', ...objectOf(holder), details: { paperId, kind, reason } })
  if (inForce && !look.isHeld)
    await announce(ctx, { name: 'paper.turned_down', detail: judgementDetail(ctx, [inForce.id]) })
}

/** It counts no more, or is told for the first time that it will not do. */
const withdraw = async (ctx: Ctx, look: Look): Promise<void> => {
  const { holder, paper, verdict } = look
  const { reason } = verdict
  await keep(ctx, look, 'refused')
  await setValidation(ctx, paper.id, { isValidated: false, reason })
  await record(ctx, {
    act: 'paper.invalidated',
    ...objectOf(holder),
    details: { paperId: paper.id, kind: paper.kind, ...(reason === undefined ? {} : { reason }) },
  })
}

/** False: another person has to validate it too before it counts. */
const isLookedAtEnough = async (ctx: Ctx, look: Look): Promise<boolean> => {
  const { id, kind, is_waiting: isNewer } = look.paper
  const { secondLook } = await settingsInForce(ctx.db)
  if (!needsSecondLook({ kind, isNewer }, secondLook)) return true
  const firstById = await firstLookAt(ctx.db, id)
  refuse(secondLookDenial(firstById, ctx.actor.id))
  if (firstById !== undefined) return true
  await trace(ctx, look, 'paper.first_validated')
  await keep(ctx, look, 'first')
  return false
}

/** Answers whether it counts from now on. */
const validate = async (ctx: Ctx, look: Look): Promise<boolean> => {
  const { holder, paper, verdict } = look
  const expiresOn = verdict.dates ? verdict.dates.expiresOn : paper.expires_on
  const denial = denialToValidate(expiresOn, bogotaDay(ctx.now))
  if (denial) fail(denial, 'documents')
  const isEnough = await isLookedAtEnough(ctx, look)
  if (isEnough) {
    await keep(ctx, look, 'validated')
    if (paper.is_waiting) await putInForce(ctx.db, paper.id, { holder, kind: paper.kind })
    else await setValidation(ctx, paper.id, { isValidated: true })
    await trace(ctx, look, 'paper.validated')
  }
  if (verdict.dates) await setDates(ctx.db, paper.id, verdict.dates)
  return isEnough
}

const paperToJudge = (papers: readonly LockedPaper[], verdict: Verdict): LockedPaper => {
  const paper = papers.find(({ id }) => id === verdict.paperId) ?? fail('paper.not_found', 'documents')
  if (!paper.is_latest && !paper.is_waiting) fail('paper.replaced', 'documents')
  if (verdict.reason !== undefined && verdict.isValidated) fail('input.invalid', 'documents')
  return paper
}

/** Nothing changes: it counts already, or counts already not and nobody says why, or that was said. */
const isSaidAlready = ({ paper, verdict: { isValidated, reason } }: Look): boolean => {
  if (paper.is_active !== isValidated) return false
  return isValidated || reason === undefined || paper.invalidated_at !== null
}

/**
 * Writes what changes and its trail. A paper of somebody else is as unknown as one that does not exist; one that its
 * owner has replaced meanwhile is nobody's to judge any more. A newer version, once validated, takes the old one's place.
 * Its owner is told of those turned down; those validated are the answer, since more may be told with them.
 */
export const judgePapers = async (
  ctx: Ctx,
  holder: Holder,
  { verdicts, isHeld = false }: Judging & { verdicts: readonly Verdict[] },
): Promise<string[]> => {
  if (verdicts.length === 0) return []
  const papers = await lockPapers(ctx.db, holder)
  // What is turned down first: an old version is judged before a newer one takes its place.
  const inOrder = verdicts.toSorted((a, b) => Number(a.isValidated) - Number(b.isValidated))
  const validated: string[] = []
  const withdrawn: string[] = []
  for (const verdict of inOrder) {
    const paper = paperToJudge(papers, verdict)
    const look: Look = { holder, papers, paper, verdict, isHeld }
    if (paper.is_waiting && !verdict.isValidated) await turnDown(ctx, look)
    else if (!isSaidAlready(look) && !verdict.isValidated) {
      await withdraw(ctx, look)
      withdrawn.push(paper.id)
    } else if (!isSaidAlready(look) && (await validate(ctx, look))) validated.push(paper.id)
  }
  if (withdrawn.length > 0 && !isHeld)
    await announce(ctx, { name: 'paper.invalidated', detail: judgementDetail(ctx, withdrawn) })
  return validated
}
