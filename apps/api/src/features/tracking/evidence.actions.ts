/** A step that waited in a phone and meets a cancelled service changes nothing, but what was sent is kept. Decisions §7. */
import type { Ctx } from '#context.ts'
import { tell } from '#effects/tell.ts'
import { attachFiles } from '#features/files/files.actions.ts'
import { filesByIds } from '#features/files/files.views.ts'
import type { OrderRow } from '#features/orders/order-row.ts'
import { AppError, fail } from '#http/app-error.ts'
import { keptEvidence } from './reported.views.ts'
import { historyFacts, isDone, timeOf, type Report } from './report.ts'

/** More than any trip has steps; nobody fills a cancelled service's history. */
const keptMax = 30

/** Photos that cannot be attached any more must not cost the rest of the evidence. */
const attachable = async ({ db, actor }: Ctx, ids: readonly string[]): Promise<string[]> =>
  (await filesByIds(db, [...new Set(ids)]))
    .filter(({ ownerId, state, kind }) => ownerId === actor.id && state === 'staged' && kind !== 'pdf')
    .map(({ id }) => id)

/** `order` is locked and cancelled. The same step of the same moment is kept once; the answer is always the refusal. */
export const keepEvidence = async (ctx: Ctx, order: OrderRow, report: Report): Promise<never> => {
  const { total, same } = await keptEvidence(ctx, order.id, report)
  if (isDone(order, report) || same > 0 || total >= keptMax) return fail('order.cancelled')
  const imageIds = await attachable(ctx, report.imageIds ?? [])
  await attachFiles(ctx, imageIds, { objectKind: 'order', objectId: order.id })
  await tell(
    ctx,
    { name: 'order.evidence_kept', orderId: order.id, detail: report.milestone },
    {
      ...historyFacts(report, timeOf(ctx, order, report)),
      act: `evidence.${report.milestone}`,
      details: { imageIds },
    },
  )
  throw new AppError('order.cancelled', { keepsChanges: true })
}
