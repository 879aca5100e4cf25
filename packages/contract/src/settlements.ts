/** Settlement of carriers: what they are owed, payouts alone and in batches, advances, what the law keeps back. Decisions §16. */
import { lettersMost } from '@arriero/domain/limits'
import { payoutStates, settledPayoutStates } from '@arriero/domain/payouts'
import { payoutKinds } from '@arriero/domain/settlement'
import { z } from 'zod'
import { endpoint } from './endpoint.ts'
import { listOf, listQuery, manyOf } from './list.ts'
import { batchEndpoints } from './settlement-batches.ts'
import {
  dayShape,
  debtShape,
  madeFile,
  ownPayoutShape,
  ownTotalsShape,
  payoutHolds,
  payoutShape,
  referenceInput,
  settlementShape,
} from './settlement-shapes.ts'
import { withholdingEndpoints } from './settlement-withholdings.ts'
import { idParams, idShape, line, searchText, typedPesos, updated } from './shapes.ts'

const money = { roles: ['administrator', 'accountancy'] } as const
const earning = { roles: ['administrator', 'accountancy', 'enterprise', 'driver'] } as const

/** Of an outgoing payment: `confirming` waits for another person. */
export const paymentStep = z.object({ state: z.enum(['confirming', 'paid']) })
/** `offset`: all of it pays back what he owes, and nothing is transferred. */
const payoutStep = z.object({ state: z.enum(['confirming', ...settledPayoutStates]) })

const yes = z.preprocess((value) => (value === 'true' ? true : value), z.literal(true))
const carrierParams = z.object({ carrierId: idShape })
/** Days of Bogotá on which it was earned, both included. */
const earnedDays = { from: dayShape.optional(), to: dayShape.optional() }
const span = { from: dayShape, to: dayShape }

export const settlements = {
  payouts: endpoint({
    method: 'GET',
    path: '/accounting/payouts',
    summary: 'What carriers are owed and were paid, line by line, the first due first.',
    access: money,
    query: listQuery(['dueOn', '-dueOn', '-earnedAt', 'earnedAt']).extend({
      state: manyOf(z.enum(payoutStates)),
      kind: manyOf(z.enum(payoutKinds)),
      /** Just this one. */
      id: idShape.optional(),
      carrierId: idShape.optional(),
      batchId: idShape.optional(),
      /** Only those that can be paid now. */
      isReady: yes.optional(),
    }),
    reply: listOf(payoutShape),
    errors: [],
  }),
  own: endpoint({
    method: 'GET',
    path: '/settlement/own',
    summary: "A carrier's own earnings: what comes of each service, when, and what was paid.",
    access: { roles: ['enterprise', 'driver'] },
    keyScope: 'earnings.read',
    query: listQuery(['-earnedAt', 'earnedAt']).extend({
      /** Just this one. */
      id: idShape.optional(),
      state: manyOf(z.enum(payoutStates)),
      ...earnedDays,
    }),
    reply: listOf(ownPayoutShape),
    errors: [],
  }),
  ownTotals: endpoint({
    method: 'GET',
    path: '/settlement/own/totals',
    summary: 'What a carrier earned comes to, in all and by state, narrowed as the list is.',
    access: { roles: ['enterprise', 'driver'] },
    keyScope: 'earnings.read',
    query: z.object({
      q: searchText.optional(),
      state: manyOf(z.enum(payoutStates)),
      ...earnedDays,
    }),
    reply: ownTotalsShape,
    errors: [],
  }),
  pay: endpoint({
    method: 'POST',
    path: '/accounting/payout/{_id}',
    summary:
      'Record that a carrier was paid; above a setting another person confirms with the same reference.',
    access: money,
    params: idParams,
    /** The bank has none where nothing is transferred: all of it pays back what the carrier owes. */
    body: z.strictObject({ reference: referenceInput.optional() }),
    reply: payoutStep,
    errors: [
      'payout.not_found',
      'payout.already_paid',
      'payout.in_batch',
      'payout.second_person',
      'payout.reference_differs',
      'payout.reference_required',
      'advance.not_running',
      ...payoutHolds,
    ],
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/accounting/payout/{_id}',
    summary: 'Take back a payout that waits for its second person, or take it out of its batch.',
    access: money,
    params: idParams,
    reply: updated,
    errors: ['payout.not_found', 'payout.already_paid', 'payout.not_waiting', 'batch.confirming'],
  }),
  returned: endpoint({
    method: 'POST',
    path: '/accounting/returned/{_id}',
    summary: 'Record that the bank sent a transfer back: it is owed anew, and its carrier is told why.',
    access: money,
    params: idParams,
    body: z.strictObject({ reason: line(lettersMost.comeback, 'payout.reason_required') }),
    reply: updated,
    errors: ['payout.not_found', 'payout.not_paid', 'payout.reason_required', 'advance.settled'],
  }),
  debts: endpoint({
    method: 'GET',
    path: '/accounting/debts',
    summary:
      'What carriers owe for advances of services that were cancelled; their next payouts pay it back.',
    access: money,
    query: listQuery(['-createdAt', 'createdAt']).extend({
      /** Only what is not spoken for by a payout. */
      isOpen: yes.optional(),
      carrierId: idShape.optional(),
    }),
    reply: listOf(debtShape),
    errors: [],
  }),
  advance: endpoint({
    method: 'POST',
    path: '/accounting/advance',
    summary: 'Record an advance to the carrier of a running service, up to a part of its value.',
    access: money,
    body: z.strictObject({
      orderId: idShape,
      value: typedPesos('money.required'),
      reference: referenceInput,
    }),
    reply: paymentStep.extend({ _id: z.string() }),
    errors: [
      'order.not_found',
      'advance.not_running',
      'advance.too_much',
      'payout.payment_lost',
      'payout.not_captured',
      'payout.no_account',
      'payout.reference_required',
      'money.required',
      'money.too_large',
    ],
  }),
  settlement: endpoint({
    method: 'GET',
    path: '/accounting/settlement/{carrierId}',
    summary:
      'The sums of what one carrier earned between two days, and what he owes; a carrier only his own.',
    access: earning,
    keyScope: 'earnings.read',
    params: carrierParams,
    query: z.object(span),
    reply: settlementShape,
    errors: ['user.not_found', 'settlement.span_invalid'],
  }),
  settlementItems: endpoint({
    method: 'GET',
    path: '/accounting/settlementitems/{carrierId}',
    summary: 'What one carrier earned between two days, line by line; a carrier only his own.',
    access: earning,
    keyScope: 'earnings.read',
    params: carrierParams,
    query: listQuery(['-earnedAt', 'earnedAt']).extend(span),
    reply: listOf(ownPayoutShape),
    errors: ['user.not_found', 'settlement.span_invalid'],
  }),
  paper: endpoint({
    method: 'POST',
    path: '/accounting/settlement/{carrierId}',
    summary: 'The settlement of a carrier between two days as a PDF; a carrier only his own.',
    access: earning,
    transaction: 'own',
    keyless: 'address',
    callsPerMinute: 20,
    params: carrierParams,
    body: z.strictObject(span),
    reply: madeFile,
    errors: ['user.not_found', 'settlement.span_invalid', 'settlement.too_long'],
  }),
  ...batchEndpoints,
  ...withholdingEndpoints,
}
