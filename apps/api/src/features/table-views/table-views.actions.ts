import type { api } from '@arriero/contract'
import type { InputOf } from '@arriero/contract/endpoint'
import type { AuditAct } from '@arriero/domain/house/audit'
import { isStaffRole } from '@arriero/domain/people/roles'
import type { Ctx } from '#context.ts'
import { record } from '#features/audit/audit.store.ts'
import { noteKeptView } from '#features/users/kept-views.store.ts'
import { fail } from '#app-error.ts'
import {
  changeOwnView,
  insertView,
  lockedCount,
  removeOwnView,
  writeDefault,
  type ViewChange,
} from './table-views.store.ts'
import { isViewOf } from './table-views.views.ts'

/** How many views one person may save for one list. */
const viewsMost = 50

/** Only staff shares: a role of others holds people of many companies. */
const sharedRoleOf = ({ actor }: Ctx, isShared: boolean): string | null => {
  if (!isShared) return null
  return isStaffRole(actor.role) ? actor.role : fail('view.not_shareable')
}

/** What is shared is on the trail: it changes what colleagues find. */
const trace = (ctx: Ctx, act: AuditAct, viewId: string) =>
  record(ctx, { act, objectKind: 'table_view', objectId: viewId, details: { role: ctx.actor.role } })

type New = InputOf<typeof api.tableViews.create>['body']

export const createView = async (
  ctx: Ctx,
  { list, name, isShared, state }: New,
): Promise<{ _id: string }> => {
  const sharedRole = sharedRoleOf(ctx, isShared)
  if ((await lockedCount(ctx.db, ctx.actor.id, list)) >= viewsMost) fail('view.too_many')
  const _id = await insertView(ctx, { list, name, sharedRole, state })
  await noteKeptView(ctx)
  if (sharedRole) await trace(ctx, 'table_view.shared', _id)
  return { _id }
}

type Change = InputOf<typeof api.tableViews.update>['body']

const changeOf = (ctx: Ctx, { name, isShared, state }: Change): ViewChange => ({
  ...(name === undefined ? {} : { name }),
  ...(isShared === undefined ? {} : { sharedRole: sharedRoleOf(ctx, isShared) }),
  ...(state === undefined ? {} : { state }),
})

export const updateView = async (ctx: Ctx, id: string, change: Change): Promise<{ updated: true }> => {
  if (!(await changeOwnView(ctx, id, changeOf(ctx, change)))) fail('view.not_found')
  if (change.isShared !== undefined)
    await trace(ctx, change.isShared ? 'table_view.shared' : 'table_view.unshared', id)
  return { updated: true }
}

export const removeView = async (ctx: Ctx, id: string): Promise<{ removed: true }> => {
  const { sharedRole } = (await removeOwnView(ctx, id)) ?? fail('view.not_found')
  if (sharedRole) await trace(ctx, 'table_view.unshared', id)
  return { removed: true }
}

type Default = InputOf<typeof api.tableViews.setDefault>['body']

export const chooseDefault = async (ctx: Ctx, { list, viewId }: Default): Promise<{ updated: true }> => {
  if (viewId !== null && !(await isViewOf(ctx, list, viewId))) fail('view.not_found')
  await writeDefault(ctx, list, viewId)
  return { updated: true }
}
