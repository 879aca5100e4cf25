/** A client keeps a service under a name, asks for it again, renames it, lets go of it. */
import type { Ctx } from '#context.ts'
import { fail } from '#app-error.ts'
import type { When } from '#features/orders/asked/pattern.ts'
import {
  createFrom,
  ownPattern,
  preparePattern,
  type PreparedPattern,
} from '#features/orders/repeat.actions.ts'
import {
  findPattern,
  insertTemplate,
  lockedCount,
  noteUse,
  removeOwnTemplate,
  writeName,
} from './order-templates.store.ts'

const templatesMost = 200

export const makeTemplate = async (
  ctx: Ctx,
  { name, orderId }: { name: string; orderId: string },
): Promise<{ _id: string }> => {
  if ((await lockedCount(ctx.db, ctx.actor.id)) >= templatesMost) fail('template.too_many')
  return { _id: await insertTemplate(ctx, name, await ownPattern(ctx, orderId)) }
}

export const templatePattern = async (ctx: Ctx, id: string) =>
  (await findPattern(ctx, id)) ?? fail('template.not_found')

export const prepareTemplate = async (ctx: Ctx, id: string): Promise<PreparedPattern> =>
  preparePattern(ctx, await templatePattern(ctx, id))

export const useTemplate = async (
  ctx: Ctx,
  { id, when, prepared }: { id: string; when: When; prepared: PreparedPattern },
) => {
  const made = await createFrom(ctx, prepared, when)
  await noteUse(ctx, id)
  return made
}

export const renameTemplate = async (
  ctx: Ctx,
  id: string,
  name: string | undefined,
): Promise<{ updated: true }> => {
  const pattern = await templatePattern(ctx, id)
  if (name !== undefined) await writeName(ctx, id, { name, pattern })
  return { updated: true }
}

export const removeTemplate = async (ctx: Ctx, id: string): Promise<{ removed: true }> => {
  if (!(await removeOwnTemplate(ctx, id))) fail('template.not_found')
  return { removed: true }
}
