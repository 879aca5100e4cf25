import { settingKeys } from '@arriero/domain/house/settings'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listOf, listQuery } from '../lists/list.ts'
import { instantShape, says, updated } from '../shapes.ts'

/** One figure that administrators set, with its limits. */
const figure = z.object({
  key: z.enum(settingKeys),
  value: z.number(),
  initial: z.number(),
  least: z.number(),
  most: z.number(),
  /** Null while nobody has set it. */
  updatedAt: instantShape.nullable(),
})

export const settings = {
  all: endpoint('GET /setting/all', {
    access: { roles: ['administrator'] },
    reply: z.object({ items: z.array(figure) }),
  }),
  update: endpoint('PUT /setting/update/{key}', {
    access: { roles: ['administrator'] },
    params: z.object({ key: z.string().regex(/^[A-Za-z]{1,60}$/, says('input.invalid')) }),
    sentBack: { reading: { reply: figure }, guards: [] },
    body: z.strictObject({
      value: z.number(says('setting.out_of_range')),
      /** As it was when it was read: what somebody else set meanwhile is not written over. */
      before: z.number(says('input.invalid')).optional(),
    }),
    reply: updated,
    errors: ['setting.not_found', 'setting.changed'],
  }),
  history: endpoint('GET /setting/history', {
    access: { roles: ['administrator'] },
    query: listQuery(['-at', 'at']).extend({ key: z.enum(settingKeys, says('input.invalid')).optional() }),
    reply: listOf(
      z.object({
        _id: z.string(),
        at: instantShape,
        by: z.object({ _id: z.string(), name: z.string() }).nullable(),
        key: z.enum(settingKeys),
        before: z.number(),
        after: z.number(),
      }),
    ),
  }),
}
