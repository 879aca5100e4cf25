import { isOperatorRole, roles } from '@arriero/domain/people/roles'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { created, idParams, instantShape, says } from '../shapes.ts'
import { tableLists } from './table-lists.ts'

/** Of an export: it waits for its turn, is being written, is there to be fetched, failed, or its file is gone. */
export const exportStates = ['waiting', 'running', 'done', 'failed', 'expired'] as const

const portalRoles = roles.filter((role) => !isOperatorRole(role))

export const exports = {
  create: endpoint('POST /export', {
    access: { roles: portalRoles },
    callsPerMinute: 20,
    body: z.strictObject({
      list: z.enum(tableLists, says('input.invalid')),
      /** As the list itself is asked; page and limit do not count. */
      query: z.record(
        z.string().max(40),
        z.union([z.string().max(200), z.array(z.string().max(200)).max(40)]),
      ),
      /** Keys of the columns wanted, in their order; all of them where left out. What is not a column is passed over. */
      columns: z.array(z.string().max(40)).max(80).optional(),
    }),
    reply: created,
    errors: ['export.list_unknown', 'export.too_many'],
  }),
  state: endpoint('GET /export/{_id}', {
    access: { roles: portalRoles },
    params: idParams,
    reply: z.object({
      _id: z.string(),
      state: z.enum(exportStates),
      /** Rows written so far, without the head. */
      rowCount: z.number(),
      /** How the file is called. */
      name: z.string(),
      url: z.string().nullable(),
      /** Why it failed, to be read by a person. */
      error: z.string().nullable(),
      createdAt: instantShape,
    }),
    errors: ['export.not_found'],
  }),
}
