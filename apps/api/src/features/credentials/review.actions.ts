/** Staff's word on papers: validated or not. Shared by the papers of people and of vehicles. Spec §2 "Documents accordion". */
import { denialToValidate } from '@arriero/domain/people/accounts'
import { bogotaDay } from '@arriero/domain/time/calendar'
import type { Ctx } from '#context.ts'
import { announce } from '#effects/tell.ts'
import { record } from '#features/audit/audit.store.ts'
import { fail } from '#app-error.ts'
import { lockPapers, putInForce, setValidation, turnDownWaiting, type Holder } from './credentials.store.ts'

/** `reason`: why a newer version is not taken, or why the one in force counts no more; of nothing else. */
export type Verdict = { paperId: string; isValidated: boolean; reason?: string | undefined }

type LockedPaper = Awaited<ReturnType<typeof lockPapers>>[number]

const write = async (
  ctx: Ctx,
  holder: Holder,
  { paper, isValidated, reason }: { paper: LockedPaper } & Pick<Verdict, 'isValidated' | 'reason'>,
): Promise<void> =>
  paper.is_waiting
    ? putInForce(ctx.db, paper.id, { holder, kind: paper.kind })
    : setValidation(ctx, paper.id, { isValidated, reason })

/** What a reaction needs to find them; the moment tells one judgement from the next. */
const judgement = (ctx: Ctx, paperIds: readonly string[]): string =>
  [ctx.now.getTime(), ...paperIds].join(' ')

/** Their owner is told once of all of them. */
export const tellValidated = async (
  ctx: Ctx,
  ownerId: string,
  paperIds: readonly string[],
): Promise<void> => {
  if (paperIds.length === 0) return
  await announce(ctx, { name: 'account.reviewed', userId: ownerId, detail: judgement(ctx, paperIds) })
}

const tellInvalidated = async (ctx: Ctx, paperIds: readonly string[]): Promise<void> => {
  if (paperIds.length === 0) return
  await announce(ctx, { name: 'paper.invalidated', detail: judgement(ctx, paperIds) })
}

const objectOf = (holder: Holder) =>
  'userId' in holder
    ? ({ objectKind: 'user', objectId: holder.userId } as const)
    : ({ objectKind: 'vehicle', objectId: holder.vehicleId } as const)

type Waiting = { holder: Holder; papers: readonly LockedPaper[]; paper: LockedPaper }

/** Its owner reads why, beside the version that goes on counting. */
const turnDown = async (
  ctx: Ctx,
  { holder, papers, paper }: Waiting,
  reason: string | undefined,
): Promise<void> => {
  const { id: paperId, kind } = paper
  const because = reason ?? fail('paper.reason_required', 'reason')
  await turnDownWaiting(ctx, { holder, kind }, because)
  const details = { paperId, kind, reason: because }
  await record(ctx, { act: 'paper.turned_down', ...objectOf(holder), details })
  const inForce = papers.find((one) => one.is_latest && one.kind === kind)
  if (inForce) await announce(ctx, { name: 'paper.turned_down', detail: judgement(ctx, [inForce.id]) })
}

const paperToJudge = (papers: ReadonlyMap<string, LockedPaper>, verdict: Verdict): LockedPaper => {
  const paper = papers.get(verdict.paperId) ?? fail('paper.not_found', 'documents')
  if (!paper.is_latest && !paper.is_waiting) fail('paper.replaced', 'documents')
  if (verdict.reason !== undefined && verdict.isValidated) fail('input.invalid', 'documents')
  return paper
}

/**
 * Writes what changes and its trail. A paper of somebody else is as unknown as one that does not exist; one that its
 * owner has replaced meanwhile is nobody's to judge any more. A newer version, once validated, takes the old one's place.
 * Its owner is told of those turned down; those validated are the answer, since more may be told with them.
 */
export const judgePapers = async (
  ctx: Ctx,
  holder: Holder,
  verdicts: readonly Verdict[],
): Promise<string[]> => {
  if (verdicts.length === 0) return []
  const papers = new Map((await lockPapers(ctx.db, holder)).map((paper) => [paper.id, paper]))
  // What is turned down first: an old version is judged before a newer one takes its place.
  const inOrder = verdicts.toSorted((a, b) => Number(a.isValidated) - Number(b.isValidated))
  const validated: string[] = []
  const turnedDown: string[] = []
  for (const { paperId, isValidated, reason } of inOrder) {
    const paper = paperToJudge(papers, { paperId, isValidated, reason })
    if (paper.is_waiting && !isValidated) {
      await turnDown(ctx, { holder, papers: [...papers.values()], paper }, reason)
      continue
    }
    if (paper.is_active === isValidated) continue
    const denial = isValidated ? denialToValidate(paper.expires_on, bogotaDay(ctx.now)) : undefined
    if (denial) fail(denial, 'documents')
    await write(ctx, holder, { paper, isValidated, reason })
    await record(ctx, {
      act: isValidated ? 'paper.validated' : 'paper.invalidated',
      ...objectOf(holder),
      details: { paperId, kind: paper.kind, ...(reason === undefined ? {} : { reason }) },
    })
    const outcome = isValidated ? validated : turnedDown
    outcome.push(paperId)
  }
  await tellInvalidated(ctx, turnedDown)
  return validated
}
