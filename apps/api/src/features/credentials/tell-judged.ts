/** What was said of papers is told once it cannot be taken back: of all papers of a holder at once. Decision 0069. */
import { tellAfterMs } from '@arriero/domain/papers/paper-review'
import type { OpenCtx } from '#context.ts'
import { announce } from '#effects/tell.ts'
import { takeToTell, type DueJudgement } from './judgements.store.ts'
import { holdersToTell, type DueHolder } from './judgements.views.ts'

/** What a reaction needs to find them; the moment tells one judgement from the next. */
export const judgementDetail = ({ now }: Pick<OpenCtx, 'now'>, paperIds: readonly string[]): string =>
  [now.getTime(), ...paperIds].join(' ')

const tellHolder = async (ctx: OpenCtx, holder: DueHolder, before: Date): Promise<void> => {
  const judgements = await takeToTell(ctx, { ...holder, before })
  const idsOf = (which: (one: DueJudgement) => boolean) =>
    judgements.filter(which).map(({ paperId }) => paperId)
  const validated = idsOf(({ outcome }) => outcome === 'validated')
  const refused = idsOf(({ outcome, otherId }) => outcome === 'refused' && otherId === null)
  if (validated.length > 0)
    await announce(ctx, {
      name: 'account.reviewed',
      userId: holder.ownerId,
      detail: judgementDetail(ctx, validated),
    })
  if (refused.length > 0)
    await announce(ctx, { name: 'paper.invalidated', detail: judgementDetail(ctx, refused) })
  // A newer version that was not taken: its owner reads it of the one that goes on counting.
  for (const { outcome, otherId } of judgements)
    if (outcome === 'refused' && otherId !== null)
      await announce(ctx, { name: 'paper.turned_down', detail: judgementDetail(ctx, [otherId]) })
}

export const tellJudged = async (ctx: OpenCtx): Promise<void> => {
  const before = new Date(ctx.now.getTime() - tellAfterMs)
  for (const holder of await holdersToTell(ctx.db, before))
    await ctx.inTransaction((db) => tellHolder({ ...ctx, db }, holder, before))
}
