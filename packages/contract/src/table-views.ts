import { lettersMost } from '@arriero/domain/limits'
import { isOperatorRole, roles } from '@arriero/domain/roles'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { created, idParams, idShape, instantShape, line, says, updated } from './shapes.ts'
import { tableLists } from './table-lists.ts'

/** Bytes of what a view keeps, written as JSON. */
export const viewLimitBytes = 8192

const list = z.enum(tableLists, says('input.invalid'))
const key = z.string().regex(/^-?[A-Za-z][A-Za-z0-9]{0,39}$/, says('input.invalid'))
const keys = z.array(key).max(60)

/** What a person set on a list. */
export const viewStateShape = z.strictObject({
  filters: z.record(key, z.array(z.string().max(200)).max(40)),
  sort: key.nullable(),
  layout: z.strictObject({
    order: keys,
    hidden: keys,
    shown: keys,
    density: z.enum(['comfortable', 'compact']),
  }),
})
export type ViewState = z.infer<typeof viewStateShape>

const isSmall = (state: unknown) => new TextEncoder().encode(JSON.stringify(state)).length <= viewLimitBytes

const viewBody = {
  name: line(lettersMost.label, 'name.required'),
  /** With everybody of the role of its owner; staff only. */
  isShared: z.boolean(),
  state: viewStateShape.refine(isSmall, says('view.too_large')),
}

const view = z.object({
  _id: z.string(),
  name: z.string(),
  isOwn: z.boolean(),
  isShared: z.boolean(),
  /** The list opens with it, for this caller. */
  isDefault: z.boolean(),
  owner: z.object({ name: z.string() }),
  state: viewStateShape,
  updatedAt: instantShape,
})

/** Who works with tables: everybody but those on the road. */
const portalRoles = roles.filter((role) => !isOperatorRole(role))

export const tableViews = {
  all: endpoint({
    method: 'GET',
    path: '/table/views',
    summary: "Views of a list: the caller's own, and those shared with his role.",
    access: { roles: portalRoles },
    query: z.object({ list }),
    reply: z.object({ items: z.array(view) }),
    errors: [],
  }),
  create: endpoint({
    method: 'POST',
    path: '/table/views',
    summary: 'Keep a view of a list, for oneself or (staff) for everybody of the same role.',
    access: { roles: portalRoles },
    callsPerMinute: 60,
    body: z.strictObject({ list, ...viewBody }),
    reply: created,
    errors: ['name.required', 'view.name_taken', 'view.not_shareable', 'view.too_large', 'view.too_many'],
  }),
  update: endpoint({
    method: 'PUT',
    path: '/table/views/{_id}',
    summary: 'Rename, share or change an own view.',
    access: { roles: portalRoles },
    callsPerMinute: 60,
    params: idParams,
    sentBack: { reading: { reply: view }, guards: [] },
    body: z.strictObject({
      name: viewBody.name.optional(),
      isShared: viewBody.isShared.optional(),
      state: viewBody.state.optional(),
    }),
    reply: updated,
    errors: [
      'name.required',
      'input.not_changeable',
      'view.name_taken',
      'view.not_found',
      'view.not_shareable',
      'view.too_large',
    ],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/table/views/{_id}',
    summary: 'Remove an own view; whoever opened the list with it opens it as usual again.',
    access: { roles: portalRoles },
    params: idParams,
    reply: z.object({ removed: z.literal(true) }),
    errors: ['view.not_found'],
  }),
  setDefault: endpoint({
    method: 'PUT',
    path: '/table/default',
    summary: 'The view with which a list opens for the caller; null for the usual list.',
    access: { roles: portalRoles },
    callsPerMinute: 60,
    body: z.strictObject({ list, viewId: idShape.nullable() }),
    reply: updated,
    errors: ['view.not_found'],
  }),
}
