/** Administrators write the words that the desk answers with. docs/decisions/0074. */
import { momentAfter } from '@arriero/domain/support/support'
import { templatesMost, unknownPlaces } from '@arriero/domain/support/templates'
import type { Ctx } from '#context.ts'
import { fail } from '#app-error.ts'
import { record } from '#features/audit/audit.store.ts'
import {
  deleteReplyTemplate,
  insertReplyTemplate,
  lockedTemplateCount,
  lockReplyTemplate,
  writeReplyTemplate,
} from './reply-templates.store.ts'

type Writing = { name: string; body: string }

const trace = (ctx: Ctx, act: 'create' | 'removed' | 'update', id: string) =>
  record(ctx, { act: `reply_template.${act}`, objectKind: 'reply_template', objectId: id })

const refuseUnknownPlaces = ({ body }: Writing): void => {
  if (unknownPlaces(body).length > 0) fail('reply_template.place_unknown', 'body')
}

export const makeReplyTemplate = async (ctx: Ctx, writing: Writing): Promise<{ _id: string }> => {
  refuseUnknownPlaces(writing)
  if ((await lockedTemplateCount(ctx.db)) >= templatesMost) fail('reply_template.too_many')
  const id = await insertReplyTemplate(ctx, writing)
  await trace(ctx, 'create', id)
  return { _id: id }
}

export const changeReplyTemplate = async (
  ctx: Ctx,
  id: string,
  { seenAt, ...writing }: Writing & { seenAt: Date },
): Promise<{ updated: true }> => {
  const changedAt = (await lockReplyTemplate(ctx.db, id)) ?? fail('reply_template.not_found')
  refuseUnknownPlaces(writing)
  if (changedAt.getTime() !== seenAt.getTime()) fail('reply_template.changed')
  await writeReplyTemplate(ctx, id, { ...writing, at: momentAfter(ctx.now, changedAt) })
  await trace(ctx, 'update', id)
  return { updated: true }
}

export const removeReplyTemplate = async (ctx: Ctx, id: string): Promise<{ removed: true }> => {
  if (!(await deleteReplyTemplate(ctx.db, id))) fail('reply_template.not_found')
  await trace(ctx, 'removed', id)
  return { removed: true }
}
