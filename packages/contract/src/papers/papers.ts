import { paperKinds } from '@arriero/domain/papers/credentials'
import { operators, roles } from '@arriero/domain/people/roles'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listOf, listQuery, manyOf } from '../lists/list.ts'
import { broughtPaper, paperCodes } from './paper-shapes.ts'
import { created, idParams, instantShape, says, updated } from '../shapes.ts'
import { flag } from '../people/user-lists.ts'

/** How near the end is, each span without those before it. Decisions §12. */
export const endSpans = ['expired', 'in1', 'in7', 'in15', 'in30'] as const
export const holderKinds = ['vehicle', 'person'] as const

const endingPaperShape = z.object({
  _id: z.string(),
  name: z.string(),
  kind: z.string(),
  isPermition: z.boolean(),
  isActive: z.boolean(),
  expirationDate: z.string(),
  /** Negative once the paper has expired. */
  daysLeft: z.number(),
  span: z.enum(endSpans),
  holder: z.enum(holderKinds),
  /** Null where the paper is a person's. */
  vehicleId: z.string().nullable(),
  licensePlate: z.string().nullable(),
  /** Of the person, or the vehicle's owner. */
  user: z.object({ _id: z.string(), name: z.string(), rol: z.enum(roles) }),
  /** A newer version that waits for staff. */
  renewal: z.object({ _id: z.string(), expirationDate: z.string().nullable() }).nullable(),
})

const missingPaperShape = z.object({
  kind: z.enum(paperKinds),
  name: z.string(),
  blocks: z.enum(['assignment', 'approval', 'ownership']),
  /** When its owner was asked for it; null while he was not. */
  askedAt: instantShape.nullable(),
})

const holderInput = z.enum(holderKinds, says('input.invalid'))

export const papers = {
  missing: endpoint('GET /paper/missing/{_id}', {
    access: { roles: ['administrator'] },
    params: idParams,
    query: z.strictObject({ holder: holderInput }),
    reply: z.object({ items: z.array(missingPaperShape) }),
    errors: ['user.not_found', 'vehicle.not_found'],
  }),
  ask: endpoint('POST /paper/ask/{_id}', {
    access: { roles: ['administrator'] },
    params: idParams,
    body: z.strictObject({ holder: holderInput, kind: z.enum(paperKinds, says('input.invalid')) }),
    reply: updated,
    errors: [
      'user.not_found',
      'vehicle.not_found',
      'paper.not_for_holder',
      'paper.not_missing',
      'paper.already_asked',
    ],
  }),
  ending: endpoint('GET /paper/ending', {
    access: { roles: ['administrator', 'enterprise', ...operators], inValidation: true },
    query: listQuery(['expirationDate', '-expirationDate']).extend({
      span: manyOf(z.enum(endSpans)),
      holder: manyOf(z.enum(holderKinds)),
      /** Whether a newer version waits for staff. */
      isRenewed: manyOf(flag),
    }),
    reply: listOf(endingPaperShape),
  }),
  give: endpoint('POST /user/paper/{_id}', {
    access: { roles: ['enterprise', ...operators], inValidation: true },
    callsPerMinute: 30,
    params: idParams,
    body: broughtPaper,
    reply: created,
    errors: ['user.not_found', 'paper.not_for_holder', ...paperCodes],
  }),
}
