import { paperKinds } from '@arriero/domain/papers/credentials'
import { invalidationReasons } from '@arriero/domain/papers/paper-rules'
import { lettersMost } from '@arriero/domain/typed/limits'
import { operators, roles } from '@arriero/domain/people/roles'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listOf, listQuery, manyOf } from '../lists/list.ts'
import { broughtPaper, dayInput, paperCodes } from './paper-shapes.ts'
import {
  holderKinds,
  lookShape,
  missingPaperShape,
  reviewFiguresShape,
  reviewRowShape,
} from './review-shapes.ts'
import { created, idParams, idShape, instantShape, optionalParagraph, says, updated } from '../shapes.ts'
import { flag } from '../people/user-lists.ts'

/** How near the end is, each span without those before it. Decisions §12. */
export const endSpans = ['expired', 'in1', 'in7', 'in15', 'in30'] as const

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
  /** When staff asked its owner for the next one; null where nobody did since he brought this. */
  askedAt: instantShape.nullable(),
})

const holderInput = z.enum(holderKinds, says('input.invalid'))

const administrators = { roles: ['administrator'] } as const

export const papers = {
  /** What waits for a look, first come first: a row for each version. */
  review: endpoint('GET /paper/review', {
    access: administrators,
    query: listQuery(['since', '-since']).extend({
      holder: manyOf(holderInput),
      /** Whether one of two has validated it already. */
      isSecond: manyOf(flag),
    }),
    reply: listOf(reviewRowShape).extend({ figures: reviewFiguresShape }),
  }),
  look: endpoint('GET /paper/review/{_id}', {
    access: administrators,
    params: idParams,
    reply: lookShape,
    errors: ['paper.not_found'],
  }),
  judge: endpoint('POST /paper/judge/{_id}', {
    access: administrators,
    params: idParams,
    body: z.strictObject({
      isValidated: z.boolean(says('input.invalid')),
      /** Why not: chosen from the list, with words of one's own beside it. */
      reason: z.enum(invalidationReasons, says('paper.invalidation_reason_required')).optional(),
      words: optionalParagraph(lettersMost.paperReason),
      /** The days as they stand in the picture, where the reviewer corrects them; left out = as they are. */
      expeditionDate: dayInput.nullable().optional(),
      expirationDate: dayInput.nullable().optional(),
      /** How long it was looked at. */
      tookMs: z.number(says('input.invalid')).int().min(0).max(86_400_000).optional(),
    }),
    reply: updated.extend({
      /** Another person has to validate it before it counts. */
      needsSecond: z.boolean(),
    }),
    errors: [
      'paper.not_found',
      'paper.replaced',
      'paper.judged',
      'paper.expired',
      'paper.second_person',
      'paper.invalidation_words_required',
      'paper.issued_on_required',
      'paper.issued_in_future',
      'paper.expires_on_required',
      'paper.dates_out_of_order',
      'paper.already_expired',
      'paper.refrigeration_too_long',
    ],
  }),
  undo: endpoint('POST /paper/undo/{_id}', {
    access: administrators,
    params: idParams,
    reply: updated,
    errors: ['paper.not_found', 'paper.nothing_to_undo', 'paper.undo_late', 'paper.replaced'],
  }),
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
      /** Asks for this one only. */
      id: idShape.optional(),
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
