/** Money that goes back to clients: what is due, and that it was paid. Decisions §10, §16, security M12. */
import { treasurers } from '@arriero/domain/people/roles'
import { lettersMost } from '@arriero/domain/typed/limits'
import { errorCodes } from '@arriero/domain/errors/errors'
import { gatewayTryStates, refusalRemedies } from '@arriero/domain/money/gateway-refunds'
import { refundCauses, refundStates, refundWays } from '@arriero/domain/money/refunds'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listOf, listQuery, manyOf } from '../lists/list.ts'
import { maskedAccount, ownRefunds } from './own-refunds.ts'
import { dayShape, referenceInput } from './settlement-shapes.ts'
import { paymentStep } from './settlements.ts'
import { idParams, idShape, instantShape, line, pesosShape, says, searchText, updated } from '../shapes.ts'

const money = { roles: treasurers } as const

const namedBy = z.object({ _id: z.string(), name: z.string() })

export const refundShape = z.object({
  _id: z.string(),
  /** Id of the service. */
  order: z.string(),
  origin: z.string(),
  destination: z.string(),
  client: namedBy.extend({ identification: z.string(), email: z.string() }),
  cause: z.enum(refundCauses),
  value: pesosShape,
  /** Of the payment it gives back; null where it is of none. */
  transaction: z.string().nullable(),
  /** That payment, as far as the gateway told of it: where the money goes back to. */
  payment: z
    .object({
      value: pesosShape,
      at: instantShape,
      brand: z.string().nullable(),
      gatewayId: z.string().nullable(),
    })
    .nullable(),
  /** The money has reached the account: until then there is nothing to give back. */
  isCaptured: z.boolean(),
  createdAt: instantShape,
  state: z.enum(refundStates),
  reference: z.string().nullable(),
  /** A picture that proves the refund was paid. */
  evidence: z.object({ url: z.string() }).nullable(),
  askedBy: namedBy.nullable(),
  askedAt: instantShape.nullable(),
  paidBy: namedBy.nullable(),
  paidAt: instantShape.nullable(),
  needsSecond: z.boolean(),
  /** How it was begun; null before. */
  way: z.enum(refundWays).nullable(),
  /** Why the gateway cannot give it back; null where it can. */
  gatewayHold: z.enum(errorCodes).nullable(),
  /** The client was asked for an account; `given`: by its last four digits, and when he named it. */
  account: z
    .object({ askedAt: instantShape, given: maskedAccount.extend({ at: instantShape }).nullable() })
    .nullable(),
  /** What was asked of the gateway, the last first. `creditId`: its own name of what it gave back; `code`: why it did not. */
  tries: z.array(
    z.object({
      at: instantShape,
      by: z.string(),
      state: z.enum(gatewayTryStates),
      creditId: z.string().nullable(),
      code: z.string().nullable(),
      remedy: z.enum(refusalRemedies).nullable(),
    }),
  ),
  /** Tries that were recorded as paid and came back, the last first. */
  rejections: z.array(
    z.object({ at: instantShape, by: z.string(), reason: z.string(), reference: z.string() }),
  ),
})
export type Refund = z.infer<typeof refundShape>

/** What narrows the list, and its sums with it. */
const refundFilters = {
  /** Asks for this one only. */
  id: idShape.optional(),
  state: manyOf(z.enum(refundStates)),
  cause: manyOf(z.enum(refundCauses)),
  /** Days of Bogotá since which they are due, both included. */
  from: dayShape.optional(),
  to: dayShape.optional(),
}

const refundSums = z.object({ count: z.number().int(), value: pesosShape })

export const refunds = {
  ...ownRefunds,
  all: endpoint('GET /accounting/refunds', {
    access: money,
    query: listQuery(['-createdAt', 'createdAt']).extend(refundFilters),
    reply: listOf(refundShape),
  }),
  totals: endpoint('GET /accounting/refunds/totals', {
    access: money,
    query: z.object({ q: searchText.optional(), ...refundFilters }),
    reply: z.object({
      all: refundSums,
      /** Only the states that some refund is in. */
      states: z.array(refundSums.extend({ state: z.enum(refundStates) })),
    }),
  }),
  pay: endpoint('POST /accounting/refund/{_id}', {
    access: money,
    params: idParams,
    body: z.strictObject({
      reference: referenceInput,
      evidence: idShape.optional(),
      /** Of the client's account, as the screen showed it: where he named another since, nothing is recorded. */
      accountGivenAt: z.iso.datetime(says('input.invalid')).optional(),
    }),
    reply: paymentStep,
    errors: [
      'refund.account_changed',
      'refund.not_found',
      'refund.already_paid',
      'refund.beyond_payment',
      'refund.not_captured',
      'refund.other_way',
      'refund.with_gateway',
      'payout.second_person',
      'payout.reference_differs',
      'refund.reference_invalid',
      'refund.reference_is_payment',
      'refund.reference_used',
      'refund.evidence_given',
      'file.not_found',
      'file.in_use',
      'file.not_image',
    ],
  }),
  /** Asks the gateway to give it back to the card; a second person presses the same. */
  send: endpoint('POST /accounting/gatewayrefund/{_id}', {
    access: money,
    params: idParams,
    /** What the screen showed; another value is refused. */
    body: z.strictObject({ value: pesosShape.positive() }),
    reply: z.object({ state: z.enum(['confirming', 'requested']) }),
    errors: [
      'refund.not_found',
      'refund.already_paid',
      'refund.beyond_payment',
      'refund.gateway_closed',
      'refund.gateway_unknown',
      'refund.needs_transfer',
      'refund.not_captured',
      'refund.other_way',
      'refund.value_differs',
      'refund.with_gateway',
      'payout.second_person',
    ],
  }),
  /** The gateway is asked within the minute what became of it; nothing is sent again. */
  look: endpoint('POST /accounting/gatewayrefundlook/{_id}', {
    access: money,
    params: idParams,
    reply: updated,
    errors: ['refund.not_found', 'refund.not_with_gateway'],
  }),
  reject: endpoint('POST /accounting/refundrejection/{_id}', {
    access: money,
    params: idParams,
    body: z.strictObject({ reason: line(lettersMost.comeback, 'payout.reason_required') }),
    reply: updated,
    errors: ['refund.not_found', 'refund.not_paid'],
  }),
  withdraw: endpoint('DELETE /accounting/refund/{_id}', {
    access: money,
    params: idParams,
    reply: updated,
    errors: ['refund.not_found', 'refund.already_paid', 'refund.not_waiting'],
  }),
}
