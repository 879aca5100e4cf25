import type { api } from '@arriero/contract'
import type { InputOf } from '@arriero/contract/endpoint'
import type { z } from 'zod'
import type { Ctx } from '#context.ts'
import { announce } from '#effects/tell.ts'
import { record } from '#features/audit/audit.store.ts'
import { fail } from '#app-error.ts'
import { refusalOf } from '#http/input.ts'
import { exportListOf } from './export-lists.ts'
import { insertExport, lockedUnfinished } from './exports.store.ts'

/** How many unfinished exports one person may have at a time. */
const unfinishedMost = 3

type Asked = InputOf<typeof api.exports.create>['body']

/** Refused as the list itself would refuse it; where a page starts and how long it is are not asked. */
const questionOf = (schema: z.ZodType, query: Asked['query']): Asked['query'] => {
  const { limit: _limit, after: _after, ...asked } = query
  const parsed = schema.safeParse(asked)
  if (!parsed.success) throw refusalOf(parsed.error.issues)
  return asked
}

export const askForExport = async (
  ctx: Ctx,
  { list: name, query, columns }: Asked,
): Promise<{ _id: string }> => {
  const list = exportListOf(name)
  if (!list?.roles.includes(ctx.actor.role)) return fail('export.list_unknown')
  const asked = questionOf(list.query, query)
  if ((await lockedUnfinished(ctx.db, ctx.actor.id)) >= unfinishedMost) fail('export.too_many')
  const _id = await insertExport(ctx, { list: name, query: asked, columns: columns ?? [] })
  await announce(ctx, { name: 'export.asked', userId: ctx.actor.id, detail: _id })
  // Which filters were set, not what people typed into them.
  const filters = Object.keys(asked).toSorted().join(' ')
  await record(ctx, {
    act: 'export.create',
    objectKind: 'export',
    objectId: _id,
    details: { list: name, filters },
  })
  return { _id }
}
