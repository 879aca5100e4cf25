import { lettersMost } from '@arriero/domain/typed/limits'
import { isOperatorRole, roles } from '@arriero/domain/people/roles'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { created, idParams, idShape, instantShape, line, says, updated } from '../shapes.ts'
import { tableLists } from './table-lists.ts'

/** Bytes of what a view keeps, written as JSON. */
export const viewLimitBytes = 8192

const list = z.enum(tableLists, says('input.invalid'))
const key = z.string().regex(/^-?[A-Za-z][A-Za-z0-9]{0,39}$/, says('input.invalid'))
const keys = z.array(key).max(60)

/** The filters, sort and columns that a person set on a list. */
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
  all: endpoint('GET /table/views', {
    access: { roles: portalRoles },
    query: z.object({ list }),
    reply: z.object({ items: z.array(view) }),
  }),
  create: endpoint('POST /table/views', {
    access: { roles: portalRoles },
    callsPerMinute: 60,
    body: z.strictObject({ list, ...viewBody }),
    reply: created,
    errors: ['view.name_taken', 'view.not_shareable', 'view.too_many'],
  }),
  update: endpoint('PUT /table/views/{_id}', {
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
    errors: ['view.name_taken', 'view.not_found', 'view.not_shareable'],
  }),
  remove: endpoint('DELETE /table/views/{_id}', {
    access: { roles: portalRoles },
    params: idParams,
    reply: z.object({ removed: z.literal(true) }),
    errors: ['view.not_found'],
  }),
  setDefault: endpoint('PUT /table/default', {
    access: { roles: portalRoles },
    callsPerMinute: 60,
    body: z.strictObject({ list, viewId: idShape.nullable() }),
    reply: updated,
    errors: ['view.not_found'],
  }),
}
