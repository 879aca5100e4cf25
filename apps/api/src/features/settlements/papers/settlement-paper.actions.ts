/** The settlement as a paper to keep. */
import { settlementPaperMost } from '@arriero/domain/money/payouts'
import type { OwnPayout } from '@arriero/contract/money/settlement-shapes'
import type { Ctx } from '#context.ts'
import { keepMade } from '#features/files/files.actions.ts'
import { fail } from '#app-error.ts'
import { settlementPdf } from './settlement-paper.template.ts'
import { settlementTexts as texts } from './settlement.texts.ts'
import type { Span } from './settlement-sums.views.ts'
import { settlementFor, settlementItems } from './settlement.views.ts'

const pageSize = 100

const allItems = async (ctx: Ctx, carrierId: string, span: Span): Promise<OwnPayout[]> => {
  const items: OwnPayout[] = []
  for (let after: string | undefined; ;) {
    const query = { ...span, limit: pageSize, sort: 'earnedAt' as const, after }
    const page = (await settlementItems(ctx, carrierId, query)) ?? fail('user.not_found')
    items.push(...page.items)
    if (page.next === null) return items
    after = page.next
  }
}

export const settlementPaper = async (
  ctx: Ctx,
  carrierId: string,
  span: Span,
): Promise<{ name: string; url: string }> => {
  const settlement = (await settlementFor(ctx, carrierId, span)) ?? fail('user.not_found')
  if (settlement.count > settlementPaperMost) fail('settlement.too_long', 'to')
  const items = await allItems(ctx, carrierId, span)
  const bytes = await settlementPdf({ ...settlement, items }, { brand: ctx.facts.brand, madeAt: ctx.now })
  const id = await keepMade(ctx, { bytes, mediaType: 'application/pdf' })
  return { name: texts.fileName(settlement.carrier.name, span), url: ctx.fileUrl(id) }
}
