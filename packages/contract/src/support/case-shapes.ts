/** What whoever answers a PQR reads beside it: the person, the money of the service, what went out. docs/decisions/0074. */
import { refundCauses, refundStates, refundWays } from '@arriero/domain/money/refunds'
import { notificationChannels } from '@arriero/domain/notifications/notification-topics'
import { sentStates } from '@arriero/domain/notifications/sent-state'
import { roles } from '@arriero/domain/people/roles'
import { z } from 'zod'
import { instantShape, pesosShape } from '../shapes.ts'

export const accountStates = ['active', 'inValidation', 'deactivated', 'deleted'] as const
export const paymentOutcomes = ['paid', 'failed', 'open'] as const

const caseMoneyShape = z.object({
  /** Tries at paying the service, or what it had to wait, the newest first. */
  payments: z.array(
    z.object({
      _id: z.string(),
      at: instantShape,
      amount: pesosShape,
      isStandby: z.boolean(),
      outcome: z.enum(paymentOutcomes),
    }),
  ),
  refunds: z.array(
    z.object({
      _id: z.string(),
      at: instantShape,
      amount: pesosShape,
      cause: z.enum(refundCauses),
      state: z.enum(refundStates),
      /** Null while nobody has begun it. */
      way: z.enum(refundWays).nullable(),
    }),
  ),
})

export const caseShape = z.object({
  person: z.object({
    _id: z.string(),
    name: z.string(),
    rol: z.enum(roles),
    /** Null where the account has none any more. */
    email: z.string().nullable(),
    cellPhone: z.string().nullable(),
    state: z.enum(accountStates),
    since: instantShape,
    /** Stars on average; null before the first. */
    score: z.number().nullable(),
    ratings: z.number().int(),
    /** Services he took part in. */
    services: z.number().int(),
    /** His own and of his vehicles, those that count now. */
    papers: z.object({
      valid: z.number().int(),
      waiting: z.number().int(),
      expired: z.number().int(),
    }),
  }),
  order: z
    .object({
      _id: z.string(),
      origin: z.string(),
      destination: z.string(),
      status: z.number(),
      reservationDate: instantShape,
      client: z.string(),
      carrier: z.string().nullable(),
      driver: z.string().nullable(),
      plate: z.string().nullable(),
    })
    .nullable(),
  /** Null where it is about no service. */
  money: caseMoneyShape.nullable(),
  /** What the person was told of this request, the newest first. */
  letters: z.array(
    z.object({
      _id: z.string(),
      title: z.string(),
      at: instantShape,
      readAt: instantShape.nullable(),
      ways: z.array(
        z.object({ channel: z.enum(notificationChannels), state: z.enum(sentStates), at: instantShape }),
      ),
    }),
  ),
  /** Whether what he answers by mail comes in here. */
  takesMail: z.boolean(),
})
export type PqrCase = z.infer<typeof caseShape>
