/** The trail of who did what, for administrators. Decisions §17. */
import { roles } from '@arriero/domain/people/roles'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listOf, listQuery, manyOf } from '../lists/list.ts'
import { instantShape, says, searchText } from '../shapes.ts'

const word = z.string().regex(/^[a-z][a-zA-Z_.]{0,60}$/, says('input.invalid'))
const day = z.iso.date(says('input.invalid'))
const sealNumber = z.preprocess(
  (value) => (typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value),
  z.number(says('input.invalid')).int().min(0),
)
const administrators = { roles: ['administrator'] } as const

export const audit = {
  all: endpoint('GET /audit/all', {
    access: administrators,
    query: listQuery(['-at', 'at']).extend({
      act: manyOf(word),
      objectKind: manyOf(word),
      /** The object's id, or how it ends. */
      object: z.string().trim().max(60).optional(),
      /** Name, e-mail, identification or id of who acted. */
      actor: searchText.optional(),
      /** Days of Bogotá, both included. */
      from: day.optional(),
      to: day.optional(),
    }),
    reply: listOf(
      z.object({
        _id: z.string(),
        at: instantShape,
        act: z.string(),
        /** Null where nobody in particular acted: a job, an unknown visitor. */
        actor: z.object({ _id: z.string(), name: z.string(), rol: z.enum(roles) }).nullable(),
        objectKind: z.string(),
        objectId: z.string().nullable(),
        /** Name of the person, where the object is one. */
        objectName: z.string().nullable(),
        details: z.record(z.string(), z.unknown()),
        /** Number of its seal; null in its first minute. */
        seal: z.number().nullable(),
      }),
    ),
  }),
  verify: endpoint('GET /audit/verify', {
    access: administrators,
    callsPerMinute: 120,
    query: z.object({ after: sealNumber.optional() }),
    reply: z.object({
      /** How many seals and rows this call checked. */
      seals: z.number(),
      rows: z.number(),
      /** The first seal that does not hold. */
      broken: z
        .object({
          seal: z.number(),
          sealedAt: instantShape.nullable(),
          /** `rows`: a row was changed, added or taken out; `chain`: a seal itself was; `missing`: there is none. */
          cause: z.enum(['rows', 'chain', 'missing']),
        })
        .nullable(),
      /** To be given as `after` for the next ones; null after the last. */
      next: z.number().nullable(),
      /** When the last seal checked was set, and its hash for one's own records. */
      last: z.object({ seal: z.number(), sealedAt: instantShape, hash: z.string() }).nullable(),
    }),
  }),
}
