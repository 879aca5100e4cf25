/** What somebody said of a paper a moment ago is taken back, before its owner hears of it. Decision 0069. */
import { undoDenial, type Judgement } from '@arriero/domain/papers/paper-review'
import type { Ctx } from '#context.ts'
import { hintInbox } from '#effects/tell.ts'
import { record } from '#features/audit/audit.store.ts'
import { fail, refuse } from '#app-error.ts'
import {
  lockPapers,
  setDates,
  setValidation,
  takeFromForce,
  waitAgain,
  type Holder,
} from './credentials.store.ts'
import { lastJudgementOf, markUndone } from './judgements.store.ts'
import { objectOf, type LockedPaper } from './review.actions.ts'

type Kept = NonNullable<Awaited<ReturnType<typeof lastJudgementOf>>>

const asJudgement = (kept: Kept): Judgement => ({
  byId: kept.judged_by,
  at: kept.judged_at,
  isUndone: kept.undone_at !== null,
  isTold: kept.told_at !== null && kept.outcome !== 'first',
})

type Undone = { paper: LockedPaper; papers: readonly LockedPaper[]; kept: Kept }

/** Its owner has brought another one within these seconds: that one is looked at. */
const isReplaced = ({ paper, papers, kept }: Undone): boolean => {
  const isNewerThere = papers.some((one) => one.is_waiting && one.kind === paper.kind && one.id !== paper.id)
  if (kept.outcome === 'first') return !paper.is_latest && !paper.is_waiting
  // What was turned down is of no account until it is taken back; everything else is in force.
  const isOut = kept.outcome === 'refused' && kept.other_id !== null
  const other = papers.find(({ id }) => id === kept.other_id)
  return isNewerThere || (isOut ? other?.is_latest !== true : !paper.is_latest)
}

const takeBack = async (ctx: Ctx, { paper, kept }: Undone): Promise<void> => {
  const { id } = paper
  const { outcome, other_id: otherId } = kept
  if (outcome === 'first') return
  if (otherId === null) await setValidation(ctx, id, { isValidated: false })
  else if (outcome === 'validated') await takeFromForce(ctx.db, { id, otherId })
  else await waitAgain(ctx.db, { id, otherId })
}

export const undoJudgement = async (ctx: Ctx, holder: Holder, paperId: string): Promise<void> => {
  const papers = await lockPapers(ctx.db, holder)
  const paper = papers.find(({ id }) => id === paperId) ?? fail('paper.not_found')
  const kept = await lastJudgementOf(ctx.db, paperId)
  refuse(undoDenial(kept && asJudgement(kept), { actorId: ctx.actor.id, now: ctx.now }))
  if (!kept) return
  const undone = { paper, papers, kept }
  if (isReplaced(undone)) fail('paper.replaced')
  if (!(await markUndone(ctx, kept.id))) fail('paper.undo_late')
  await takeBack(ctx, undone)
  hintInbox(ctx)
  await setDates(ctx.db, paperId, { issuedOn: kept.was_issued_on, expiresOn: kept.was_expires_on })
  await record(ctx, {
    act: 'paper.undone',
    ...objectOf(holder),
    details: { paperId, kind: paper.kind, verdict: kept.outcome },
  })
}
