/** Settlement of carriers: what they are owed, payouts alone and in batches, advances, what the law keeps back. Decisions §16. */
import { carriers, treasurers } from '@arriero/domain/people/roles'
import { lettersMost } from '@arriero/domain/typed/limits'
import { isSettlementSpan, payoutStates, settledPayoutStates } from '@arriero/domain/money/payouts'
import { payoutKinds } from '@arriero/domain/money/settlement'
import { isDay } from '@arriero/domain/time/calendar'
import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { listOf, listQuery, manyOf } from '../lists/list.ts'
import { advanceEndpoints } from './settlement-advances.ts'
import { batchEndpoints } from './settlement-batches.ts'
import {
  dayShape,
  debtShape,
  madeFile,
  ownPayoutShape,
  payoutHolds,
  payoutShape,
  referenceInput,
  settlementShape,
} from './settlement-shapes.ts'
import { ownEndpoints } from './settlement-own.ts'
import { payableEndpoints, sealInput } from './settlement-payables.ts'
import { withholdingEndpoints } from './settlement-withholdings.ts'
import { idParams, idShape, line, says, typedPesos, updated } from '../shapes.ts'

const money = { roles: treasurers } as const
const earning = { roles: [...treasurers, ...carriers] } as const

/** Of an outgoing payment: `confirming` waits for another person. */
export const paymentStep = z.object({ state: z.enum(['confirming', 'paid']) })
/** `offset`: all of it pays back what he owes, and nothing is transferred. */
const payoutStep = z.object({ state: z.enum(['confirming', ...settledPayoutStates]) })

const yes = z.preprocess((value) => (value === 'true' ? true : value), z.literal(true))
const carrierParams = z.object({ carrierId: idShape })
const span = { from: dayShape, to: dayShape }
const inSpan = <S extends z.ZodType<{ from: string; to: string }>>(shape: S): S =>
  // What is no day has been told already.
  shape.refine(({ from, to }) => !isDay(from) || !isDay(to) || isSettlementSpan(from, to), {
    ...says('settlement.span_invalid'),
    path: ['to'],
  })

export const settlements = {
  payouts: endpoint('GET /accounting/payouts', {
    access: money,
    query: listQuery(['dueOn', '-dueOn', '-earnedAt', 'earnedAt']).extend({
      state: manyOf(z.enum(payoutStates)),
      kind: manyOf(z.enum(payoutKinds)),
      /** Asks for this one only. */
      id: idShape.optional(),
      carrierId: idShape.optional(),
      batchId: idShape.optional(),
      /** Only those that can be paid now. */
      isReady: yes.optional(),
      /** Days of Bogotá in which they were earned, both included. */
      from: dayShape.optional(),
      to: dayShape.optional(),
    }),
    reply: listOf(payoutShape),
  }),
  pay: endpoint('POST /accounting/payout/{_id}', {
    access: money,
    params: idParams,
    /** The bank has none where nothing is transferred: all of it pays back what the carrier owes. */
    body: z.strictObject({
      reference: referenceInput.optional(),
      /** What the second person read; asked for where something is other than the first one saw. */
      seal: sealInput.optional(),
    }),
    reply: payoutStep,
    errors: [
      'payout.not_found',
      'payout.already_paid',
      'payout.in_batch',
      'payout.second_person',
      'payout.reference_differs',
      'payout.changed_since',
      'advance.not_running',
      ...payoutHolds,
    ],
  }),
  withdraw: endpoint('DELETE /accounting/payout/{_id}', {
    access: money,
    params: idParams,
    reply: updated,
    errors: ['payout.not_found', 'payout.already_paid', 'payout.not_waiting', 'batch.confirming'],
  }),
  returned: endpoint('POST /accounting/returned/{_id}', {
    access: money,
    params: idParams,
    body: z.strictObject({ reason: line(lettersMost.comeback, 'payout.reason_required') }),
    reply: updated,
    errors: ['payout.not_found', 'payout.not_paid', 'advance.settled'],
  }),
  debts: endpoint('GET /accounting/debts', {
    access: money,
    query: listQuery(['-createdAt', 'createdAt']).extend({
      /** Only what is not spoken for by a payout. */
      isOpen: yes.optional(),
      carrierId: idShape.optional(),
    }),
    reply: listOf(debtShape),
  }),
  advance: endpoint('POST /accounting/advance', {
    access: money,
    body: z.strictObject({
      orderId: idShape,
      value: typedPesos('money.required'),
      reference: referenceInput,
      /** What its carrier asked for and this answers: where it is answered already, nothing is paid. */
      requestId: idShape.optional(),
    }),
    reply: paymentStep.extend({ _id: z.string() }),
    errors: [
      'order.not_found',
      'advance.not_running',
      'advance.request_over',
      'advance.too_much',
      'payout.payment_lost',
      'payout.not_captured',
      'payout.no_account',
      'payout.account_changed',
    ],
  }),
  settlement: endpoint('GET /accounting/settlement/{carrierId}', {
    access: earning,
    keyScope: 'earnings.read',
    params: carrierParams,
    query: inSpan(z.object(span)),
    reply: settlementShape,
    errors: ['user.not_found'],
  }),
  settlementItems: endpoint('GET /accounting/settlementitems/{carrierId}', {
    access: earning,
    keyScope: 'earnings.read',
    params: carrierParams,
    query: inSpan(listQuery(['-earnedAt', 'earnedAt']).extend(span)),
    reply: listOf(ownPayoutShape),
    errors: ['user.not_found'],
  }),
  paper: endpoint('POST /accounting/settlement/{carrierId}', {
    access: earning,
    transaction: 'own',
    keyless: 'address',
    callsPerMinute: 20,
    params: carrierParams,
    body: inSpan(z.strictObject(span)),
    reply: madeFile,
    errors: ['user.not_found', 'settlement.too_long'],
  }),
  ...ownEndpoints,
  ...advanceEndpoints,
  ...batchEndpoints,
  ...payableEndpoints,
  ...withholdingEndpoints,
}
