/** Taking one's own data along. Decisions §17. */
import type { api } from '@arriero/contract'
import type { ReplyOf } from '@arriero/contract/endpoint'
import type { Ctx } from '#context.ts'
import { atOneMoment } from '#database/snapshot.ts'
import { record } from '#features/audit/audit.store.ts'
import { confirmOwner } from '#features/sessions/sessions.actions.ts'
import { dataSections } from './data-sections.views.ts'
import { sectionTexts } from './rights.texts.ts'

/** Never inside a transaction. */
export const ownData = async (
  ctx: Ctx,
  proof: { password: string; code?: string | undefined; address: string },
): Promise<ReplyOf<typeof api.rights.data>> => {
  await confirmOwner(ctx, proof)
  await record(ctx, { act: 'user.data_read', objectKind: 'user', objectId: ctx.actor.id })
  const sections = await atOneMoment(ctx, ({ db }) => dataSections(db, ctx.actor.id))
  return {
    at: ctx.now.toISOString(),
    sections: sections.map((section) => ({ ...section, title: sectionTexts[section.name] ?? section.name })),
  }
}
